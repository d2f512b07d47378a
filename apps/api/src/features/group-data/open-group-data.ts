import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import { type AnnouncePorts, announceRetention, announceRetentions } from './announce-retention.ts';
import { eraseDueReports } from './erase-due-reports.ts';
import type { ExportGroupPorts } from './export-group-data.ts';
import { announceRetentionJob, tellWithdrawnJob } from './jobs.ts';
import { groupDataRoutes } from './routes.ts';
import { tellWithdrawn } from './withdraw-consent.ts';

/** The data of a group: who opened it, under which consent it is kept and how long, and how it leaves. */
export function openGroupData(ports: ExportGroupPorts & AnnouncePorts): Feature {
  return {
    routes: (serveWith) => groupDataRoutes(serveWith(ports)),
    jobs: [
      work(tellWithdrawnJob, 1, (told) => tellWithdrawn(ports, told)),
      work(announceRetentionJob, 1, ({ groupId }) => announceRetention(ports, groupId)),
    ],
    schedules: [
      { name: 'announce-retentions', cron: '20 1 * * *', run: () => announceRetentions(ports) },
      { name: 'erase-due-reports', cron: '40 1 * * *', run: () => eraseDueReports(ports) },
    ],
  };
}
