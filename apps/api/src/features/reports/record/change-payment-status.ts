import type { PaymentStatus } from '@udaya/core/billing/payment-status';
import type { Queryable, SystemDb } from '../../../platform/database/handles.ts';
import { lockReport, lockReportOfInvoice, type Report, setPaymentStatus } from './store.ts';

/** A report whose payment status was looked at under a lock. */
export interface ChangedReport {
  report: Report;
  id: string;
  name: string;
  ownerId: string | null;
  before: PaymentStatus;
  after: PaymentStatus;
}

type Next = (status: PaymentStatus) => PaymentStatus;

/**
 * Changes where the payment of a report stands, in the transaction that gives the reason for it. `next` decides on the
 * status as it is then. Undefined when there is no such report any more.
 */
export async function changePaymentStatus(
  tx: Queryable,
  found: Report,
  next: Next,
): Promise<ChangedReport | undefined> {
  const report = await lockReport(tx, found);
  return report && change(tx, report, next);
}

/** The same for the report of an invoice, by whoever settles it for the product. */
export async function changePaymentStatusOfInvoice(
  tx: SystemDb,
  reportId: string,
  next: Next,
): Promise<ChangedReport | undefined> {
  const report = await lockReportOfInvoice(tx, reportId);
  return report && change(tx, report, next);
}

async function change(tx: Queryable, report: Report, next: Next): Promise<ChangedReport> {
  const { id, name, ownerId, paymentStatus: before } = report;
  const after = next(before);
  if (after !== before) await setPaymentStatus(tx, report, after);
  return { report, id, name, ownerId, before, after };
}
