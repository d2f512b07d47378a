import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import { giveUpReportMail, type MailReportDeps, mailReport } from './reading/mail-report.ts';
import { mailReportJob, writeReportJob } from './record/jobs.ts';
import { type ReportRouteDeps, reportRoutes } from './routes.ts';
import { resumeReports } from './writing/resume-reports.ts';
import { giveUpReport, writeReport } from './writing/write-report.ts';

export interface ReportDeps extends ReportRouteDeps, MailReportDeps {
  /** How many reports are written at once. */
  processors: number;
}

/** Reports: taken, written, shown, corrected, mailed. After the last try a report is given up, not lost. */
export function openReports(deps: ReportDeps): Feature {
  const { system } = deps;
  return {
    routes: (serveWith) => reportRoutes(serveWith(deps)),
    jobs: [
      work(
        writeReportJob,
        deps.processors,
        ({ reportId, again }) => writeReport(deps, reportId, { quietly: again }),
        ({ reportId }) => giveUpReport(system, reportId),
      ),
      work(
        mailReportJob,
        1,
        (asked) => mailReport(deps, asked),
        ({ reportId }) => giveUpReportMail(system, reportId),
      ),
    ],
    schedules: [{ name: 'resume-reports', cron: '*/10 * * * *', run: () => resumeReports(deps) }],
  };
}
