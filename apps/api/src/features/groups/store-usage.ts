import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable, Reached } from '../../platform/database/handles.ts';
import { groupUsage } from './tables.ts';

/** How many reports a group made in each month from a day on, by branch, the latest month first. */
export async function listUsage(
  db: Queryable,
  { id }: Reached<{ id: string }>,
  from: string,
): Promise<{ month: string; branchId: string; made: number }[]> {
  return db
    .select({
      month: groupUsage.month,
      branchId: groupUsage.branchId,
      made: sql<number>`sum(${groupUsage.made})::int`,
    })
    .from(groupUsage)
    .where(and(eq(groupUsage.groupId, id), gte(groupUsage.month, from)))
    .groupBy(groupUsage.month, groupUsage.branchId)
    .orderBy(desc(groupUsage.month), groupUsage.branchId);
}

/** How many reports a group ever made. */
export async function countUsage(db: Queryable, { id }: Reached<{ id: string }>): Promise<number> {
  const rows = await db
    .select({ made: sql<number>`coalesce(sum(${groupUsage.made}), 0)::int` })
    .from(groupUsage)
    .where(eq(groupUsage.groupId, id));
  return rows[0]?.made ?? 0;
}

/** How many reports each of these groups made in the month that begins on a day. */
export async function countMadeIn(
  db: Queryable,
  of: readonly Reached<{ id: string }>[],
  month: string,
): Promise<Map<string, number>> {
  if (of.length === 0) return new Map();
  const ids = of.map(({ id }) => id);
  const rows = await db
    .select({ groupId: groupUsage.groupId, made: sql<number>`sum(${groupUsage.made})::int` })
    .from(groupUsage)
    .where(and(inArray(groupUsage.groupId, ids), eq(groupUsage.month, month)))
    .groupBy(groupUsage.groupId);
  return new Map(rows.map(({ groupId, made }) => [groupId, made]));
}
