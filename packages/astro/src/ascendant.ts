import { greenwichMeanSiderealTime, meanObliquity } from './earth-rotation.ts';
import { nutation } from './nutation.ts';

const masPerRadian = 648_000_000 / Math.PI;

/** Beyond this latitude, in degrees, part of the zodiac never rises: there is no Ascendant to speak of. */
export const highestLatitudeDeg = 66;

/** A place as the Ascendant needs it. */
export interface Horizon {
  latitudeTangent: number;
  /** East of Greenwich, in radians. */
  longitude: number;
}

/**
 * @throws RangeError beyond 66 degrees of latitude or 180 of longitude, and if either is missing.
 */
export function horizonAt(latDeg: number | undefined, lonDegEast: number | undefined): Horizon {
  if (latDeg === undefined || !(Math.abs(latDeg) <= 90))
    throw new RangeError(`latDeg ${latDeg} is not a latitude`);
  if (lonDegEast === undefined || !(Math.abs(lonDegEast) <= 180))
    throw new RangeError(`lonDegEast ${lonDegEast} is not a longitude`);
  if (Math.abs(latDeg) > highestLatitudeDeg) {
    throw new RangeError(
      `latDeg ${latDeg}: beyond ${highestLatitudeDeg} degrees of latitude there is no Ascendant`,
    );
  }
  const radiansPerDegree = Math.PI / 180;
  return { latitudeTangent: Math.tan(latDeg * radiansPerDegree), longitude: lonDegEast * radiansPerDegree };
}

/**
 * Longitude of the rising point of the ecliptic on the mean equinox of date, in milliarcseconds, up to whole circles.
 * Greenwich mean sidereal time and mean obliquity by IAU 2006, nutation by IAU 2000B.
 *
 * @param dayUt Days of UT from J2000.
 * @param T Julian centuries of TT from J2000.
 */
export function ascendantMas(dayUt: number, T: number, { latitudeTangent, longitude }: Horizon): number {
  const { longitude: dPsi, obliquity: dEps } = nutation(T);
  const eps = meanObliquity(T) + dEps;
  const cosEps = Math.cos(eps);
  const theta = greenwichMeanSiderealTime(dayUt, T) + dPsi * cosEps + longitude;
  const rising = Math.atan2(Math.cos(theta), -(Math.sin(theta) * cosEps + latitudeTangent * Math.sin(eps)));
  return (rising - dPsi) * masPerRadian;
}
