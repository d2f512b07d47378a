import { circleMas, shortWayMas } from '../src/circle.ts';

/**
 * Chebyshev coefficients, in milliarcseconds, of a longitude over the days `start` to `start + days`.
 *
 * The function is sampled at `degree + 4` Chebyshev points: the surplus keeps what is cut off from folding back into
 * what is kept. Samples may jump by whole circles; the first coefficient comes back within 0 <= c0 < 360 degrees.
 */
export function fitSegment(
  longitudeMas: (jdTt: number) => number,
  start: number,
  days: number,
  degree: number,
): number[] {
  const count = degree + 4;
  const angles = Array.from({ length: count }, (_, i) => (Math.PI * (i + 0.5)) / count);
  const samples: number[] = [];
  for (const angle of angles) {
    const sample = longitudeMas(start + (days * (Math.cos(angle) + 1)) / 2);
    const previous = samples.at(-1);
    samples.push(previous === undefined ? sample : previous + shortWayMas(sample - previous));
  }
  return Array.from({ length: degree + 1 }, (_, k) => {
    const sum = samples.reduce((total, sample, i) => total + sample * Math.cos(k * (angles[i] as number)), 0);
    const coefficient = Math.round((sum * (k === 0 ? 1 : 2)) / count);
    return k === 0 ? coefficient - Math.floor(coefficient / circleMas) * circleMas : coefficient;
  });
}
