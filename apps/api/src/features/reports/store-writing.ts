import type { ReportStage } from '@udaya/core/reports/report-stages';
import { and, eq, gte, lt, ne, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { Report } from './store.ts';
import { reports } from './tables.ts';

/** Moves a report on; false where it is finished already: no stage is ever taken back from a report that is ready. */
export async function setStage(db: Queryable, id: string, stage: ReportStage): Promise<boolean> {
  const moved = await db
    .update(reports)
    .set({ stage, ...(stage === 'ready' ? { failedAt: null } : {}) })
    .where(and(eq(reports.id, id), ne(reports.stage, 'ready'), ne(reports.stage, stage)))
    .returning({ id: reports.id });
  return moved.length > 0;
}

/** Notes that a report could not be written for now; true the first time, false as long as it has not been ready since. */
export async function setFailed(db: Queryable, { id, failedAt }: Report): Promise<boolean> {
  const isNews = await setStage(db, id, 'failed');
  if (isNews && !failedAt) await db.update(reports).set({ failedAt: new Date() }).where(eq(reports.id, id));
  return isNews && !failedAt;
}

/** Begins the writing anew, and with it the time for which it is taken up again. */
export async function setWaiting(db: Queryable, id: string): Promise<void> {
  await db.update(reports).set({ stage: 'waiting', failedAt: new Date() }).where(eq(reports.id, id));
}

/** Reports from before an instant whose writing has not come to an end. */
export async function listUnfinished(db: Queryable, createdBefore: Date): Promise<string[]> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(notInArray(reports.stage, ['ready', 'failed']), lt(reports.createdAt, createdBefore)))
    .limit(1000);
  return rows.map((row) => row.id);
}

/** Reports whose writing was given up, first after an instant. */
export async function listGivenUp(db: Queryable, failedAfter: Date): Promise<string[]> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.stage, 'failed'), gte(reports.failedAt, failedAfter)))
    .limit(1000);
  return rows.map((row) => row.id);
}
