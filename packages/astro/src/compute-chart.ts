import { ascendantMas, horizonAt } from './ascendant.ts';
import { ayanamsa, lahiriMas } from './ayanamsa.ts';
import { houseOf, nakshatraOf, padaIndex, quarterOf, signOf } from './cells.ts';
import { circleMas, degreeMas, padaMas, wrapMas } from './circle.ts';
import { bodyLongitude, type Ephemeris } from './ephemeris.ts';
import type { Planet, SkyPlanet } from './planets.ts';
import { type NodeKind, nodeMas, planetMas } from './sky.ts';
import { type Moment, momentAt } from './time-scales.ts';

/** Version of the engine's formulas, stored with every chart; rises whenever a chart could come out different. */
export const engineVersion = '1.0.0';

/** One point of a chart. `House` is `null` where no Ascendant is known to count from. */
export interface Point<House extends number | null = number> {
  /** Sidereal longitude, 0 <= x < 360. */
  lonDeg: number;
  /** 1 Mesha to 12 Meena. */
  sign: number;
  /** Whole-sign house, 1 to 12, counted from the Ascendant's sign. */
  house: House;
  /** 1 Ashwini to 27 Revati. */
  nakshatra: number;
  /** Quarter of the nakshatra, 1 to 4. */
  pada: number;
  /** Goes back along the zodiac. Always false for Sun, Moon and Ascendant. */
  retrograde: boolean;
  /** To the nearest pada boundary; boundaries of signs and nakshatras are among them. */
  arcsecToNearestBoundary: number;
}

interface ChartFacts {
  /** Julian day, universal time. */
  jdUt: number;
  deltaTSeconds: number;
  /** Without nutation. */
  ayanamsaDeg: number;
  engineVersion: string;
  tableVersion: number;
  ayanamsa: typeof ayanamsa;
  node: NodeKind;
  /** The Moon's sign, 1 to 12. */
  chandraRasi: number;
  /** The Moon's nakshatra, 1 to 27. */
  nakshatra: number;
  /** The Moon's pada, 1 to 4. */
  pada: number;
}

/** A whole chart: ten points, with houses. */
export interface Chart extends ChartFacts {
  kind: 'whole';
  points: Record<Planet, Point>;
}

/** A chart without place or exact time: nine points, no Ascendant, no houses. */
export interface SkyChart extends ChartFacts {
  kind: 'sky';
  points: Record<SkyPlanet, Point<null>>;
}

/** An instant, for which the sky alone is wanted: births with unknown time or beyond 66 degrees of latitude. */
export interface SkyRequest {
  /** Unix time in milliseconds, from 1899 to the end of 2050. */
  utcMs: number;
  latDeg?: undefined;
  lonDegEast?: undefined;
  /** Default 'mean'. */
  node?: NodeKind;
}

/** An instant at a place. */
export interface ChartRequest extends Omit<SkyRequest, 'latDeg' | 'lonDegEast'> {
  /** Geographic latitude, -66 to 66, north positive. */
  latDeg: number;
  /** Geographic longitude, -180 to 180, east positive. */
  lonDegEast: number;
}

/** Receives the rate of the body last asked for. */
const rate = new Float64Array(1);

function makePoint<House extends number | null>(
  mas: number,
  retrograde: boolean,
  risingSign: House,
): Point<House> {
  const wrapped = wrapMas(mas);
  const pada = padaIndex(wrapped);
  const sign = signOf(pada);
  const past = wrapped - pada * padaMas;
  return {
    lonDeg: wrapped / degreeMas,
    sign,
    house: (risingSign === null ? null : houseOf(sign, risingSign)) as House,
    nakshatra: nakshatraOf(pada),
    pada: quarterOf(pada),
    retrograde,
    arcsecToNearestBoundary: Math.min(past, padaMas - past) / 1000,
  };
}

function skyPoints<House extends number | null>(
  ephemeris: Ephemeris,
  moment: Moment,
  node: NodeKind,
  risingSign: House,
): Record<SkyPlanet, Point<House>> {
  const { bodies } = ephemeris;
  const { dayTt } = moment;
  const sun = bodyLongitude(bodies.Sun, dayTt);
  const goesBack = () => (rate[0] as number) < 0;
  return {
    Sun: makePoint(sun, false, risingSign),
    Moon: makePoint(bodyLongitude(bodies.Moon, dayTt), false, risingSign),
    Mercury: makePoint(planetMas(ephemeris, 'Mercury', dayTt, sun, rate), goesBack(), risingSign),
    Venus: makePoint(planetMas(ephemeris, 'Venus', dayTt, sun, rate), goesBack(), risingSign),
    Mars: makePoint(planetMas(ephemeris, 'Mars', dayTt, sun, rate), goesBack(), risingSign),
    Jupiter: makePoint(planetMas(ephemeris, 'Jupiter', dayTt, sun, rate), goesBack(), risingSign),
    Saturn: makePoint(planetMas(ephemeris, 'Saturn', dayTt, sun, rate), goesBack(), risingSign),
    Rahu: makePoint(nodeMas(ephemeris, node, moment, rate), goesBack(), risingSign),
    Ketu: makePoint(nodeMas(ephemeris, node, moment, rate) + circleMas / 2, goesBack(), risingSign),
  };
}

function assemble<Kind extends (Chart | SkyChart)['kind'], Points extends { Moon: Point<number | null> }>(
  kind: Kind,
  { tableVersion }: Ephemeris,
  { utcMs, node = 'mean' }: SkyRequest | ChartRequest,
  moment: Moment,
  points: Points,
): ChartFacts & { kind: Kind; points: Points } {
  return {
    kind,
    jdUt: utcMs / 86_400_000 + 2_440_587.5,
    deltaTSeconds: moment.deltaTSeconds,
    ayanamsaDeg: lahiriMas(moment.centuries) / degreeMas,
    engineVersion,
    tableVersion,
    ayanamsa,
    node,
    chandraRasi: points.Moon.sign,
    nakshatra: points.Moon.nakshatra,
    pada: points.Moon.pada,
    points,
  };
}

/**
 * Casts a sidereal chart with whole-sign houses: apparent geocentric longitudes less Lahiri's ayanamsa. With
 * `latDeg` and `lonDegEast` a whole {@link Chart}; without both a {@link SkyChart}.
 *
 * @throws RangeError for an instant outside 1899 to 2050, beyond 66 degrees of latitude, and for half a place.
 */
export function computeChart(ephemeris: Ephemeris, request: ChartRequest): Chart;
export function computeChart(ephemeris: Ephemeris, request: SkyRequest): SkyChart;
export function computeChart(ephemeris: Ephemeris, request: ChartRequest | SkyRequest): Chart | SkyChart;
export function computeChart(ephemeris: Ephemeris, request: ChartRequest | SkyRequest): Chart | SkyChart {
  const { latDeg, lonDegEast, node = 'mean' } = request;
  const moment = momentAt(request.utcMs);
  if (latDeg === undefined && lonDegEast === undefined) {
    return assemble('sky', ephemeris, request, moment, skyPoints(ephemeris, moment, node, null));
  }
  const horizon = horizonAt(latDeg, lonDegEast);
  const rising = wrapMas(ascendantMas(moment.dayUt, moment.centuries, horizon) - lahiriMas(moment.centuries));
  const risingSign = signOf(padaIndex(rising));
  const points = skyPoints(ephemeris, moment, node, risingSign) as Record<Planet, Point>;
  points.Ascendant = makePoint(rising, false, risingSign);
  return assemble('whole', ephemeris, request, moment, points);
}
