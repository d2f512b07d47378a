import { type SQL, sql } from 'drizzle-orm';

/**
 * Spans of time as rows `spans(number, begins, ends)` of a statement, numbered from 1: what happened in each is counted by its
 * index, without a thought for time zones. `bounds` holds where each begins, and at last where the last one ends.
 */
export function spansOf(bounds: readonly Date[]): SQL {
  const texts = bounds.map((bound) => bound.toISOString());
  return sql`unnest(${sql.param(texts.slice(0, -1))}::timestamptz[], ${sql.param(texts.slice(1))}::timestamptz[])
    with ordinality as spans(begins, ends, number)`;
}
