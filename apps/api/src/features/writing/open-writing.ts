import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import type { AskAgainDeps } from './ask-again.ts';
import { wordReportJob } from './jobs.ts';
import type { ListWritingsDeps } from './list-writings.ts';
import { writingRoutes } from './routes.ts';
import { sweepWritings } from './sweep-writings.ts';
import { wordReport } from './word-report.ts';

/** How many reports a process has worded at once: they wait for the model, not for a processor. */
const atOnce = 8;

/** The wording of reports by a language model, where there is one. */
export function openWriting(deps: AskAgainDeps & ListWritingsDeps): Feature {
  return {
    routes: (serveWith) => writingRoutes(serveWith(deps)),
    jobs: [work(wordReportJob, atOnce, ({ writingId }) => wordReport(deps, writingId))],
    schedules: [{ name: 'sweep-writings', cron: '* * * * *', run: () => sweepWritings(deps) }],
  };
}
