import { nutation } from './nutation.ts';

const radiansPerArcsec = Math.PI / 648_000;
const masPerRadian = 648_000_000 / Math.PI;
const circle = 2 * Math.PI;

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

/** Turns of the Earth against the equinox, as Greenwich mean sidereal time counts them, precession aside (IAU 2006). */
export function greenwichTurns(dayUt: number): number {
  return 0.779057273264 + 0.0027378119113545 * dayUt + dayUt;
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
  const eps = (84_381.406 + T * (-46.836769 + T * (-0.0001831 + T * 0.0020034))) * radiansPerArcsec + dEps;
  const cosEps = Math.cos(eps);
  const turns = greenwichTurns(dayUt);
  const precession = (0.014506 + T * (4612.156534 + T * 1.3915817)) * radiansPerArcsec;
  const theta = (turns - Math.floor(turns)) * circle + precession + dPsi * cosEps + longitude;
  const rising = Math.atan2(Math.cos(theta), -(Math.sin(theta) * cosEps + latitudeTangent * Math.sin(eps)));
  return (rising - dPsi) * masPerRadian;
}
