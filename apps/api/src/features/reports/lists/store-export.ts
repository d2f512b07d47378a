import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { asReached, type Queryable, type TenantDb } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { within } from '../record/store-lists.ts';
import { reportPeople, reportSensitive, reports } from '../tables.ts';

/** All reports within the scope, the latest first, `atOnce` at a time; what is made meanwhile is left out. */
export async function* walkReports(db: TenantDb, atOnce: number): AsyncGenerator<Report[]> {
  let after: SQL | undefined;
  for (;;) {
    const found = await db.withoutPolicies
      .select({ id: reports.id, exactly: sql<string>`${reports.createdAt}::text` })
      .from(reports)
      .where(and(within(db), after))
      .orderBy(desc(reports.createdAt), desc(reports.id))
      .limit(atOnce);
    const ids = found.map(({ id }) => id);
    const rows = await db
      .select()
      .from(reports)
      .where(and(within(db), inArray(reports.id, ids)))
      .orderBy(desc(reports.createdAt), desc(reports.id));
    if (rows.length > 0) yield rows.map((row) => asReached(row));
    const last = found.at(-1);
    if (!last || found.length < atOnce) return;
    after = sql`(${reports.createdAt}, ${reports.id}) < (${last.exactly}::timestamptz, ${last.id})`;
  }
}

/** What was entered beside the birth details of these reports and is kept apart. */
export async function findSensitive(
  db: Queryable,
  of: readonly Report[],
): Promise<Map<string, typeof reportSensitive.$inferSelect>> {
  const rows = await db
    .select()
    .from(reportSensitive)
    .where(inArray(reportSensitive.reportId, idsOf(of)));
  return new Map(rows.map((row) => [row.reportId, row]));
}

/** Of whom these reports are, where a form asked for it. */
export async function findPersons(
  db: Queryable,
  of: readonly Report[],
): Promise<Map<string, typeof reportPeople.$inferSelect>> {
  const rows = await db
    .select()
    .from(reportPeople)
    .where(inArray(reportPeople.reportId, idsOf(of)));
  return new Map(rows.map((row) => [row.reportId, row]));
}

const idsOf = (of: readonly Report[]) => of.map(({ id }) => id);
