import type { Planet } from './planets.ts';

/** A lunar mansion: 13 degrees 20 minutes of the zodiac, in four padas. */
export interface Nakshatra {
  /** 1 Ashwini to 27 Revati. */
  number: number;
  name: string;
  /** The planet that rules it, in the sequence of the Vimshottari periods. */
  lord: Planet;
}

const lords = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'] as const;

const names = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;

/** The 27 nakshatras in order: nakshatra n stands at index n - 1. */
export const nakshatras: readonly Nakshatra[] = names.map((name, i) => ({
  number: i + 1,
  name,
  lord: lords[i % lords.length] as Planet,
}));

/**
 * The nakshatra of a number.
 *
 * @throws RangeError for anything but a whole number from 1 to 27.
 */
export function readNakshatra(number: number): Nakshatra {
  const nakshatra = nakshatras[number - 1];
  if (!nakshatra) throw new RangeError(`nakshatra ${number} is not a whole number from 1 to 27`);
  return nakshatra;
}
