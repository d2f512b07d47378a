import type { PaymentStatus } from '@udaya/core/billing/payment-status';
import type { Queryable } from '../../platform/database/database.ts';
import { lockReport, setPaymentStatus } from './store.ts';

/** A report whose payment status was looked at under a lock. */
export interface ChangedReport {
  id: string;
  name: string;
  ownerId: string;
  before: PaymentStatus;
  after: PaymentStatus;
}

/**
 * Changes where the payment of a report stands, in the transaction that gives the reason for it. `next` decides on the
 * status as it is then. Undefined when there is no such report any more.
 */
export async function changePaymentStatus(
  tx: Queryable,
  reportId: string,
  next: (status: PaymentStatus) => PaymentStatus,
): Promise<ChangedReport | undefined> {
  const report = await lockReport(tx, reportId);
  if (!report) return undefined;
  const after = next(report.paymentStatus);
  if (after !== report.paymentStatus) await setPaymentStatus(tx, reportId, after);
  return { id: report.id, name: report.name, ownerId: report.ownerId, before: report.paymentStatus, after };
}
