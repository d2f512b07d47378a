import { degreeMas } from './circle.ts';

/** The name of the engine's ayanamsa, stored with every chart. Lahiri is also called Chitrapaksha. */
export const ayanamsa = 'lahiri';

const lahiriAtJ2000Mas = 23.8570923255 * degreeMas;

/**
 * General precession in longitude since J2000, in arcseconds, for `centuries` Julian centuries of TT from J2000.
 * IAU 2006 (Capitaine, Wallace and Chapront 2003).
 */
export function precessionArcsec(centuries: number): number {
  const T = centuries;
  return T * (5028.796195 + T * (1.1054348 + T * (0.00007964 - T * 0.000023857)));
}

/**
 * Lahiri's ayanamsa on the mean equinox of date, in milliarcseconds, for `centuries` Julian centuries of TT from J2000.
 * A sidereal longitude is the longitude on the mean equinox of date less this; no nutation enters.
 */
export function lahiriMas(centuries: number): number {
  return lahiriAtJ2000Mas + precessionArcsec(centuries) * 1000;
}
