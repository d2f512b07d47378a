import { padaIndex } from './cells.ts';
import { degreeMas, wrapMas } from './circle.ts';

/**
 * The sign of the navamsa, 1 Mesha to 12 Meena, of a sidereal longitude in degrees. A navamsa is a ninth of a sign, 3 degrees 20
 * minutes, and the 108 of the circle go through the signs from Mesha on, nine times over. That is Brihat Parashara Hora Shastra,
 * 6.12 (Santhanam's count): those of a movable sign begin with itself, of a fixed one with the ninth from it, of a dual one with the
 * fifth. The Ascendant's changes every thirteen minutes or so: ask for it only where the time of birth is exact.
 *
 * @throws RangeError for a longitude that is no finite number.
 */
export function navamsaOf(lonDeg: number): number {
  if (!Number.isFinite(lonDeg)) throw new RangeError(`longitude ${lonDeg} is not a number of degrees`);
  return (padaIndex(wrapMas(Math.round(lonDeg * degreeMas))) % 12) + 1;
}
