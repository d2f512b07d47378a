import type { SystemDb } from '../../../platform/database/handles.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { writeReportJob } from '../record/jobs.ts';
import { listGivenUp, listUnfinished } from './store-writing.ts';

const timeoutMs = 10 * 60_000;
/** Longer than a database, a disk or a fault of ours takes to be put right. */
const takenUpForMs = 48 * 3_600_000;

/**
 * Enqueues again what should have been written long ago: a job whose last try died with its process tells nobody, and one
 * that failed met a day that was bad, a full disk or a locked table, which is over some time. Writing
 * twice does no harm, so it need not be known whether the first job still lives.
 */
export async function resumeReports({ system, jobs }: { system: SystemDb; jobs: Jobs }): Promise<void> {
  const unfinished = await listUnfinished(system, new Date(Date.now() - timeoutMs));
  const givenUp = await listGivenUp(system, new Date(Date.now() - takenUpForMs));
  for (const reportId of [...unfinished, ...givenUp]) {
    await jobs.enqueue(system, writeReportJob, { reportId }, reportId);
  }
}
