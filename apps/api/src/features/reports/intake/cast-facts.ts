import { type Chart, computeChart, type SkyChart } from '@udaya/astro/compute-chart';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { TimeSpan } from '@udaya/astro/pada-changes';
import { panchangThrough } from '@udaya/astro/panchang';
import { type Planet, planets, skyPlanets } from '@udaya/astro/planets';
import { type PointSensitivity, sensitivity, sensitivityBetween } from '@udaya/astro/sensitivity';
import { birthWindow } from '@udaya/core/births/birth-window';
import { minutesOfAccuracy } from '@udaya/core/births/birth-words';
import { monthsBetween } from '@udaya/core/births/calendar-date';
import { ageBandOn } from '@udaya/core/knowledge/age-band';
import type { Position } from '@udaya/core/knowledge/passage';
import type { StoredPoint } from '@udaya/core/reports/report-content';
import type { ReportFacts } from '@udaya/core/reports/report-facts';
import type { Report } from '../record/store.ts';

/** An instant at a place, as well as it is known. */
export type BirthMoment = Pick<
  Report,
  | 'birthMs'
  | 'latitude'
  | 'longitude'
  | 'timeAccuracy'
  | 'dateOfBirth'
  | 'zone'
  | 'offsetSeconds'
  | 'warnings'
>;

/** The same with what the age of the child follows from. */
type Birth = BirthMoment & Pick<Report, 'reportType' | 'createdAt'>;

/** The chart of a stored birth, and what of it holds over the window in which the birth may have happened. */
export function castFacts(ephemeris: Ephemeris, birth: Birth): ReportFacts {
  const timeKnown = birth.timeAccuracy !== 'unknown';
  const place = { latDeg: birth.latitude, lonDegEast: birth.longitude };
  const chart: Chart | SkyChart = timeKnown
    ? computeChart(ephemeris, { utcMs: birth.birthMs, ...place })
    : computeChart(ephemeris, { utcMs: birth.birthMs });
  const courses = sensitivityOf(ephemeris, birth);
  const window = birthWindow(birth);
  const made = Temporal.Instant.fromEpochMilliseconds(birth.createdAt.getTime());
  const madeOn = made.toZonedDateTimeISO(birth.zone).toPlainDate().toString();
  return {
    points: Object.fromEntries(
      Object.entries(chart.points).map(([planet, point]) => [planet, storedPoint(point)]),
    ) as ReportFacts['points'],
    chandraRasi: chart.chandraRasi as Position,
    nakshatra: chart.nakshatra,
    pada: chart.pada,
    possibleSigns: Object.fromEntries(
      planets.flatMap((planet) =>
        courses[planet] ? [[planet, courses[planet].sign.values as readonly Position[]]] : [],
      ),
    ),
    ageBand: ageBandOn(birth.reportType, birth.dateOfBirth, madeOn),
    ageMonths: birth.reportType === 'Child' ? monthsBetween(birth.dateOfBirth, madeOn) : null,
    calendar: {
      weekday: Temporal.PlainDate.from(birth.dateOfBirth).dayOfWeek,
      tithi: theOnly(panchangThrough(ephemeris, window).tithis),
    },
    exactTime: birth.timeAccuracy === 'exact',
    nakshatraStable: courses.Moon?.nakshatra.stable ?? false,
    padas: [...(courses.Moon?.pada.values ?? [])].sort((one, other) => one - other),
    turning: turningIn(ephemeris, window),
    engine: {
      engineVersion: chart.engineVersion,
      tableVersion: chart.tableVersion,
      ayanamsa: chart.ayanamsa,
      node: chart.node,
    },
  };
}

/** What holds throughout; null where several values do. */
const theOnly = (values: readonly number[]): number | null =>
  values.length === 1 ? (values[0] ?? null) : null;

/** What each point does within the window of the birth time: minutes either way, or the whole local day. */
export function sensitivityOf(
  ephemeris: Ephemeris,
  birth: BirthMoment,
): Partial<Record<Planet, Pick<PointSensitivity, 'sign' | 'nakshatra' | 'pada'>>> {
  const place = { latDeg: birth.latitude, lonDegEast: birth.longitude };
  const minutes = minutesOfAccuracy[birth.timeAccuracy];
  if (minutes !== undefined)
    return sensitivity(ephemeris, { utcMs: birth.birthMs, ...place }, minutes).points;
  return sensitivityBetween(ephemeris, {}, birthWindow(birth)).points;
}

/** The points that go the other way at the end of a window than at its beginning: planets turn weeks apart. */
function turningIn(ephemeris: Ephemeris, { fromUtcMs, toUtcMs }: TimeSpan): Planet[] {
  const [from, to] = [fromUtcMs, toUtcMs].map((utcMs) => computeChart(ephemeris, { utcMs }).points);
  return skyPlanets.filter((planet) => from?.[planet].retrograde !== to?.[planet].retrograde);
}

function storedPoint({
  lonDeg,
  sign,
  house,
  nakshatra,
  pada,
  retrograde,
}: {
  lonDeg: number;
  sign: number;
  house: number | null;
  nakshatra: number;
  pada: number;
  retrograde: boolean;
}): StoredPoint {
  return { lonDeg, sign: sign as Position, house, nakshatra, pada, retrograde };
}
