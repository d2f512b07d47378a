import type { Viewer } from '@udaya/core/access/scope';
import { isMoneyMoving } from '@udaya/core/billing/order-status';
import { Failure } from '@udaya/core/failure';
import { refusalOf } from '@udaya/core/reports/report-policy';
import { recordAudit } from '../identity/record-audit.ts';
import { changePaymentStatus } from '../reports/change-payment-status.ts';
import { deleteReport } from '../reports/delete-report.ts';
import { readPayable } from '../reports/read-payable.ts';
import { refuse } from '../reports/refuse.ts';
import type { BillingParts } from './billing-parts.ts';
import { findInvoice, findOpenOrder, lockOrder, readInvoiceOf, saveOrder } from './store.ts';

/**
 * Deletes a report of the viewer's that is not paid, and takes back its order, so that it is never captured.
 * @throws Failure `record.missing`; `payment.in_progress` while money may be on its way; `report.kept` for a paid one.
 */
export async function deleteUnpaidReport(
  { db }: BillingParts,
  viewer: Viewer,
  reportId: string,
  requestId: string,
): Promise<{ id: string }> {
  const payable = await readPayable(db, viewer, reportId);
  await db.transaction(async (tx) => {
    const invoice = await findInvoice(tx, reportId);
    const open = invoice && (await findOpenOrder(tx, invoice.id));
    const order = open && (await lockOrder(tx, open.id));
    if (order && isMoneyMoving(order.status)) throw new Failure('payment.in_progress');
    // Before the report, as whoever settles it.
    if (invoice) await readInvoiceOf(tx, { invoiceId: invoice.id });
    const report = await changePaymentStatus(tx, reportId, (status) => status);
    if (!report) throw new Failure('record.missing');
    refuse(refusalOf('delete', viewer.role, { ...payable, paymentStatus: report.after }));
    if (order) await saveOrder(tx, order.id, { status: 'CANCELLED' });
    await deleteReport(tx, reportId);
    await recordAudit(tx, {
      action: 'report.deleted',
      actorId: viewer.userId,
      targetId: reportId,
      requestId,
    });
  });
  return { id: reportId };
}
