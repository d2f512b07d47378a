import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { listUnfinished } from './store.ts';

const patienceMs = 10 * 60_000;

/**
 * Enqueues again what should have been written long ago: a job whose last try died with its process tells nobody. Writing
 * twice does no harm, so it need not be known whether the first job still lives.
 */
export async function resumeReports(db: Database, jobs: Jobs): Promise<void> {
  for (const reportId of await listUnfinished(db, new Date(Date.now() - patienceMs))) {
    await jobs.enqueue(db, 'write-report', { reportId }, reportId);
  }
}
