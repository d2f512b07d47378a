import { lahiriMas } from './ayanamsa.ts';
import { greenwichMeanSiderealTime, meanObliquity } from './earth-rotation.ts';
import { bodyLongitude, type Ephemeris } from './ephemeris.ts';
import { firstMs } from './first-ms.ts';
import type { Place } from './horizon-frame.ts';
import { nutation } from './nutation.ts';
import { momentAt } from './time-scales.ts';

const radiansPerDegree = Math.PI / 180;
const radiansPerMas = Math.PI / 648_000_000;
const circle = 2 * Math.PI;
const halfDayMs = 43_200_000;
/**
 * Altitude of the Sun's centre, in degrees, when its upper limb is on the horizon: 34' of refraction and 16' of
 * semidiameter (Meeus, Astronomical Algorithms, 2nd edition, chapter 15; the Rashtriya Panchang takes the upper limb, too).
 */
const risingAltitudeDeg = -50 / 60;

/** The Sun's way over a place from one midnight of the Sun to the next, in Unix milliseconds. */
export interface SunTimes {
  /** When it stands in the south, or in the north: its noon. */
  noonUtcMs: number;
  /** Null where it does not rise, or does not set, in these twenty-four hours. */
  riseUtcMs: number | null;
  setUtcMs: number | null;
}

/**
 * Where the Sun stands for a place, in radians: its declination, and how far it has passed the meridian, -pi to pi. Its apparent
 * longitude becomes right ascension and declination on the true equator of date; its latitude stays below 1.2" (Meeus,
 * chapters 13 and 25).
 */
function sunOver(
  ephemeris: Ephemeris,
  { lonDegEast }: Place,
  utcMs: number,
): { declination: number; hourAngle: number } {
  const { dayUt, dayTt, centuries } = momentAt(utcMs);
  const { longitude: dPsi, obliquity: dEps } = nutation(centuries);
  const obliquity = meanObliquity(centuries) + dEps;
  const longitude =
    (bodyLongitude(ephemeris.bodies.Sun, dayTt) + lahiriMas(centuries)) * radiansPerMas + dPsi;
  const rightAscension = Math.atan2(Math.sin(longitude) * Math.cos(obliquity), Math.cos(longitude));
  const siderealTime = greenwichMeanSiderealTime(dayUt, centuries) + dPsi * Math.cos(obliquity);
  const angle = siderealTime + lonDegEast * radiansPerDegree - rightAscension;
  return {
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)),
    hourAngle: angle - Math.round(angle / circle) * circle,
  };
}

/** Sine of the Sun's altitude, without refraction; its parallax of 9" is left out. */
function sineOfAltitude(ephemeris: Ephemeris, place: Place, utcMs: number): number {
  const { declination, hourAngle } = sunOver(ephemeris, place, utcMs);
  const latitude = place.latDeg * radiansPerDegree;
  return (
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle)
  );
}

/**
 * The noon of the Sun that is nearest to an instant, with the sunrise before it and the sunset after it. Beyond the polar circles there may be
 * neither.
 *
 * @throws RangeError for an instant outside 1899 to 2050.
 */
export function sunTimesNear(ephemeris: Ephemeris, place: Place, utcMs: number): SunTimes {
  let noon = utcMs;
  // The Sun's own day differs from 24 hours by half a minute at most: a second look takes away what the first one leaves.
  for (let look = 0; look < 2; look++) {
    noon -= (sunOver(ephemeris, place, noon).hourAngle / Math.PI) * halfDayMs;
  }
  const noonUtcMs = Math.round(noon);
  const threshold = Math.sin(risingAltitudeDeg * radiansPerDegree);
  const isUp = (at: number) => sineOfAltitude(ephemeris, place, at) >= threshold;
  const [before, after] = [noonUtcMs - halfDayMs, noonUtcMs + halfDayMs];
  const isUpAtNoon = isUp(noonUtcMs);
  return {
    noonUtcMs,
    riseUtcMs: isUpAtNoon && !isUp(before) ? firstMs(before, noonUtcMs, isUp) : null,
    setUtcMs: isUpAtNoon && !isUp(after) ? firstMs(noonUtcMs, after, (at) => !isUp(at)) : null,
  };
}
