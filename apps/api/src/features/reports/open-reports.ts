import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import { giveUpReportMail, type MailReportPorts, mailReport } from './reading/mail-report.ts';
import { mailReportJob, writeReportJob } from './record/jobs.ts';
import { type ReportRoutePorts, reportRoutes } from './routes.ts';
import { resumeReports } from './writing/resume-reports.ts';
import { giveUpReport, writeReport } from './writing/write-report.ts';

export interface ReportPorts extends ReportRoutePorts, MailReportPorts {
  /** How many reports are written at once. */
  processors: number;
}

/** Reports: taken, written, shown, corrected, mailed. After the last try a report is given up, not lost. */
export function openReports(ports: ReportPorts): Feature {
  const { system } = ports;
  return {
    routes: (serveWith) => reportRoutes(serveWith(ports)),
    jobs: [
      work(
        writeReportJob,
        ports.processors,
        ({ reportId, again }) => writeReport(ports, reportId, { quietly: again }),
        ({ reportId }) => giveUpReport(system, reportId),
      ),
      work(
        mailReportJob,
        1,
        (asked) => mailReport(ports, asked),
        ({ reportId }) => giveUpReportMail(system, reportId),
      ),
    ],
    schedules: [{ name: 'resume-reports', cron: '*/10 * * * *', run: () => resumeReports(ports) }],
  };
}
