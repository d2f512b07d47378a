import type { BirthInput } from '@udaya/contract/births';
import type { ReportListItem } from '@udaya/contract/reports';
import { isMoneyMoving } from '@udaya/core/billing/order-status';
import { Failure } from '@udaya/core/failure';
import { refusalOf } from '@udaya/core/reports/report-policy';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { changePaymentStatus } from '../reports/change-payment-status.ts';
import { type EditReportPorts, keepEdit, presentEdited, readEdit } from '../reports/keep-edit.ts';
import { payableCase, readPayable } from '../reports/read-payable.ts';
import { refuse } from '../reports/refuse.ts';
import { changeOrder } from './change-order.ts';
import { findInvoice, findOpenOrder, lockInvoice, lockOrder } from './store.ts';

/** What an edit works with beside the call. */
export type EditUnpaidPorts = EditReportPorts;

/**
 * Changes the birth details of a report of the viewer's that is not paid, and takes back its order, so that nobody pays for what
 * is being written. Its invoice stays.
 * @throws Failure `record.missing`; `request.invalid` on a field; `payment.in_progress` while money may be on its way;
 * `report.uneditable` for one that is not to be paid; `report.not_ready` while it is being written.
 */
export async function editUnpaidReport(
  ctx: UserCall & EditUnpaidPorts,
  { id, ...input }: output<typeof BirthInput> & { id: string },
): Promise<ReportListItem> {
  const payable = await readPayable(ctx.db, id);
  const edited = await readEdit(ctx.db, payable, input);
  await ctx.db.transaction(async (tx) => {
    const invoice = await findInvoice(tx, payable);
    const open = invoice && (await findOpenOrder(tx, invoice));
    const order = open && (await lockOrder(tx, open));
    if (order && isMoneyMoving(order.status)) throw new Failure('payment.in_progress');
    // Before the report, as whoever settles it.
    if (invoice) await lockInvoice(tx, invoice);
    const held = await changePaymentStatus(tx, payable, (status) => status);
    if (!held) throw new Failure('record.missing');
    refuse(refusalOf('edit', ctx.viewer.role, payableCase(held.report)));
    if (order) await changeOrder(tx, order, { status: 'CANCELLED' });
    await keepEdit(ctx, tx, held.report, edited);
  });
  return presentEdited(ctx, id);
}
