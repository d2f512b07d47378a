import type { Payment } from '@udaya/contract/billing';
import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import { newId } from '../../platform/crypto/tokens.ts';
import { ProviderUnavailable, type RefundAnswer } from '../../ports/payments/payment-provider.ts';
import type { BillingParts, ShopParts } from './billing-parts.ts';
import { closeRefund } from './close-refund.ts';
import { readOrderRow, readPayment } from './read-payment.ts';
import { findCompletedCapture, lockOrder } from './store.ts';
import { findRefundOf, insertRefund, saveRefund, type StoredRefund } from './store-refunds.ts';

/**
 * Gives a payment back in full. It is noted before the provider is asked; what the provider does not answer now is seen to
 * by the sweep. Asked for again, it answers with what is.
 * @throws Failure `record.missing`; `payment.not_refundable` for what was never paid.
 */
export async function refundPayment(
  parts: BillingParts,
  viewer: Viewer,
  id: string,
  reason: string,
): Promise<Payment> {
  const { order } = await readOrderRow(parts, viewer, id);
  if (order.status === 'REFUNDED') return readPayment(parts, viewer, id);
  const capture = order.status === 'CAPTURED' ? await findCompletedCapture(parts.db, id) : undefined;
  if (!parts.shop || !capture) throw new Failure('payment.not_refundable');
  const { amountMinor, currency } = capture;
  const refund = {
    id: newId(),
    captureId: capture.id,
    amountMinor,
    currency,
    reason,
    requestedBy: viewer.userId,
  };
  if (await insertRefund(parts.db, refund))
    await askForRefund(
      { ...parts, shop: parts.shop },
      { id: refund.id, captureId: capture.id, amountMinor, currency },
    );
  return readPayment(parts, viewer, id);
}

/** Asks the provider for a refund that was noted; safe to repeat. What stays unanswered stays noted. */
export async function askForRefund(
  parts: ShopParts,
  refund: Pick<StoredRefund, 'id' | 'captureId' | 'amountMinor' | 'currency'>,
): Promise<void> {
  try {
    const answer = await parts.shop.provider.refund({
      captureId: refund.captureId,
      amount: refund,
      key: refund.id,
      note: m.invoice_product(),
    });
    await takeAnswer(parts, refund, answer);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    parts.log.warn({ refundId: refund.id, reason: error.message }, 'payment provider');
  }
}

async function takeAnswer(
  parts: ShopParts,
  refund: Pick<StoredRefund, 'id' | 'captureId' | 'amountMinor' | 'currency'>,
  answer: RefundAnswer,
): Promise<void> {
  if (answer.kind === 'refund' && answer.status === 'PENDING')
    return saveRefund(parts.db, refund.id, { status: 'PENDING', providerRefundId: answer.id });
  const isBack =
    answer.kind === 'refund' ? answer.status === 'COMPLETED' : answer.issue === 'CAPTURE_FULLY_REFUNDED';
  if (!isBack) {
    const issue = answer.kind === 'refused' ? answer.issue : answer.status;
    parts.log.error({ refundId: refund.id, issue }, 'refund refused');
    return saveRefund(parts.db, refund.id, { status: 'FAILED' });
  }
  const found = await findRefundOf(parts.db, refund.id);
  if (!found) return;
  await parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.orderId);
    await closeRefund(
      parts,
      tx,
      order,
      { id: refund.captureId, amount: refund },
      answer.kind === 'refund' ? answer.id : undefined,
    );
  });
}
