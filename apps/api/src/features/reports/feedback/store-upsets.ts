import type { Placement } from '@udaya/core/reports/placement';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { UpsetPlace } from '@udaya/core/reports/upsets';
import { and, asc, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { countUpTo, type ListTotal } from '../../../platform/database/count-up-to.ts';
import type { Queryable, TenantDb } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { signColumns } from '../record/store-conditions.ts';
import { reportSearch, reports, reportUpsets } from '../tables.ts';

/** Where an account said that a version of a report upset it. */
export interface UpsetRow {
  reportId: string;
  version: number;
  place: UpsetPlace;
  accountId: string;
}

export type StoredUpset = typeof reportUpsets.$inferSelect;

const isRow = ({ reportId, version, place, accountId }: UpsetRow) =>
  and(
    eq(reportUpsets.reportId, reportId),
    eq(reportUpsets.version, version),
    eq(reportUpsets.place, place),
    eq(reportUpsets.accountId, accountId),
  );

/** What the actor said of a version of a report, by place. */
export async function listOwnUpsets(
  db: TenantDb,
  { id }: Report,
  version: number | undefined,
): Promise<StoredUpset[]> {
  if (version === undefined) return [];
  return db
    .select()
    .from(reportUpsets)
    .where(
      and(
        eq(reportUpsets.reportId, id),
        eq(reportUpsets.version, version),
        eq(reportUpsets.accountId, db.actor.userId),
      ),
    )
    .orderBy(asc(reportUpsets.place));
}

/** All that the actor said of any report, first to last. */
export async function listAllOwnUpsets(db: TenantDb): Promise<StoredUpset[]> {
  return db
    .select()
    .from(reportUpsets)
    .where(eq(reportUpsets.accountId, db.actor.userId))
    .orderBy(asc(reportUpsets.saidAt), asc(reportUpsets.reportId), asc(reportUpsets.place));
}

export async function findUpset(tx: Queryable, row: UpsetRow): Promise<StoredUpset | undefined> {
  const rows = await tx.select().from(reportUpsets).where(isRow(row));
  return rows[0];
}

/** Keeps what was said; said already, it stays as it is. */
export async function insertUpset(tx: Queryable, row: UpsetRow, reviewId: string): Promise<void> {
  await tx
    .insert(reportUpsets)
    .values({ ...row, reviewId })
    .onConflictDoNothing();
}

export async function setUpsetNote(tx: Queryable, row: UpsetRow, noteSealed: Buffer | null): Promise<void> {
  await tx.update(reportUpsets).set({ noteSealed }).where(isRow(row));
}

/** Takes back what an account said of a report for a review, in whichever version. */
export async function deleteUpset(
  tx: Queryable,
  { reportId, accountId }: UpsetRow,
  reviewId: string,
): Promise<void> {
  await tx
    .delete(reportUpsets)
    .where(
      and(
        eq(reportUpsets.reportId, reportId),
        eq(reportUpsets.accountId, accountId),
        eq(reportUpsets.reviewId, reviewId),
      ),
    );
}

/** How many reports of a type have a planet in a position; as far as lists are counted. */
export async function countPlaced(
  db: Queryable,
  reportType: ReportType,
  placement: Placement,
): Promise<ListTotal> {
  return countUpTo(
    db,
    sql`select from ${reportSearch} join ${reports} on ${reports.id} = ${reportSearch.reportId}
      where ${reportSearch.ofGroup} in (true, false) and ${signColumns[placement.planet]} = ${placement.position}
      and ${reports.reportType} = ${reportType}`,
  );
}

/** How many accounts are upset by what a review is of: one account counts once, on however many reports. */
export async function countUpsetAccounts(db: Queryable, reviewId: string): Promise<number> {
  const rows = await db
    .select({ accounts: countDistinct(reportUpsets.accountId) })
    .from(reportUpsets)
    .where(eq(reportUpsets.reviewId, reviewId));
  return rows[0]?.accounts ?? 0;
}

/** The same of several reviews. */
export async function countUpsetAccountsOf(
  db: Queryable,
  reviewIds: readonly string[],
): Promise<Map<string, number>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .select({ id: reportUpsets.reviewId, accounts: countDistinct(reportUpsets.accountId) })
    .from(reportUpsets)
    .where(inArray(reportUpsets.reviewId, [...reviewIds]))
    .groupBy(reportUpsets.reviewId);
  return new Map(rows.map(({ id, accounts }) => [id, accounts]));
}

/** What was said that counts for a review, first to last. */
export async function listUpsetsOf(db: Queryable, reviewId: string): Promise<StoredUpset[]> {
  return db
    .select()
    .from(reportUpsets)
    .where(eq(reportUpsets.reviewId, reviewId))
    .orderBy(asc(reportUpsets.saidAt), asc(reportUpsets.reportId));
}
