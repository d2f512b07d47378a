import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import { type BatchDeps, importBatch } from './import-batch.ts';
import { importBirthsJob } from './jobs.ts';
import { type ImportRouteDeps, importRoutes } from './routes.ts';
import { sweepImports } from './sweep-imports.ts';

/**
 * Files of births. Their turns have a queue of their own, one at a time in each process: who enters a single birth never waits behind a
 * file, and files of several groups go on alike, turn by turn.
 */
export function openImports(deps: ImportRouteDeps & BatchDeps): Feature {
  return {
    routes: (serveWith) => importRoutes(serveWith(deps)),
    jobs: [work(importBirthsJob, 1, (payload) => importBatch(deps, payload))],
    schedules: [{ name: 'sweep-imports', cron: '41 * * * *', run: () => sweepImports(deps) }],
  };
}
