import { answersStoredDays } from '@udaya/core/writing/writing-states';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { beginWording } from './begin-wording.ts';
import { wordReportJob } from './jobs.ts';
import { countBegun, forgetAnswers, listLeft, listWaiting, setEnded } from './store.ts';

export interface SweepWritingsDeps {
  system: SystemDb;
  jobs: Jobs;
}

const waitingMs = 10 * 60_000;
/** An attempt that a process left is begun once more: the report was not worded yet. */
const mostBegun = 2;

/**
 * Closes attempts that were left by a process that died, since what they asked may have been paid for, and begins those that came with the making
 * of a report once more; enqueues what has waited for long, and forgets answers whose time is over.
 */
export async function sweepWritings({ system, jobs }: SweepWritingsDeps): Promise<void> {
  const now = new Date();
  for (const left of await listLeft(system, now))
    await system.transaction(async (tx) => {
      if (!(await setEnded(tx, left.id, { state: 'failed', reason: 'stopped' }))) return;
      if (left.askedBy !== null) return;
      if ((await countBegun(tx, left.reportId, left.baseVersion)) >= mostBegun) return;
      await beginWording(tx, jobs, {
        reportId: left.reportId,
        version: left.baseVersion,
        askedBy: null,
      });
    });
  for (const writingId of await listWaiting(system, new Date(now.getTime() - waitingMs)))
    await jobs.enqueue(system, wordReportJob, { writingId }, writingId);
  await forgetAnswers(system, new Date(now.getTime() - answersStoredDays * 86_400_000));
}
