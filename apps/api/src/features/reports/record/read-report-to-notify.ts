import type { SystemDb } from '../../../platform/database/handles.ts';
import { findReportOfJob, lockReport, type Report } from './store.ts';

/** A report as it is now, held for the transaction, for a job that tells somebody about it; undefined where it is gone. */
export async function findReportToNotify(tx: SystemDb, id: string): Promise<Report | undefined> {
  const found = await findReportOfJob(tx, id);
  return found && lockReport(tx, found);
}
