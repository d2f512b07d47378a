import { birthImportLifeMs } from '@udaya/core/births/birth-file';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { importBirthsJob } from './jobs.ts';
import { deleteExpired, listRunning } from './store.ts';

/**
 * Asks again for the turn that is due of every import that is being done: the job of one whose last try died with its process is nowhere. A
 * turn that was asked for twice is done once.
 */
export async function resumeImports({ system, jobs }: { system: SystemDb; jobs: Jobs }): Promise<void> {
  for (const { id, turn } of await listRunning(system))
    await jobs.enqueue(system, importBirthsJob, { importId: id, turn }, `${id} ${turn}`);
}

/** Forgets what files said of persons who were not taken, when its time is over. */
export async function sweepImports({ system }: { system: SystemDb }): Promise<void> {
  await deleteExpired(system, new Date(Date.now() - birthImportLifeMs));
}
