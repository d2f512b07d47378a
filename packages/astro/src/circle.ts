/**
 * Angles along the ecliptic are kept in milliarcseconds inside the engine: signs, nakshatras and padas then begin at
 * whole numbers, and finding a cell is one exact division.
 */
export const circleMas = 1_296_000_000;

/** 3 degrees 20 minutes. Every sign (9 padas) and every nakshatra (4 padas) begins where a pada begins. */
export const padaMas = 12_000_000;

/** Milliarcseconds in a degree. */
export const degreeMas = 3_600_000;

/** An angle in milliarcseconds brought into 0 <= x < 360 degrees. */
export function wrapMas(mas: number): number {
  const wrapped = mas - Math.floor(mas / circleMas) * circleMas;
  // A tiny negative angle rounds up to the full circle.
  return wrapped < circleMas ? wrapped : 0;
}

/** The same angle in -180 <= x < 180 degrees: the short way round between two longitudes. */
export function shortWayMas(mas: number): number {
  return mas - Math.floor(mas / circleMas + 0.5) * circleMas;
}
