import type { GroupPlan } from '../groups/group-types.ts';

/** Payment status of a report. TRIAL is complimentary. */
export const paymentStatuses = ['PENDING', 'PAID', 'TRIAL', 'FAILED', 'REFUNDED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How a new report begins: covered by the group's plan, or free where there is no provider, or to be paid. */
export function initialPaymentStatus(report: {
  groupPlan: GroupPlan | undefined;
  free: boolean;
}): PaymentStatus {
  if (report.groupPlan) return report.groupPlan === 'TRIAL' ? 'TRIAL' : 'PAID';
  return report.free ? 'PAID' : 'PENDING';
}

/** Whether the owner can pay for a report in this state. A complimentary preview can be made a whole report. */
export function isPayable(status: PaymentStatus): boolean {
  return status === 'PENDING' || status === 'FAILED' || status === 'TRIAL';
}

/** Whether the product admin can make a report complimentary. */
export function mayBecomeTrial(status: PaymentStatus): boolean {
  return status === 'PENDING' || status === 'FAILED';
}
