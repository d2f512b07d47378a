import { degreeMas } from './circle.ts';

/**
 * Longitude of the Moon's mean ascending node on the mean equinox of date, in milliarcseconds, up to whole circles, for
 * `centuries` Julian centuries of TT from J2000 (Meeus, Astronomical Algorithms, 2nd edition, chapter 47).
 */
export function meanNodeMas(centuries: number): number {
  const T = centuries;
  const degrees = 125.0445479 + T * (-1934.1362891 + T * (0.0020754 + T * (1 / 467_441 - T / 60_616_000)));
  return degrees * degreeMas;
}
