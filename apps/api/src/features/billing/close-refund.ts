import { advanceOrder, isOpenOrder, reportStatusAfter } from '@udaya/core/billing/order-status';
import { sumRefunds } from '@udaya/core/billing/refund-sums';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { ProviderRefund } from '../../ports/payments/payment-provider.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { notify } from '../notifications/notify.ts';
import { changePaymentStatusOfInvoice } from '../reports/record/change-payment-status.ts';
import type { BillingParts } from './billing-parts.ts';
import { changeOrder } from './change-order.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { postRefund } from './post-payment-mail.ts';
import { lockInvoiceOf, moveInvoice, type StoredOrder } from './store.ts';
import { findCapture, saveCapture } from './store-captures.ts';
import { findBuyer } from './store-receipts.ts';
import { listRefundsOf, type StoredRefund, saveRefund } from './store-refunds.ts';

/**
 * Notes that the provider gave money of an order back, in the caller's transaction, which holds the lock of the order: the refund
 * is done and its credit note written, and once all is back, a payment that was counted is counted no more. `made` is what the
 * provider says of the refund itself.
 */
export async function closeRefund(
  parts: BillingParts,
  tx: SystemDb,
  order: StoredOrder,
  refund: StoredRefund,
  made?: ProviderRefund,
): Promise<StoredOrder> {
  const capture = await findCapture(tx, refund.captureId);
  if (!capture) throw new Error('The capture of a refund is not there.');
  const amountMinor =
    made?.amount?.currency === refund.currency ? made.amount.amountMinor : refund.amountMinor;
  const completedAt = new Date();
  const done: StoredRefund = {
    ...refund,
    status: 'COMPLETED',
    completedAt,
    amountMinor,
    providerRefundId: made?.id ?? refund.providerRefundId,
  };
  const { status: isDone, providerRefundId } = done;
  await saveRefund(tx, refund.id, { status: isDone, completedAt, amountMinor, providerRefundId });
  const { refundedMinor } = sumRefunds(capture.amountMinor, await listRefundsOf(tx, capture.id));
  const isBack = capture.status === 'REFUNDED' || refundedMinor >= capture.amountMinor;
  await saveCapture(tx, { ...capture, status: isBack ? 'REFUNDED' : 'PARTIALLY_REFUNDED' });
  // What was taken beside the capture that paid the order is no part of what was bought.
  const isOfPayment = order.captureId === null || order.captureId === capture.id;
  const isWhole = isBack && isOfPayment;

  const status = isWhole ? statusOnceBack(order) : order.status;
  const invoice = await lockInvoiceOf(tx, order);
  const after = await changeOrder(tx, order, { status });
  if (status === 'REFUNDED') await moveInvoice(tx, invoice, 'SETTLED', 'REFUNDED');
  const { reportId, userId } = invoice;
  const report = reportId
    ? await changePaymentStatusOfInvoice(tx, reportId, (now) =>
        status === order.status ? now : reportStatusAfter(now, status),
      )
    : undefined;
  const captured = { capturedMinor: capture.amountMinor, refundedMinor };
  const creditNote = isOfPayment ? await issueCreditNote(tx, order, invoice, done, captured) : undefined;
  const buyer = userId ? await findBuyer(tx, userId) : undefined;
  if (userId && buyer) {
    await notify(tx, userId, {
      kind: isWhole ? 'payment.refunded' : 'payment.partly_refunded',
      subject: report?.name ?? '',
      ...(reportId ? { reportId } : {}),
    });
    const given = { order: after, refund: done, reportName: report?.name ?? '', isWhole, creditNote };
    await postRefund(parts.post, tx, buyer, given);
  }
  await appendAudit(tx, {
    action: 'payment.refunded',
    ...(refund.requestedBy ? { actorId: refund.requestedBy } : {}),
    targetId: order.id,
    requestId: parts.requestId,
  });
  return after;
}

/** An order whose money went back before we knew of it was never paid. */
function statusOnceBack({ status }: StoredOrder): StoredOrder['status'] {
  return isOpenOrder(status) ? 'FAILED' : advanceOrder(status, 'refunded');
}
