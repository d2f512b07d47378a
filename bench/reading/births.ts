import type { TimeAccuracy } from '../../packages/core/src/births/birth-words.ts';
import { type ReportType, reportTypeFor } from '../../packages/core/src/reports/report-types.ts';

/** A birth as the reading of it needs it. */
export interface MadeUpBirth {
  reportType: ReportType;
  dateOfBirth: string;
  birthMs: number;
  latitude: number;
  longitude: number;
  timeAccuracy: TimeAccuracy;
  zone: string;
  offsetSeconds: number;
  warnings: string[];
  createdAt: Date;
}

const places: readonly (readonly [number, number])[] = [
  [13.09, 80.27],
  [9.92, 78.12],
  [19.08, 72.88],
  [28.65, 77.23],
  [12.97, 77.59],
  [22.57, 88.36],
  [17.38, 78.46],
  [26.92, 75.79],
  [8.51, 76.96],
  [25.6, 85.12],
];
const accuracies: readonly TimeAccuracy[] = [
  ...Array.from({ length: 16 }, () => 'exact' as const),
  'about15',
  'about30',
  'about60',
  'unknown',
];
const day = 86_400_000;
const indiaSeconds = 19_800;

/** The day on which all reports are made: the same in every run. */
export const madeAt = new Date('2026-11-22T12:00:00Z');

/** Numbers from 0 to below 1, the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A birth at an instant in an Indian city. */
export function birthAt(
  birthMs: number,
  random: () => number,
  timeAccuracy: TimeAccuracy = 'exact',
): MadeUpBirth {
  return birthIn(places[Math.floor(random() * places.length)] ?? [13.09, 80.27], birthMs, timeAccuracy);
}

/** A birth at an instant at a place in India. */
export function birthIn(
  [latitude, longitude]: readonly [number, number],
  birthMs: number,
  timeAccuracy: TimeAccuracy,
): MadeUpBirth {
  const dateOfBirth = new Date(birthMs + indiaSeconds * 1000).toISOString().slice(0, 10);
  return {
    reportType: reportTypeFor(dateOfBirth, madeAt.toISOString().slice(0, 10)),
    dateOfBirth,
    birthMs: Math.floor(birthMs / 60_000) * 60_000,
    latitude,
    longitude,
    timeAccuracy,
    zone: 'Asia/Kolkata',
    offsetSeconds: indiaSeconds,
    warnings: [],
    createdAt: madeAt,
  };
}

/** Births of people up to an age: two in three of them children, and one time of day in five not exact. */
export function madeUpBirths(count: number, random: () => number): MadeUpBirth[] {
  return Array.from({ length: count }, () => {
    const years = random() < 0.67 ? random() * 15 : 15 + random() * 55;
    const accuracy = accuracies[Math.floor(random() * accuracies.length)] ?? 'exact';
    return birthAt(madeAt.getTime() - years * 365.25 * day, random, accuracy);
  });
}

/** Pairs of children of one school year, June to May. */
export function classmates(count: number, random: () => number): (readonly [MadeUpBirth, MadeUpBirth])[] {
  return Array.from({ length: count }, () => {
    const from = Date.UTC(2013 + Math.floor(random() * 12), 5, 1);
    const one = () => birthAt(from + random() * 365 * day, random);
    return [one(), one()] as const;
  });
}

/** The years of life that children of one age band are in. */
const yearsOfBands: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 3],
  [3, 6],
  [6, 10],
  [10, 15],
];

/** Pairs of children of one age band. */
export function pairsOfAge(count: number, random: () => number): (readonly [MadeUpBirth, MadeUpBirth])[] {
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = yearsOfBands[index % yearsOfBands.length] ?? [0, 1];
    const one = () =>
      birthAt(madeAt.getTime() - (from + 0.01 + random() * (to - from - 0.02)) * 365.25 * day, random);
    return [one(), one()] as const;
  });
}

/** Pairs of children of one family: the other one born so much later, at the same place. */
export function later(
  count: number,
  random: () => number,
  laterMs: () => number,
): (readonly [MadeUpBirth, MadeUpBirth])[] {
  return Array.from({ length: count }, () => {
    const first = birthAt(madeAt.getTime() - (5.5 + random() * 9) * 365.25 * day, random);
    const second = birthAt(first.birthMs + laterMs(), random);
    const { latitude, longitude } = first;
    return [first, { ...second, latitude, longitude }] as const;
  });
}
