import type { Planet } from './planets.ts';

/** The four elements, in the order in which the signs take turns. */
export const elements = ['fire', 'earth', 'air', 'water'] as const;

/** See {@link elements}. */
export type Element = (typeof elements)[number];

/** The three modes, in the order in which the signs take turns: chara, sthira, dvisvabhava. */
export const modes = ['movable', 'fixed', 'dual'] as const;

/** See {@link modes}. */
export type Mode = (typeof modes)[number];

/** A sign of the zodiac (rasi). */
export interface Sign {
  /** 1 Mesha to 12 Meena. */
  number: number;
  sanskrit: string;
  english: string;
  element: Element;
  mode: Mode;
  /** The planet that rules it. */
  lord: Planet;
}

/** The twelve signs in order: sign n stands at index n - 1. */
export const signs: readonly Sign[] = [
  { number: 1, sanskrit: 'Mesha', english: 'Aries', element: 'fire', mode: 'movable', lord: 'Mars' },
  { number: 2, sanskrit: 'Vrishabha', english: 'Taurus', element: 'earth', mode: 'fixed', lord: 'Venus' },
  { number: 3, sanskrit: 'Mithuna', english: 'Gemini', element: 'air', mode: 'dual', lord: 'Mercury' },
  { number: 4, sanskrit: 'Karka', english: 'Cancer', element: 'water', mode: 'movable', lord: 'Moon' },
  { number: 5, sanskrit: 'Simha', english: 'Leo', element: 'fire', mode: 'fixed', lord: 'Sun' },
  { number: 6, sanskrit: 'Kanya', english: 'Virgo', element: 'earth', mode: 'dual', lord: 'Mercury' },
  { number: 7, sanskrit: 'Tula', english: 'Libra', element: 'air', mode: 'movable', lord: 'Venus' },
  { number: 8, sanskrit: 'Vrishchika', english: 'Scorpio', element: 'water', mode: 'fixed', lord: 'Mars' },
  { number: 9, sanskrit: 'Dhanu', english: 'Sagittarius', element: 'fire', mode: 'dual', lord: 'Jupiter' },
  { number: 10, sanskrit: 'Makara', english: 'Capricorn', element: 'earth', mode: 'movable', lord: 'Saturn' },
  { number: 11, sanskrit: 'Kumbha', english: 'Aquarius', element: 'air', mode: 'fixed', lord: 'Saturn' },
  { number: 12, sanskrit: 'Meena', english: 'Pisces', element: 'water', mode: 'dual', lord: 'Jupiter' },
];

/**
 * The sign of a number.
 *
 * @throws RangeError for anything but a whole number from 1 to 12.
 */
export function readSign(number: number): Sign {
  const sign = signs[number - 1];
  if (!sign) throw new RangeError(`sign ${number} is not a whole number from 1 to 12`);
  return sign;
}
