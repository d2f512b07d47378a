import type { AttentionKind, DashboardNow } from '@udaya/contract/dashboard';
import type { UserCall } from '../../platform/call-context.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { countRefundsDue, countSlowOrders } from '../billing/store-figures.ts';
import { countOffers } from '../knowledge/answer-offer.ts';
import { countFailedMailsIn } from '../mails/store-figures.ts';
import { countErrorsSince } from '../operations/list-errors.ts';
import { countGivenUpReports } from '../reports/lists/store-figures.ts';

export interface NowDeps {
  jobs: Jobs;
}

const hour = 3_600_000;
const day = 24 * hour;

/** What needs the product admin's attention now. */
export async function readNow({ db, jobs }: UserCall & NowDeps): Promise<DashboardNow> {
  const now = Date.now();
  const lastWeek = [new Date(now - 7 * day), new Date(now)];
  const counts: [AttentionKind, Promise<number>][] = [
    ['refundsDue', countRefundsDue(db)],
    ['failedReports', countGivenUpReports(db)],
    ['slowPayments', countSlowOrders(db, new Date(now - hour))],
    ['failedJobs', countFailedJobs(jobs)],
    ['failedMails', countFailedMailsIn(db, lastWeek).then(([one]) => one?.failedMails ?? 0)],
    ['serverErrors', countErrorsSince(db, new Date(now - day))],
    ['offeredTexts', countOffers(db)],
  ];
  const attention = await Promise.all(counts.map(async ([kind, count]) => ({ kind, count: await count })));
  return { attention: attention.filter(({ count }) => count > 0) };
}

async function countFailedJobs({ inspection }: Jobs): Promise<number> {
  const queues = await inspection.queues();
  return queues.reduce((sum, { failed }) => sum + failed, 0);
}
