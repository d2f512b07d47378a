import type { Queryable } from '../../platform/database/database.ts';
import { deleteReportRow } from './store.ts';

/** Deletes a report with its texts, its sensitive details and its consent, in the caller's transaction. */
export async function deleteReport(tx: Queryable, reportId: string): Promise<void> {
  await deleteReportRow(tx, reportId);
}
