import type { Planet } from '@udaya/astro/planets';
import type { ReportContent } from './report-content.ts';

/** From so many parts on a report repeats another one: whoever pays for it is told before. */
export const manyRepeatedParts = 9;

type Parts = Pick<ReportContent, 'statements'>;

/** What a report has in common with another one. */
export interface Repetition<T> {
  /** The other report. */
  of: T;
  /** The planets of the parts that stand in it word for word. */
  planets: Planet[];
}

/**
 * Which parts of a report stand word for word in one earlier report: in the one that has most of them, the first of those. Undefined where
 * no part stands in any. Names are left open in stored texts, so that a sibling's part counts as the same.
 */
export function repeatedParts<T extends { content: Parts }>(
  content: Parts,
  others: readonly T[],
): Repetition<T> | undefined {
  return others
    .map((of) => ({ of, planets: sharedWith(content, of.content) }))
    .filter(({ planets }) => planets.length > 0)
    .reduce<Repetition<T> | undefined>(
      (most, one) => (most && most.planets.length >= one.planets.length ? most : one),
      undefined,
    );
}

function sharedWith({ statements }: Parts, other: Parts): Planet[] {
  const known = new Set(other.statements.map(({ description }) => description));
  return statements.filter(({ description }) => known.has(description)).map(({ planet }) => planet);
}
