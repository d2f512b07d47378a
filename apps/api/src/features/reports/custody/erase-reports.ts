import type { Queryable, SystemDb, TenantDb } from '../../../platform/database/handles.ts';
import { eraseNotificationsOfReport } from '../../notifications/notify.ts';
import { deleteOwnReports, deleteReportRow, type Report } from '../record/store.ts';
import { lockOldest, lockReportsOfPerson, lockWithdrawn } from './store-withdrawn.ts';

/** Erases all reports of the actor, with their texts, sensitive details and consents, and tells how many there were. */
export async function eraseReports(tx: TenantDb): Promise<number> {
  return deleteOwnReports(tx);
}

/** Deletes a report with its texts, its sensitive details, its consent and the notifications about it, in the caller's transaction. */
export async function deleteReport(tx: Queryable, report: Report): Promise<void> {
  await eraseNotificationsOfReport(tx, report.id);
  await deleteReportRow(tx, report);
}

/** All reports within the scope of the person of a report, held for the transaction. */
export async function lockAllReportsOfPerson(tx: TenantDb, report: Report): Promise<Report[]> {
  return lockReportsOfPerson(tx, report);
}

/** What is due to be erased, held for the transaction: by its age in a group, or for having been withdrawn. */
export async function lockDueReports(
  tx: SystemDb,
  due: { groupId: string; createdBefore: Date } | { withdrawnBefore: Date },
  limit: number,
): Promise<Report[]> {
  return 'groupId' in due
    ? lockOldest(tx, due.groupId, due.createdBefore, limit)
    : lockWithdrawn(tx, due.withdrawnBefore, limit);
}
