import { and, gte, lt, sql } from 'drizzle-orm';
import type { TenantDb } from '../../../platform/database/handles.ts';
import { spansOf } from '../../../platform/database/intervals.ts';
import { within } from '../record/store-lists.ts';
import { reports } from '../tables.ts';

/** A span of time: from its first instant on, up to the one that it ends before. */
export interface Span {
  from: Date;
  to: Date;
}

/** How many reports within the actor's reach were made in each span of time. */
export async function countWithinIn(db: TenantDb, bounds: readonly Date[]): Promise<number[]> {
  const { rows } = await db.withoutPolicies.execute<{ made: number }>(sql`
    select (select count(*)::int from ${reports}
      where ${within(db) ?? sql`true`} and ${reports.createdAt} >= begins and ${reports.createdAt} < ends) as made
    from ${spansOf(bounds)} order by number`);
  return rows.map(({ made }) => made);
}

/**
 * How many reports each of these branches has, or was made in a span of time. The ids are those of branches that the actor reaches: a report
 * stands in a branch of its own group, so the branch's index alone is read.
 */
export async function countByBranch(
  db: TenantDb,
  branchIds: readonly string[],
  span?: Span,
): Promise<Map<string, number>> {
  if (branchIds.length === 0) return new Map();
  const inSpan = span && and(gte(reports.createdAt, span.from), lt(reports.createdAt, span.to));
  const { rows } = await db.withoutPolicies.execute<{ id: string; made: number }>(sql`
    select id, (select count(*)::int from ${reports} where ${reports.branchId} = branch.id and ${inSpan ?? sql`true`}) as made
    from unnest(${sql.param([...branchIds])}::text[]) as branch(id)`);
  return new Map(rows.map(({ id, made }) => [id, made]));
}

/** How many reports each account made within the actor's reach in a span of time, by its id; '' for none. */
export async function countByOwner(db: TenantDb, { from, to }: Span): Promise<Map<string, number>> {
  const rows = await db.withoutPolicies
    .select({ id: reports.ownerId, made: sql<number>`count(*)::int` })
    .from(reports)
    .where(and(within(db), gte(reports.createdAt, from), lt(reports.createdAt, to)))
    .groupBy(reports.ownerId);
  return new Map(rows.map(({ id, made }) => [id ?? '', made]));
}
