import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import type { AskAgainPorts } from './ask-again.ts';
import { wordReportJob } from './jobs.ts';
import type { ListWritingsPorts } from './list-writings.ts';
import { writingRoutes } from './routes.ts';
import { sweepWritings } from './sweep-writings.ts';
import { wordReport } from './word-report.ts';

/** How many reports a process has worded at once: they wait for the model, not for a processor. */
const atOnce = 8;

/** The wording of reports by a language model, where there is one. */
export function openWriting(ports: AskAgainPorts & ListWritingsPorts): Feature {
  return {
    routes: (serveWith) => writingRoutes(serveWith(ports)),
    jobs: [work(wordReportJob, atOnce, ({ writingId }) => wordReport(ports, writingId))],
    schedules: [{ name: 'sweep-writings', cron: '* * * * *', run: () => sweepWritings(ports) }],
  };
}
