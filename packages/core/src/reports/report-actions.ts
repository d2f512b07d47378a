import type { Role } from '../identity/roles.ts';
import { isPayable, type PaymentStatus } from '../billing/payment-status.ts';
import type { ReportStage } from './report-stages.ts';

/** What a viewer may do with a report; pages draw their buttons from it. */
export const reportActions = ['view', 'preview', 'download', 'pay', 'delete'] as const;
export type ReportAction = (typeof reportActions)[number];

/**
 * The actions open to a role on a report in this state. A consumer views and downloads only what is PAID, and may delete
 * what is not, and pay for it once it is written, unless money is on its way for it.
 */
export function actionsOn(
  report: { paymentStatus: PaymentStatus; stage: ReportStage; paymentUnderway?: boolean },
  role: Role,
): ReportAction[] {
  const readsAll = role !== 'user' || report.paymentStatus === 'PAID';
  const actions: ReportAction[] = [];
  if (readsAll) actions.push('view');
  else if (report.paymentStatus !== 'REFUNDED') actions.push('preview');
  if (readsAll && report.stage === 'ready') actions.push('download');
  if (role === 'user' && isPayable(report.paymentStatus) && !report.paymentUnderway) {
    if (report.stage === 'ready') actions.push('pay');
    actions.push('delete');
  }
  return actions;
}
