import type { AttentionKind, DashboardNow } from '@udaya/contract/dashboard';
import type { UserCall } from '../../platform/call-context.ts';
import { countRefundsDue, countSlowOrders } from '../billing/payment-figures.ts';
import { countFailedMailsIn } from '../mails/mail-figures.ts';
import { countGivenUpReports } from '../reports/report-figures.ts';

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** What needs the product admin's attention now. */
export async function readNow({ db }: UserCall): Promise<DashboardNow> {
  const now = Date.now();
  const counts: [AttentionKind, Promise<number>][] = [
    ['refundsDue', countRefundsDue(db)],
    ['failedReports', countGivenUpReports(db)],
    ['slowPayments', countSlowOrders(db, new Date(now - hour))],
    [
      'failedMails',
      countFailedMailsIn(db, [new Date(now - week), new Date(now)]).then(([one]) => one?.failedMails ?? 0),
    ],
  ];
  const attention = await Promise.all(counts.map(async ([kind, count]) => ({ kind, count: await count })));
  return { attention: attention.filter(({ count }) => count > 0) };
}
