import { retentionNoticeDays, withdrawnDays } from '@udaya/core/groups/data-duty';
import type { SystemDb } from '../../platform/database/handles.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { deleteReport, lockDueReports } from '../reports/custody/erase-reports.ts';
import { createdBefore } from './retention-days.ts';
import { findAnnounced, insertErasure, listRetentions, lockRetention } from './store.ts';

const dayMs = 86_400_000;
const atOnce = 50;

interface EraseDueDeps {
  system: SystemDb;
}

/**
 * Erases what was withdrawn thirty days ago, and in each group what has been kept for as long as the group wants and was announced
 * thirty days ago. Each batch is a transaction of its own, so that what was done stays done.
 */
export async function eraseDueReports({ system }: EraseDueDeps, now = new Date()): Promise<void> {
  const withdrawnBefore = new Date(now.getTime() - withdrawnDays * dayMs);
  await inBatches((many) =>
    system.transaction((tx) => eraseAll(tx, { withdrawnBefore }, 'withdrawal', many)),
  );
  for (const { groupId } of await listRetentions(system))
    await inBatches((many) => eraseAged(system, groupId, now, many));
}

async function inBatches(erase: (many: number) => Promise<number>): Promise<void> {
  while ((await erase(atOnce)) === atOnce);
}

async function eraseAged(system: SystemDb, groupId: string, now: Date, many: number): Promise<number> {
  return system.transaction(async (tx) => {
    // Held, so that what is erased is what the group wants and was told, whatever is changed meanwhile.
    const months = await lockRetention(tx, groupId);
    const announcedUntil = new Date(now.getTime() - retentionNoticeDays * dayMs);
    const announced = await findAnnounced(tx, groupId, announcedUntil);
    if (months === undefined || announced === undefined) return 0;
    const dueUntil = announced < now ? announced : now;
    return eraseAll(tx, { groupId, createdBefore: createdBefore(dueUntil, months) }, 'retention', many);
  });
}

async function eraseAll(
  tx: SystemDb,
  due: Parameters<typeof lockDueReports>[1],
  cause: 'retention' | 'withdrawal',
  many: number,
): Promise<number> {
  const reports = await lockDueReports(tx, due, many);
  for (const report of reports) {
    const { id: reportId, groupId } = report;
    if (groupId === null) continue;
    await appendAudit(tx, { action: 'report.erased', targetId: reportId, groupId });
    await insertErasure(tx, { groupId, reportId, cause });
    await deleteReport(tx, report);
  }
  return reports.length;
}
