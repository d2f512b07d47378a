import { padaIndex, signOf } from './cells.ts';
import { degreeMas, shortWayMas, wrapMas } from './circle.ts';
import type { Ephemeris } from './ephemeris.ts';
import { firstMs } from './first-ms.ts';
import type { Place } from './horizon-frame.ts';
import { sunAndMoonMas } from './panchang.ts';
import { type SunTimes, sunTimesNear } from './sunrise.ts';

const dayMs = 86_400_000;
/** The Sun goes 0.953 to 1.019 degrees a day: an entrance is at most this far from where the mean motion puts it. */
const reachMs = 2 * dayMs;

/** A day of the Tamil solar calendar. */
export interface TamilDay {
  /** 1 Chithirai, when the Sun is in Mesha, to 12 Panguni. */
  month: number;
  /** 1 to 32. */
  day: number;
}

/**
 * The day of the Tamil calendar that begins with the sunrise of the given day of the Sun; null where the Sun does not set. A month begins on
 * the day on which the Sun enters a sign before sunset, else on the next one (Sewell and Dikshit, The Indian Calendar, 1896, article 28;
 * Swamikannu Pillai, Indian Ephemeris; Report of the Calendar Reform Committee, 1955, part C, chapter 5). Sunset is that of the place;
 * the Sun's longitude is true and sidereal by Lahiri, as Tirukkanita almanacs have it.
 *
 * @throws RangeError for an instant within 34 days of the ends of 1899 to 2050.
 */
export function tamilDayOf(
  ephemeris: Ephemeris,
  place: Place,
  { noonUtcMs, setUtcMs }: SunTimes,
): TamilDay | null {
  if (setUtcMs === null) return null;
  const sunMas = (utcMs: number) => wrapMas(sunAndMoonMas(ephemeris, utcMs).sun);
  const sun = sunMas(setUtcMs);
  const month = signOf(padaIndex(sun));
  const signMas = (month - 1) * 30 * degreeMas;
  const estimate = Math.round(setUtcMs - ((sun - signMas) / degreeMas / 0.98561) * dayMs);
  const entered = firstMs(
    estimate - reachMs,
    estimate + reachMs,
    (utcMs) => shortWayMas(sunMas(utcMs) - signMas) >= 0,
  );
  const day = sunTimesNear(ephemeris, place, entered);
  if (day.setUtcMs === null) return null;
  const firstNoon = entered <= day.setUtcMs ? day.noonUtcMs : day.noonUtcMs + dayMs;
  return { month, day: Math.round((noonUtcMs - firstNoon) / dayMs) + 1 };
}
