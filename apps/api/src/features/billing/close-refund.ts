import { advanceOrder, isOpenOrder, reportStatusAfter } from '@udaya/core/billing/order-status';
import { newId } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { ProviderCapture, ProviderRefund } from '../../ports/payments/payment-provider.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { notify } from '../notifications/notify.ts';
import { changePaymentStatusOfInvoice } from '../reports/change-payment-status.ts';
import type { BillingParts } from './billing-parts.ts';
import { changeOrder } from './change-order.ts';
import { postRefund } from './post-payment-mail.ts';
import { lockInvoiceOf, moveInvoice, type StoredOrder } from './store.ts';
import { keepCapture } from './store-captures.ts';
import { findBuyer } from './store-receipts.ts';
import { findLiveRefund, insertRefund, saveRefund } from './store-refunds.ts';

/**
 * Notes that the provider gave the money of an order back, in the caller's transaction, which holds the lock of the order:
 * the refund is done, and a payment that was counted is counted no more. `made` is what the provider says of the refund itself.
 */
export async function closeRefund(
  parts: BillingParts,
  tx: SystemDb,
  order: StoredOrder,
  capture: Pick<ProviderCapture, 'id' | 'amount'> | undefined,
  made?: ProviderRefund,
): Promise<StoredOrder> {
  if (!capture) return order;
  const { id: captureId } = capture;
  const amount = made?.amount ?? capture.amount;
  const done = {
    status: 'COMPLETED' as const,
    completedAt: new Date(),
    ...(made ? { providerRefundId: made.id, amountMinor: amount.amountMinor } : {}),
  };
  const refund = await findLiveRefund(tx, captureId);
  if (refund?.status === 'COMPLETED') return order;
  await keepCapture(tx, {
    id: captureId,
    orderId: order.id,
    status: 'REFUNDED',
    amountMinor: capture.amount.amountMinor,
    currency: capture.amount.currency,
  });
  if (refund) await saveRefund(tx, refund.id, done);
  // Given back at the provider's own desk: nobody asked for it here.
  else
    await insertRefund(tx, {
      id: newId(),
      captureId,
      amountMinor: amount.amountMinor,
      currency: amount.currency,
      ...done,
    });

  // An order whose money went back before we knew of it was never paid.
  const status = isOpenOrder(order.status) ? 'FAILED' : advanceOrder(order.status, 'refunded');
  const invoice = await lockInvoiceOf(tx, order);
  const after = status === order.status ? order : await changeOrder(tx, order, { status });
  if (status === 'REFUNDED') await moveInvoice(tx, invoice, 'SETTLED', 'REFUNDED');
  const { reportId, userId } = invoice;
  const report = reportId
    ? await changePaymentStatusOfInvoice(tx, reportId, (now) =>
        status === order.status ? now : reportStatusAfter(now, status),
      )
    : undefined;
  const buyer = userId ? await findBuyer(tx, userId) : undefined;
  if (userId && buyer) {
    await notify(tx, userId, {
      kind: 'payment.refunded',
      subject: report?.name ?? '',
      ...(reportId ? { reportId } : {}),
    });
    await postRefund(parts.post, tx, buyer, {
      order: after,
      reportName: report?.name ?? '',
      amount: capture.amount,
    });
  }
  await appendAudit(tx, {
    action: 'payment.refunded',
    ...(refund?.requestedBy ? { actorId: refund.requestedBy } : {}),
    targetId: order.id,
    requestId: parts.requestId,
  });
  return after;
}
