import type { TableBody } from '../src/table-format.ts';
import { moonLongitude, trueNodeLongitude } from './moon.ts';
import { planetLongitudes } from './planet.ts';

/** How one body is sampled and cut into segments. */
export interface FittedBody {
  /** Apparent sidereal longitude in milliarcseconds at a Julian day TT, whole circles aside. */
  longitudeMas: (jdTt: number) => number;
  /** Days of one segment. */
  days: number;
  /** Degree of its polynomial: the lowest that stays within 0.06". */
  degree: number;
}

/** First and last Julian day TT of the table: some days before 1899 to the first days of 2101. */
export const firstJdTt = 2_414_640.5;
/** See {@link firstJdTt}. */
export const lastJdTt = 2_488_440.5;

/** Every body of the table. */
export const fittedBodies: Readonly<Record<TableBody, FittedBody>> = {
  Sun: { longitudeMas: planetLongitudes.Sun, days: 16, degree: 7 },
  Moon: { longitudeMas: moonLongitude, days: 8, degree: 12 },
  Mercury: { longitudeMas: planetLongitudes.Mercury, days: 16, degree: 11 },
  Venus: { longitudeMas: planetLongitudes.Venus, days: 32, degree: 13 },
  Mars: { longitudeMas: planetLongitudes.Mars, days: 32, degree: 12 },
  Jupiter: { longitudeMas: planetLongitudes.Jupiter, days: 64, degree: 12 },
  Saturn: { longitudeMas: planetLongitudes.Saturn, days: 64, degree: 12 },
  TrueNode: { longitudeMas: trueNodeLongitude, days: 16, degree: 17 },
};
