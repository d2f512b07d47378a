import { padaMas } from './circle.ts';

/** Whole padas from the beginning of Mesha, 0 to 107, of a longitude 0 <= x < 360 degrees in milliarcseconds. */
export function padaIndex(mas: number): number {
  return Math.floor(mas / padaMas);
}

/** 1 Mesha to 12 Meena, by {@link padaIndex}. */
export function signOf(pada: number): number {
  return ((pada / 9) | 0) + 1;
}

/** 1 Ashwini to 27 Revati, by {@link padaIndex}. */
export function nakshatraOf(pada: number): number {
  return (pada >> 2) + 1;
}

/** Quarter of the nakshatra, 1 to 4, by {@link padaIndex}. */
export function quarterOf(pada: number): number {
  return (pada & 3) + 1;
}

/** Whole-sign house, 1 to 12, of a sign counted from the sign that rises. */
export function houseOf(sign: number, risingSign: number): number {
  return ((sign - risingSign + 12) % 12) + 1;
}
