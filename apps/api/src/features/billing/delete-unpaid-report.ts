import { isMoneyMoving } from '@udaya/core/billing/order-status';
import { Failure } from '@udaya/core/failure';
import { refusalOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../platform/call-context.ts';
import { changePaymentStatus } from '../reports/change-payment-status.ts';
import { deleteReport } from '../reports/erase-reports.ts';
import { payableCase, readPayable } from '../reports/read-payable.ts';
import { refuse } from '../reports/refuse.ts';
import { changeOrder } from './change-order.ts';
import { findInvoice, findOpenOrder, lockInvoice, lockOrder } from './store.ts';

/**
 * Deletes a report of the viewer's that is not paid, and takes back its order, so that it is never captured.
 * @throws Failure `record.missing`; `payment.in_progress` while money may be on its way; `report.kept` for a paid one.
 */
export async function deleteUnpaidReport(
  ctx: UserCall,
  { id: reportId }: { id: string },
): Promise<{ id: string }> {
  const payable = await readPayable(ctx.db, reportId);
  await ctx.db.transaction(async (tx) => {
    const invoice = await findInvoice(tx, payable);
    const open = invoice && (await findOpenOrder(tx, invoice));
    const order = open && (await lockOrder(tx, open));
    if (order && isMoneyMoving(order.status)) throw new Failure('payment.in_progress');
    // Before the report, as whoever settles it.
    if (invoice) await lockInvoice(tx, invoice);
    const report = await changePaymentStatus(tx, payable, (status) => status);
    if (!report) throw new Failure('record.missing');
    refuse(refusalOf('delete', ctx.viewer.role, payableCase(report.report)));
    if (order) await changeOrder(tx, order, { status: 'CANCELLED' });
    await deleteReport(tx, report.report);
    await ctx.audit(tx, 'report.deleted', { targetId: reportId });
  });
  return { id: reportId };
}
