import { mergedZones } from './merged-zones.ts';

/** Reasons to look twice at the offset that a local time was read with. */
export const birthTimeWarnings = [
  /** The clocks were put forward over this local time: it did not exist. */
  'time-skipped',
  /** The clocks were put back over this local time: it existed twice. */
  'time-repeated',
  /** The zone's history of its own, at that date, is missing from JavaScript engines: another zone's stands for it. */
  'zone-merged-before-1970',
  /** India's clocks were moved during the war of 1941-45, and not everywhere alike. */
  'india-wartime',
  /** Before 1948 Calcutta, Bombay, Madras and the railways kept times of their own beside Indian standard time. */
  'india-before-1948',
  /** The offset was given by hand: the zone's history was not asked. */
  'offset-given-by-hand',
] as const;

/** See {@link birthTimeWarnings}. */
export type BirthTimeWarning = (typeof birthTimeWarnings)[number];

/** A birth as it is told: wall clock and place's zone. */
export interface LocalBirthTime {
  /** 'yyyy-MM-dd'. */
  localDate: string;
  /** 'HH:mm' or 'HH:mm:ss', 24-hour. */
  localTime: string;
  /** IANA zone of the place, as 'Asia/Kolkata'. */
  zone: string;
  /** Minutes east of Greenwich, -960 to 960; fractions are fine. Overrides the zone. */
  utcOffsetMinutes?: number | undefined;
}

/** One reading of a local time. */
export interface BirthInstant {
  /** Unix time in milliseconds. */
  utcMs: number;
  /**
   * Local time less UTC. Given back as `utcOffsetMinutes` (divided by 60) it leads to this very instant, also where
   * a skipped time is read with the offset that had just ended.
   */
  offsetSeconds: number;
}

interface Warned {
  warnings: readonly BirthTimeWarning[];
}

interface DoubtfulBirthInstant extends BirthInstant, Warned {
  kind: 'overlap' | 'gap';
  candidates: readonly [BirthInstant, BirthInstant];
}

/**
 * What a local time means. `utcMs` and `offsetSeconds` are the reading to use: where there are two `candidates`,
 * earlier first, it is the one that Temporal calls 'compatible' (the first of a repeated time; a skipped time is
 * moved on by the length of the gap), until the user chooses.
 */
export type ResolvedBirthInstant = ({ kind: 'unique' } & BirthInstant & Warned) | DoubtfulBirthInstant;

/** A local day from its first instant to the first of the next, for births whose time is not known. */
export interface LocalDay {
  fromUtcMs: number;
  toUtcMs: number;
  warnings: readonly BirthTimeWarning[];
}

const longestOffsetMinutes = 960;
const indianZones = ['Asia/Kolkata', 'Asia/Calcutta'];

function readDate(localDate: string): Temporal.PlainDate {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(localDate)) return Temporal.PlainDate.from(localDate);
  } catch {
    // The calendar has no such day: told below like any other misfit.
  }
  throw new RangeError(`localDate '${localDate}' is not a date of the form yyyy-MM-dd`);
}

function readTime(localTime: string): Temporal.PlainTime {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(localTime);
  if (!match) throw new RangeError(`localTime '${localTime}' is not a time of the form HH:mm or HH:mm:ss`);
  return new Temporal.PlainTime(Number(match[1]), Number(match[2]), Number(match[3] ?? 0));
}

function offsetByHand(minutes: number): number {
  if (!(Math.abs(minutes) <= longestOffsetMinutes)) {
    throw new RangeError(
      `utcOffsetMinutes ${minutes} is not between -${longestOffsetMinutes} and ${longestOffsetMinutes}`,
    );
  }
  return Math.round(minutes * 60);
}

function asUtcMs(local: Temporal.PlainDateTime): number {
  return Date.parse(`${local.toString()}Z`);
}

/** Asks Temporal, whose error for an unknown zone is put into our words. */
function epochMsIn(zone: string, ask: () => Temporal.ZonedDateTime): number {
  try {
    return ask().epochMilliseconds;
  } catch (cause) {
    throw new RangeError(`zone '${zone}' is not a known time zone`, { cause });
  }
}

function inZone(
  local: Temporal.PlainDateTime,
  zone: string,
  disambiguation: 'earlier' | 'later',
): BirthInstant {
  const utcMs = epochMsIn(zone, () => local.toZonedDateTime(zone, { disambiguation }));
  return { utcMs, offsetSeconds: (asUtcMs(local) - utcMs) / 1000 };
}

function historicWarnings(localDate: string, zone: string): BirthTimeWarning[] {
  if (indianZones.includes(zone)) {
    if (localDate >= '1941-01-01' && localDate < '1946-01-01') return ['india-wartime'];
    return localDate < '1948-01-01' ? ['india-before-1948'] : [];
  }
  const rightFrom = mergedZones[zone];
  return rightFrom !== undefined && localDate < rightFrom ? ['zone-merged-before-1970'] : [];
}

/**
 * Finds the instant of a birth from wall clock and zone, by the zone's IANA history, or by an offset given by hand.
 *
 * @throws RangeError for a date, time, zone or offset that there is not.
 */
export function resolveBirthInstant(birth: LocalBirthTime): ResolvedBirthInstant {
  const { localDate, localTime, zone, utcOffsetMinutes } = birth;
  const local = readDate(localDate).toPlainDateTime(readTime(localTime));
  if (utcOffsetMinutes !== undefined) {
    const offsetSeconds = offsetByHand(utcOffsetMinutes);
    const utcMs = asUtcMs(local) - offsetSeconds * 1000;
    return { kind: 'unique', utcMs, offsetSeconds, warnings: ['offset-given-by-hand'] };
  }
  const earlier = inZone(local, zone, 'earlier');
  const later = inZone(local, zone, 'later');
  const warnings = historicWarnings(localDate, zone);
  if (earlier.utcMs === later.utcMs) return { kind: 'unique', ...earlier, warnings };

  // Both readings of a repeated time show it on the wall; a skipped time is on no wall at all.
  const readings = { candidates: [earlier, later] as const };
  const skipped = wallClockOf(earlier.utcMs, zone) !== local.toString();
  return skipped
    ? { kind: 'gap', ...later, ...readings, warnings: ['time-skipped', ...warnings] }
    : { kind: 'overlap', ...earlier, ...readings, warnings: ['time-repeated', ...warnings] };
}

function wallClockOf(utcMs: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(utcMs).toZonedDateTimeISO(zone).toPlainDateTime().toString();
}

/**
 * The instants at which a local day begins and ends, by the zone's history or an offset given by hand.
 *
 * @throws RangeError for a date, zone or offset that there is not.
 */
export function resolveLocalDay({
  localDate,
  zone,
  utcOffsetMinutes,
}: Omit<LocalBirthTime, 'localTime'>): LocalDay {
  const date = readDate(localDate);
  const begins = (day: Temporal.PlainDate): number =>
    utcOffsetMinutes === undefined
      ? epochMsIn(zone, () => day.toZonedDateTime(zone))
      : asUtcMs(day.toPlainDateTime()) - offsetByHand(utcOffsetMinutes) * 1000;
  return {
    fromUtcMs: begins(date),
    toUtcMs: begins(date.add({ days: 1 })),
    warnings: utcOffsetMinutes === undefined ? historicWarnings(localDate, zone) : ['offset-given-by-hand'],
  };
}
