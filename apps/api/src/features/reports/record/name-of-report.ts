import type { SystemDb } from '../../../platform/database/handles.ts';
import { findReportOfJob } from './store.ts';

/** Whose report it is, for whoever may be told; empty of one that is gone. */
export async function nameOfReport(db: SystemDb, id: string): Promise<string> {
  return (await findReportOfJob(db, id))?.name ?? '';
}
