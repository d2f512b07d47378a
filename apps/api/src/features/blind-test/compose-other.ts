import { computeChart } from '@udaya/astro/compute-chart';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { ReaderBand } from '@udaya/core/knowledge/age-band';
import { type Area, areaOf, areas } from '@udaya/core/knowledge/areas';
import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import { slotOf } from '@udaya/core/knowledge/passage-keys';
import { composeReport } from '@udaya/core/reports/compose-report';
import type { ReportContent, ReportStatement } from '@udaya/core/reports/report-content';
import type { ReportFacts } from '@udaya/core/reports/report-facts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { type BirthMoment, castFacts } from '../reports/intake/cast-facts.ts';
import { birthsOfBand, deriveBirth } from './derive-draw.ts';

/** What the child's own part is composed from, as the other one will be. */
export interface OwnReading {
  moment: Pick<BirthMoment, 'timeAccuracy'> & { createdAt: Date };
  band: ReaderBand;
  facts: ReportFacts;
  texts: readonly CuratedText[];
  content: ReportContent;
}

/** A part of another birth, and which of the births of the draw it is of. */
export interface OtherPart {
  attempt: number;
  statement: ReportStatement;
}

/** Other births are in the middle of India: near enough to where children of ours are born, and no place of anybody's. */
const place = { latitude: 21.1458, longitude: 79.0882, zone: 'Asia/Kolkata', offsetSeconds: 19_800 };
const onEarth = { latDeg: place.latitude, lonDegEast: place.longitude };

/** So many births are looked at until one has another sign and the same make; planets that hardly move in a band need some. */
const mostAttempts = 400;
/** At so many instants of a band it is looked whether a planet leaves its sign at all. */
const lookedAt = 48;

/** The planet that speaks of an area. */
const planetOf = (area: Area) => {
  const [planet] = Object.entries(areaOf).find(([, one]) => one === area) ?? [];
  return planet as keyof typeof areaOf;
};

/** The part that a reading has of an area; undefined where it has none. */
export const partOf = ({ statements }: Pick<ReportContent, 'statements'>, area: Area) =>
  statements.find(({ planet }) => areaOf[planet] === area);

/** Which kinds of text a part is made of, in order: two parts are compared only where these are the same. */
function makeOf({ pieces = [], minute }: ReportStatement): string {
  const kinds = pieces.map((piece) => slotOf(piece)?.kind ?? piece.key.replace(/\..*/, ''));
  return [...kinds, ...(minute ? ['minute'] : [])].join(' ');
}

/** Whether a part claims something of the child, and does not stand in for a text that is paused. */
export const isTestable = (part: ReportStatement): boolean => makeOf(part).startsWith('portrait');

const signAt = (ephemeris: Ephemeris, utcMs: number, area: Area) =>
  computeChart(ephemeris, { utcMs, ...onEarth }).points[planetOf(area)].sign;

/** The areas in which children of the same age have another sign at all. */
export function areasThatDiffer(ephemeris: Ephemeris, own: OwnReading, month: string): Area[] {
  const { fromMs, toMs } = birthsOfBand(own.band, month);
  const instants = Array.from(
    { length: lookedAt },
    (_, at) => fromMs + ((at + 0.5) / lookedAt) * (toMs - fromMs),
  );
  return areas.filter((area) => {
    const position = partOf(own.content, area)?.position;
    return instants.some((utcMs) => signAt(ephemeris, Math.floor(utcMs), area) !== position);
  });
}

/**
 * The part of an area that the first fitting birth of a draw has: with another sign, another portrait and the same make as the child's own, from the same texts
 * for the same age. Undefined where there is none.
 */
export function composeOther(
  ephemeris: Ephemeris,
  own: OwnReading,
  asked: { seed: Buffer; draw: number; area: Area; month: string },
): OtherPart | undefined {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const statement = composeAt(ephemeris, own, { ...asked, attempt });
    if (statement) return { attempt, statement };
  }
  return undefined;
}

/** The part of one birth of a draw; undefined where it does not fit. */
export function composeAt(
  ephemeris: Ephemeris,
  own: OwnReading,
  {
    seed,
    draw,
    area,
    month,
    attempt,
  }: { seed: Buffer; draw: number; area: Area; month: string; attempt: number },
): ReportStatement | undefined {
  const ownPart = partOf(own.content, area);
  const utcMs = deriveBirth(seed, { draw, attempt }, birthsOfBand(own.band, month));
  if (!ownPart || signAt(ephemeris, utcMs, area) === ownPart.position) return undefined;
  const other = partOf(composeReport(factsAt(ephemeris, own, utcMs), own.texts, sha256), area);
  if (!other || other.position === ownPart.position || makeOf(other) !== makeOf(ownPart)) return undefined;
  return other.pieces?.[0]?.text === ownPart.pieces?.[0]?.text ? undefined : other;
}

/** The facts of another birth, known as well as the child's own and read for the same age to the month. */
function factsAt(ephemeris: Ephemeris, { moment, facts }: OwnReading, utcMs: number): ReportFacts {
  const local = Temporal.Instant.fromEpochMilliseconds(utcMs).toZonedDateTimeISO(place.zone);
  // Of a birth whose time is not known, noon is stored.
  const at = moment.timeAccuracy === 'unknown' ? local.withPlainTime('12:00') : local;
  const other = castFacts(ephemeris, {
    ...place,
    birthMs: at.epochMilliseconds,
    dateOfBirth: local.toPlainDate().toString(),
    timeAccuracy: moment.timeAccuracy,
    warnings: [],
    reportType: 'Child',
    createdAt: moment.createdAt,
  });
  return { ...other, ageBand: facts.ageBand, ageMonths: facts.ageMonths };
}
