import type { SystemDb } from '../../../platform/database/handles.ts';
import { findReportOfJob } from './store.ts';

/** Whether a report can be read; undefined for one that is not there. */
export async function isWritten(db: SystemDb, reportId: string): Promise<boolean | undefined> {
  const report = await findReportOfJob(db, reportId);
  return report && report.stage === 'ready';
}
