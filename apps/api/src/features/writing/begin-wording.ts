import { newId } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { wordReportJob } from './jobs.ts';
import { insertWriting } from './store.ts';

/** Begins an attempt to have a version of a report worded, in the caller's transaction. */
export async function beginWording(
  tx: Queryable,
  jobs: Jobs,
  { reportId, version, askedBy }: { reportId: string; version: number; askedBy: string | null },
): Promise<void> {
  const id = newId();
  await insertWriting(tx, { id, reportId, baseVersion: version, askedBy });
  await jobs.enqueue(tx, wordReportJob, { writingId: id }, id);
}
