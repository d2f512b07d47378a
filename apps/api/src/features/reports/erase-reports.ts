import type { Queryable, TenantDb } from '../../platform/database/handles.ts';
import { eraseNotificationsOfReport } from '../notifications/notify.ts';
import { deleteOwnReports, deleteReportRow, type Report } from './store.ts';

/** Erases all reports of the viewer, with their texts, sensitive details and consents, and tells how many there were. */
export async function eraseReports(tx: TenantDb): Promise<number> {
  return deleteOwnReports(tx);
}

/** Deletes a report with its texts, its sensitive details, its consent and the notifications about it, in the caller's transaction. */
export async function deleteReport(tx: Queryable, report: Report): Promise<void> {
  await eraseNotificationsOfReport(tx, report.id);
  await deleteReportRow(tx, report);
}
