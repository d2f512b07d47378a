import { greenwichMeanSiderealTime, meanObliquity } from './earth-rotation.ts';
import type { Moment } from './time-scales.ts';

const radiansPerDegree = Math.PI / 180;
const radiansPerArcsec = Math.PI / 648_000;

/** Where on Earth, in degrees, north and east positive. */
export interface Place {
  latDeg: number;
  lonDegEast: number;
}

/** Where something stands in the sky: height over the horizon, and the direction from north (0) by east (90). */
export interface Direction {
  altDeg: number;
  azDeg: number;
}

/** A direction as a vector of length 1: to the north, to the east, upwards. */
export type Local = readonly [north: number, east: number, up: number];
type Equatorial = readonly [x: number, y: number, z: number];

/** Local mean sidereal time in radians, up to whole circles; east longitude in degrees. */
const localSiderealTime = ({ dayUt, centuries }: Moment, lonDegEast: number): number =>
  greenwichMeanSiderealTime(dayUt, centuries) + lonDegEast * radiansPerDegree;

/** Turns what is told on the mean equator of date towards the horizon of a place. Nutation (9") is left out on both sides. */
export function horizonFrame(moment: Moment, { latDeg, lonDegEast }: Place): (v: Equatorial) => Local {
  const time = localSiderealTime(moment, lonDegEast);
  const [sine, cosine] = [Math.sin(time), Math.cos(time)];
  const [sinLat, cosLat] = [Math.sin(latDeg * radiansPerDegree), Math.cos(latDeg * radiansPerDegree)];
  return ([x, y, z]) => {
    const toMeridian = cosine * x + sine * y;
    return [cosLat * z - sinLat * toMeridian, cosine * y - sine * x, sinLat * z + cosLat * toMeridian];
  };
}

/** A direction of the ecliptic of date, in radians, on the equator of date. */
export function fromEcliptic(lon: number, lat: number, T: number): Equatorial {
  const obliquity = meanObliquity(T);
  const [x, y, z] = [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
  return [
    x,
    y * Math.cos(obliquity) - z * Math.sin(obliquity),
    y * Math.sin(obliquity) + z * Math.cos(obliquity),
  ];
}

/** A direction from the equator of J2000 to that of date, by the precession of IAU 1976 (Meeus, chapter 21). */
export function precession(T: number): (v: Equatorial) => Equatorial {
  const zeta = (2306.2181 + T * (0.30188 + T * 0.017998)) * T * radiansPerArcsec;
  const z = (2306.2181 + T * (1.09468 + T * 0.018203)) * T * radiansPerArcsec;
  const theta = (2004.3109 - T * (0.42665 + T * 0.041833)) * T * radiansPerArcsec;
  const [sz, cz, sZ, cZ, st, ct] = [
    Math.sin(zeta),
    Math.cos(zeta),
    Math.sin(z),
    Math.cos(z),
    Math.sin(theta),
    Math.cos(theta),
  ];
  return ([a, b, c]) => {
    const [along, across] = [cz * a - sz * b, sz * a + cz * b];
    const [turned, up] = [ct * along - st * c, st * along + ct * c];
    return [cZ * turned - sZ * across, sZ * turned + cZ * across, up];
  };
}

/**
 * What the air lifts something by, in degrees, whose height without it is known (Saemundsson; Meeus, formula 16.4). What is more than a
 * degree under the horizon cannot be seen, and is not lifted.
 */
export const refractionDeg = (altDeg: number): number =>
  altDeg < -1 ? 0 : 1.02 / 60 / Math.tan((altDeg + 10.3 / (altDeg + 5.11)) * radiansPerDegree);

/** Where something is seen, by the direction in which it stands. */
export function directionOf([north, east, up]: Local): Direction {
  const altDeg = Math.atan2(up, Math.hypot(north, east)) / radiansPerDegree;
  const azDeg = Math.atan2(east, north) / radiansPerDegree;
  return { altDeg: altDeg + refractionDeg(altDeg), azDeg: azDeg < 0 ? azDeg + 360 : azDeg };
}
