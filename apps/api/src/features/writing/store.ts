import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { reportWritings } from './tables.ts';

export type StoredWriting = typeof reportWritings.$inferSelect;

/** What an attempt came to. */
export type WritingEnd = Partial<
  Omit<StoredWriting, 'id' | 'reportId' | 'baseVersion' | 'askedBy' | 'createdAt' | 'endedAt'>
> &
  Pick<StoredWriting, 'state'>;

export async function insertWriting(
  tx: Queryable,
  writing: Pick<StoredWriting, 'id' | 'reportId' | 'baseVersion' | 'askedBy'>,
): Promise<void> {
  await tx.insert(reportWritings).values(writing);
}

/** Claims an attempt that waits; undefined where somebody else did, or where it is over. */
export async function claimWriting(
  db: SystemDb,
  id: string,
  heldUntil: Date,
): Promise<StoredWriting | undefined> {
  const rows = await db
    .update(reportWritings)
    .set({ state: 'underway', heldUntil })
    .where(and(eq(reportWritings.id, id), eq(reportWritings.state, 'waiting')))
    .returning();
  return rows[0];
}

/** Locks an attempt for the transaction, as long as it is underway. */
export async function lockUnderway(tx: SystemDb, id: string): Promise<StoredWriting | undefined> {
  const rows = await tx
    .select()
    .from(reportWritings)
    .where(and(eq(reportWritings.id, id), eq(reportWritings.state, 'underway')))
    .for('update');
  return rows[0];
}

/** Ends an attempt, once; false where it is over already. */
export async function setEnded(db: SystemDb, id: string, end: WritingEnd): Promise<boolean> {
  const rows = await db
    .update(reportWritings)
    .set({ ...end, endedAt: new Date() })
    .where(and(eq(reportWritings.id, id), isNull(reportWritings.endedAt)))
    .returning({ id: reportWritings.id });
  return rows.length > 0;
}

/** Attempts that were left by a process that died: nobody is at them any more. */
export async function listLeft(db: SystemDb, now: Date): Promise<StoredWriting[]> {
  return db
    .select()
    .from(reportWritings)
    .where(
      and(
        isNull(reportWritings.endedAt),
        eq(reportWritings.state, 'underway'),
        lt(reportWritings.heldUntil, now),
      ),
    )
    .limit(1000);
}

/** Attempts from before an instant that nobody has taken up yet. */
export async function listWaiting(db: SystemDb, createdBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: reportWritings.id })
    .from(reportWritings)
    .where(
      and(
        isNull(reportWritings.endedAt),
        eq(reportWritings.state, 'waiting'),
        lt(reportWritings.createdAt, createdBefore),
      ),
    )
    .limit(1000);
  return rows.map(({ id }) => id);
}

/** How often the wording of a version was begun with its making. */
export async function countBegun(db: SystemDb, reportId: string, baseVersion: number): Promise<number> {
  return db.$count(
    reportWritings,
    and(
      eq(reportWritings.reportId, reportId),
      eq(reportWritings.baseVersion, baseVersion),
      isNull(reportWritings.askedBy),
    ),
  );
}

/** Forgets what models answered before an instant. */
export async function forgetAnswers(db: SystemDb, endedBefore: Date): Promise<number> {
  const rows = await db
    .update(reportWritings)
    .set({ answers: null })
    .where(and(isNotNull(reportWritings.answers), lt(reportWritings.endedAt, endedBefore)))
    .returning({ id: reportWritings.id });
  return rows.length;
}

/** The attempts of a report that its reader may know of: one that is not over, and what an account asked for since an instant, latest first. The caller has reached the report. */
export async function listOfReport(
  db: TenantDb,
  reportId: string,
  accountId: string,
  since: Date,
): Promise<Pick<StoredWriting, 'state' | 'askedBy' | 'createdAt' | 'endedAt'>[]> {
  return db
    .select({
      state: reportWritings.state,
      askedBy: reportWritings.askedBy,
      createdAt: reportWritings.createdAt,
      endedAt: reportWritings.endedAt,
    })
    .from(reportWritings)
    .where(
      and(
        eq(reportWritings.reportId, reportId),
        sql`(${isNull(reportWritings.endedAt)} or ${and(eq(reportWritings.askedBy, accountId), gte(reportWritings.createdAt, since))})`,
      ),
    )
    .orderBy(desc(reportWritings.createdAt), desc(reportWritings.id))
    .limit(100);
}

/** The attempts of these ids, whole. */
export async function listWritingsOf(db: TenantDb, ids: readonly string[]): Promise<StoredWriting[]> {
  if (db.scope.kind !== 'all' || ids.length === 0) return [];
  return db
    .select()
    .from(reportWritings)
    .where(inArray(reportWritings.id, [...ids]))
    .orderBy(desc(reportWritings.createdAt), desc(reportWritings.id));
}
