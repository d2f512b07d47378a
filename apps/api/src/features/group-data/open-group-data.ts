import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import { type AnnounceDeps, announceRetention, announceRetentions } from './announce-retention.ts';
import { eraseDueReports } from './erase-due-reports.ts';
import type { ExportGroupDeps } from './export-group-data.ts';
import { announceRetentionJob, notifyWithdrawnJob } from './jobs.ts';
import { groupDataRoutes } from './routes.ts';
import { notifyWithdrawn } from './withdraw-consent.ts';

/** The data of a group: who opened it, under which consent it is kept and how long, and how it leaves. */
export function openGroupData(deps: ExportGroupDeps & AnnounceDeps): Feature {
  return {
    routes: (serveWith) => groupDataRoutes(serveWith(deps)),
    jobs: [
      work(notifyWithdrawnJob, 1, (told) => notifyWithdrawn(deps, told)),
      work(announceRetentionJob, 1, ({ groupId }) => announceRetention(deps, groupId)),
    ],
    schedules: [
      { name: 'announce-retentions', cron: '20 1 * * *', run: () => announceRetentions(deps) },
      { name: 'erase-due-reports', cron: '40 1 * * *', run: () => eraseDueReports(deps) },
    ],
  };
}
