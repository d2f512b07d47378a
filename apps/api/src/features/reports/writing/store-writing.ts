import type { ReportStage } from '@udaya/core/reports/report-types';
import { and, eq, gte, isNull, lt, ne, notInArray } from 'drizzle-orm';
import type { Queryable, SystemDb } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { reports } from '../tables.ts';

/** Moves a report on; false where it is finished already: no stage is ever taken back from a report that is ready. */
export async function setStage(db: Queryable, { id }: Report, stage: ReportStage): Promise<boolean> {
  const moved = await db
    .update(reports)
    .set({ stage, ...(stage === 'ready' ? { failedAt: null } : {}) })
    .where(and(eq(reports.id, id), ne(reports.stage, 'ready'), ne(reports.stage, stage)))
    .returning({ id: reports.id });
  return moved.length > 0;
}

/** Notes that a report could not be written for now; true the first time, false as long as it has not been ready since. */
export async function setFailed(db: Queryable, report: Report): Promise<boolean> {
  const isFirst = (await setStage(db, report, 'failed')) && !report.failedAt;
  if (isFirst) await db.update(reports).set({ failedAt: new Date() }).where(eq(reports.id, report.id));
  return isFirst;
}

/** Begins the writing again, and with it the time for which it is taken up again. */
export async function setWaiting(db: Queryable, { id }: Report): Promise<void> {
  await db.update(reports).set({ stage: 'waiting', failedAt: new Date() }).where(eq(reports.id, id));
}

/** Nobody waits for a report whose consent was withdrawn. */
const isOpen = isNull(reports.withdrawnAt);

/** Reports from before an instant whose writing has not come to an end. */
export async function listUnfinished(db: SystemDb, createdBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(isOpen, notInArray(reports.stage, ['ready', 'failed']), lt(reports.createdAt, createdBefore)))
    .limit(1000);
  return rows.map((row) => row.id);
}

/** Reports whose writing was given up, first after an instant. */
export async function listGivenUp(db: SystemDb, failedAfter: Date): Promise<string[]> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(isOpen, eq(reports.stage, 'failed'), gte(reports.failedAt, failedAfter)))
    .limit(1000);
  return rows.map((row) => row.id);
}
