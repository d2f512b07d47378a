import elpMppDe from 'astronomia/data/elpMppDe';
import elpMppDeFull from 'astronomia/data/elpMppDeFull';
import { lahiriMas, precessionArcsec } from '../src/ayanamsa.ts';
import { centuriesFromJ2000 } from './precession.ts';
import { type FlatSeries, flatten, type PublishedSeries, sumElp } from './series.ts';
import { addScaled, cross, fromSpherical, type Vector } from './vector.ts';

const arcsecPerRadian = 648_000 / Math.PI;
const masPerRadian = arcsecPerRadian * 1000;
/** Light takes this long from the Moon, in days. The Moon moves 0.7" meanwhile. */
const lightDays = 1.282 / 86_400;

interface LunarTheory {
  meanLongitude: readonly number[];
  L: FlatSeries;
  B: FlatSeries;
  R: FlatSeries;
}

function lunarTheory(data: {
  W1: readonly number[];
  L: PublishedSeries;
  B: PublishedSeries;
  R: PublishedSeries;
}): LunarTheory {
  return { meanLongitude: data.W1, L: flatten(data.L, 6), B: flatten(data.B, 6), R: flatten(data.R, 6) };
}

const shortTheory = lunarTheory(elpMppDe);
const fullTheory = lunarTheory(elpMppDeFull);

/** Radians from the fixed departure point of ELP, on the ecliptic of date. */
function longitudeRadians(theory: LunarTheory, T: number): number {
  const mean = theory.meanLongitude.reduceRight((sum, coefficient) => sum * T + coefficient, 0);
  return mean + sumElp(theory.L, T) / arcsecPerRadian;
}

/** Apparent sidereal (Lahiri) longitude of the Moon in milliarcseconds, by ELP/MPP02. */
export function moonLongitude(jdTt: number): number {
  const T = centuriesFromJ2000(jdTt);
  const tropicalArcsec =
    longitudeRadians(shortTheory, centuriesFromJ2000(jdTt - lightDays)) * arcsecPerRadian +
    precessionArcsec(T);
  return tropicalArcsec * 1000 - lahiriMas(T);
}

function positionOfMoon(jdTt: number): Vector {
  const T = centuriesFromJ2000(jdTt);
  const latitude = sumElp(fullTheory.B, T) / arcsecPerRadian;
  return fromSpherical(longitudeRadians(fullTheory, T), latitude, sumElp(fullTheory.R, T));
}

/**
 * Sidereal (Lahiri) longitude of the Moon's osculating ascending node in milliarcseconds: where the plane of its
 * position and velocity cuts the ecliptic of date. The velocity is a central difference; over 29 minutes its error
 * moves the node by less than 0.01".
 */
export function trueNodeLongitude(jdTt: number): number {
  const step = 0.01;
  const seen = jdTt - lightDays;
  const motion = addScaled(positionOfMoon(seen + step), -1, positionOfMoon(seen - step));
  const [x, y] = cross(positionOfMoon(seen), motion);
  const T = centuriesFromJ2000(jdTt);
  return Math.atan2(x, -y) * masPerRadian + precessionArcsec(T) * 1000 - lahiriMas(T);
}
