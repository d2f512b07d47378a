import type { FlagPlace } from '@udaya/core/reports/flags';
import type { Placement } from '@udaya/core/reports/placement';
import type { ReportType } from '@udaya/core/reports/report-types';
import { and, asc, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { countUpTo, type ListTotal } from '../../../platform/database/count-up-to.ts';
import type { Queryable, TenantDb } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { signColumns } from '../record/store-conditions.ts';
import { reportFlags, reportSearch, reports } from '../tables.ts';

/** What an account flagged in a version of a report. */
export interface FlagRow {
  reportId: string;
  version: number;
  place: FlagPlace;
  accountId: string;
}

export type StoredFlag = typeof reportFlags.$inferSelect;

const isRow = ({ reportId, version, place, accountId }: FlagRow) =>
  and(
    eq(reportFlags.reportId, reportId),
    eq(reportFlags.version, version),
    eq(reportFlags.place, place),
    eq(reportFlags.accountId, accountId),
  );

/** What the actor said of a version of a report, by place. */
export async function listOwnFlags(
  db: TenantDb,
  { id }: Report,
  version: number | undefined,
): Promise<StoredFlag[]> {
  if (version === undefined) return [];
  return db
    .select()
    .from(reportFlags)
    .where(
      and(
        eq(reportFlags.reportId, id),
        eq(reportFlags.version, version),
        eq(reportFlags.accountId, db.actor.userId),
      ),
    )
    .orderBy(asc(reportFlags.place));
}

/** All that the actor said of any report, first to last. */
export async function listAllOwnFlags(db: TenantDb): Promise<StoredFlag[]> {
  return db
    .select()
    .from(reportFlags)
    .where(eq(reportFlags.accountId, db.actor.userId))
    .orderBy(asc(reportFlags.saidAt), asc(reportFlags.reportId), asc(reportFlags.place));
}

export async function findFlag(tx: Queryable, row: FlagRow): Promise<StoredFlag | undefined> {
  const rows = await tx.select().from(reportFlags).where(isRow(row));
  return rows[0];
}

/** Saves what was said; said already, it stays as it is. */
export async function insertFlag(tx: Queryable, row: FlagRow, reviewId: string): Promise<void> {
  await tx
    .insert(reportFlags)
    .values({ ...row, reviewId })
    .onConflictDoNothing();
}

export async function setFlagNote(tx: Queryable, row: FlagRow, noteSealed: Buffer | null): Promise<void> {
  await tx.update(reportFlags).set({ noteSealed }).where(isRow(row));
}

/** Takes back what an account said of a report for a review, in whichever version. */
export async function deleteFlag(
  tx: Queryable,
  { reportId, accountId }: FlagRow,
  reviewId: string,
): Promise<void> {
  await tx
    .delete(reportFlags)
    .where(
      and(
        eq(reportFlags.reportId, reportId),
        eq(reportFlags.accountId, accountId),
        eq(reportFlags.reviewId, reviewId),
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

/** How many accounts flag what a review is of: one account counts once, on however many reports. */
export async function countFlaggingAccounts(db: Queryable, reviewId: string): Promise<number> {
  const rows = await db
    .select({ accounts: countDistinct(reportFlags.accountId) })
    .from(reportFlags)
    .where(eq(reportFlags.reviewId, reviewId));
  return rows[0]?.accounts ?? 0;
}

/** The same of several reviews. */
export async function countFlaggingAccountsOf(
  db: Queryable,
  reviewIds: readonly string[],
): Promise<Map<string, number>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .select({ id: reportFlags.reviewId, accounts: countDistinct(reportFlags.accountId) })
    .from(reportFlags)
    .where(inArray(reportFlags.reviewId, [...reviewIds]))
    .groupBy(reportFlags.reviewId);
  return new Map(rows.map(({ id, accounts }) => [id, accounts]));
}

/** What was said that counts for a review, first to last. */
export async function listFlagsOf(db: Queryable, reviewId: string): Promise<StoredFlag[]> {
  return db
    .select()
    .from(reportFlags)
    .where(eq(reportFlags.reviewId, reviewId))
    .orderBy(asc(reportFlags.saidAt), asc(reportFlags.reportId));
}
