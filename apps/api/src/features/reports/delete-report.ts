import type { Queryable } from '../../platform/database/database.ts';
import { eraseNotificationsOfReport } from '../notifications/erase-notifications.ts';
import { deleteReportRow } from './store.ts';

/** Deletes a report with its texts, its sensitive details, its consent and the news of it, in the caller's transaction. */
export async function deleteReport(tx: Queryable, reportId: string): Promise<void> {
  await eraseNotificationsOfReport(tx, reportId);
  await deleteReportRow(tx, reportId);
}
