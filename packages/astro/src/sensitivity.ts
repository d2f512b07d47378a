import { horizonAt } from './ascendant.ts';
import { houseOf, nakshatraOf, quarterOf, signOf } from './cells.ts';
import type { ChartRequest, SkyRequest } from './compute-chart.ts';
import type { Ephemeris } from './ephemeris.ts';
import { ascendantCourse, type PadaCourse, skyCourse, type TimeSpan } from './pada-changes.ts';
import { type Planet, type SkyPlanet, skyPlanets } from './planets.ts';

/** From `utcMs` on, to the millisecond, a property has another value. */
export interface Change {
  utcMs: number;
  from: number;
  to: number;
}

/** What one property of a point does over a span of time. */
export interface Course {
  /** It has one value throughout. */
  stable: boolean;
  /** The values that it takes, each once, in order of appearance. */
  values: readonly number[];
  changes: readonly Change[];
}

/** What a point of the chart does over a span of time. `House` is `null` where there is no Ascendant. */
export interface PointSensitivity<House extends Course | null = Course> {
  /** All of its properties are. */
  stable: boolean;
  sign: Course;
  house: House;
  nakshatra: Course;
  pada: Course;
}

/** What hangs on the minute, with a place: all ten points. */
export interface Sensitivity extends TimeSpan {
  kind: 'whole';
  points: Record<Planet, PointSensitivity>;
}

/** What hangs on the minute, without a place: nine points, no houses. */
export interface SkySensitivity extends TimeSpan {
  kind: 'sky';
  points: Record<SkyPlanet, PointSensitivity<null>>;
}

const longestSpanMs = 4 * 86_400_000;

/** A property's course from its first value and what it becomes at each of some instants, in order. */
function courseOf(first: number, events: readonly { utcMs: number; value: number }[]): Course {
  const changes: Change[] = [];
  const values = [first];
  let current = first;
  for (const { utcMs, value } of events) {
    if (value === current) continue;
    changes.push({ utcMs, from: current, to: value });
    if (!values.includes(value)) values.push(value);
    current = value;
  }
  return { stable: changes.length === 0, values, changes };
}

function propertyCourse({ first, changes }: PadaCourse, property: (pada: number) => number): Course {
  return courseOf(
    property(first),
    changes.map(({ utcMs, pada }) => ({ utcMs, value: property(pada) })),
  );
}

/** A house changes with the sign of the point and with the sign that rises, at once perhaps. */
function houseCourse(sign: Course, rising: Course): Course {
  const instants = new Set([...sign.changes, ...rising.changes].map(({ utcMs }) => utcMs));
  const valueAt = ({ values, changes }: Course, utcMs: number) =>
    changes.findLast((change) => change.utcMs <= utcMs)?.to ?? values[0] ?? Number.NaN;
  return courseOf(
    houseOf(sign.values[0] as number, rising.values[0] as number),
    [...instants]
      .sort((a, b) => a - b)
      .map((utcMs) => ({ utcMs, value: houseOf(valueAt(sign, utcMs), valueAt(rising, utcMs)) })),
  );
}

function pointSensitivity<House extends Course | null>(
  padas: PadaCourse,
  rising: House,
): PointSensitivity<House> {
  const sign = propertyCourse(padas, signOf);
  const house = (rising && houseCourse(sign, rising)) as House;
  return {
    stable: padas.changes.length === 0 && (house?.stable ?? true),
    sign,
    house,
    nakshatra: propertyCourse(padas, nakshatraOf),
    pada: propertyCourse(padas, quarterOf),
  };
}

/**
 * What the points of a chart do between two instants, both included: for a birth whose time is known only so far,
 * and with `resolveLocalDay` for one whose time is not known at all. Every change is found to the millisecond, and is
 * the change that `computeChart` shows there.
 *
 * @throws RangeError as `computeChart` does, for a span that ends before it begins and for one over four days.
 */
export function sensitivityBetween(
  ephemeris: Ephemeris,
  birth: Omit<ChartRequest, 'utcMs'>,
  span: TimeSpan,
): Sensitivity;
export function sensitivityBetween(
  ephemeris: Ephemeris,
  birth: Omit<SkyRequest, 'utcMs'>,
  span: TimeSpan,
): SkySensitivity;
export function sensitivityBetween(
  ephemeris: Ephemeris,
  birth: Omit<ChartRequest | SkyRequest, 'utcMs'>,
  span: TimeSpan,
): Sensitivity | SkySensitivity;
export function sensitivityBetween(
  ephemeris: Ephemeris,
  { latDeg, lonDegEast, node = 'mean' }: Omit<ChartRequest | SkyRequest, 'utcMs'>,
  { fromUtcMs, toUtcMs }: TimeSpan,
): Sensitivity | SkySensitivity {
  const span = { fromUtcMs: Math.floor(fromUtcMs), toUtcMs: Math.floor(toUtcMs) };
  const lengthMs = span.toUtcMs - span.fromUtcMs;
  if (!(lengthMs >= 0 && lengthMs <= longestSpanMs)) {
    throw new RangeError(`span of ${lengthMs} ms: from 0 to four days can be looked at`);
  }
  const nineWith = <House extends Course | null>(rising: House) => {
    const points = {} as Record<SkyPlanet, PointSensitivity<House>>;
    for (const planet of skyPlanets) {
      points[planet] = pointSensitivity(skyCourse(ephemeris, planet, node, span), rising);
    }
    return points;
  };
  if (latDeg === undefined && lonDegEast === undefined) {
    return { kind: 'sky', ...span, points: nineWith(null) };
  }
  const ascendant = ascendantCourse(horizonAt(latDeg, lonDegEast), span);
  const rising = propertyCourse(ascendant, signOf);
  const points = { ...nineWith(rising), Ascendant: pointSensitivity(ascendant, rising) };
  return { kind: 'whole', ...span, points };
}

/**
 * What would change if the time of birth were up to `minutes` earlier or later: see {@link sensitivityBetween}.
 *
 * @throws RangeError as `computeChart` does, and for less than 0 or more than 2,880 minutes.
 */
export function sensitivity(ephemeris: Ephemeris, birth: ChartRequest, minutes: number): Sensitivity;
export function sensitivity(ephemeris: Ephemeris, birth: SkyRequest, minutes: number): SkySensitivity;
export function sensitivity(
  ephemeris: Ephemeris,
  birth: ChartRequest | SkyRequest,
  minutes: number,
): Sensitivity | SkySensitivity;
export function sensitivity(
  ephemeris: Ephemeris,
  birth: ChartRequest | SkyRequest,
  minutes: number,
): Sensitivity | SkySensitivity {
  const reach = minutes * 60_000;
  return sensitivityBetween(ephemeris, birth, {
    fromUtcMs: birth.utcMs - reach,
    toUtcMs: birth.utcMs + reach,
  });
}
