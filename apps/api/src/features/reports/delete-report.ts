import type { Queryable } from '../../platform/database/handles.ts';
import { eraseNotificationsOfReport } from '../notifications/erase-notifications.ts';
import { deleteReportRow, type Report } from './store.ts';

/** Deletes a report with its texts, its sensitive details, its consent and the news of it, in the caller's transaction. */
export async function deleteReport(tx: Queryable, report: Report): Promise<void> {
  await eraseNotificationsOfReport(tx, report.id);
  await deleteReportRow(tx, report);
}
