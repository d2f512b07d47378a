import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './handles.ts';

/** How far the rows of a list are counted; above it is said that there are more. */
export const countedUpTo = 10_000;

/** How many rows a list has: exact up to 10,000, else 10,000 with `totalIsExact` false. */
export interface ListTotal {
  total: number;
  totalIsExact: boolean;
}

/** Counts the rows of a statement without an order, no further than a list says. */
export async function countUpTo(db: Queryable, rows: SQL): Promise<ListTotal> {
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from (${rows}) as listed limit ${countedUpTo + 1}) as counted`,
  );
  return upTo(counted[0]?.total ?? 0);
}

/** A total as lists say it, of whatever was counted. */
export function upTo(total: number): ListTotal {
  return { total: Math.min(total, countedUpTo), totalIsExact: total <= countedUpTo };
}

/** One page of a list as `listRoute` promises it. */
export function pageOf<Row>(content: Row[], { total, totalIsExact }: ListTotal, { size }: { size: number }) {
  return { content, totalElements: total, totalIsExact, totalPages: Math.ceil(total / size) };
}
