import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import { importBirthsJob } from './jobs.ts';
import { type ImportRoutePorts, importRoutes } from './routes.ts';
import { sweepImports } from './sweep-imports.ts';
import { type TurnPorts, takeTurn } from './take-turn.ts';

/**
 * Files of births. Their turns have a queue of their own, one at a time in each process: who enters a single birth never waits behind a
 * file, and files of several groups go on alike, turn by turn.
 */
export function openImports(ports: ImportRoutePorts & TurnPorts): Feature {
  return {
    routes: (serveWith) => importRoutes(serveWith(ports)),
    jobs: [work(importBirthsJob, 1, (payload) => takeTurn(ports, payload))],
    schedules: [{ name: 'sweep-imports', cron: '41 * * * *', run: () => sweepImports(ports) }],
  };
}
