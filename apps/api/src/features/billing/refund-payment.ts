import type { Payment } from '@udaya/contract/billing';
import type { Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import { newId } from '../../platform/crypto/tokens.ts';
import { askForRefund } from './ask-for-refund.ts';
import type { BillingParts } from './billing-parts.ts';
import { readOrderRow, readPayment } from './read-payment.ts';
import { findRefundableCapture } from './store-captures.ts';
import { findLiveRefund, insertRefund } from './store-refunds.ts';

/**
 * Gives a payment back: what of it has not gone back yet. It is noted before the provider is asked; what the provider does
 * not answer now is seen to by the sweep. Asked for again while it is on its way, it asks the provider again and answers with
 * what is. Money that was taken for an order that failed can be given back too.
 * @throws Failure `record.missing`; `payment.not_refundable` where nothing was taken.
 */
export async function refundPayment(
  parts: BillingParts,
  viewer: Viewer,
  id: string,
  reason: string,
): Promise<Payment> {
  const { order } = await readOrderRow(parts, viewer, id);
  if (order.status === 'REFUNDED') return readPayment(parts, viewer, id);
  const capture = await findRefundableCapture(parts.db, id);
  if (!parts.shop || !capture) throw new Failure('payment.not_refundable');
  const { id: captureId, amountMinor, currency } = capture;
  await insertRefund(parts.db, {
    id: newId(),
    captureId,
    amountMinor,
    currency,
    reason,
    requestedBy: viewer.userId,
  });
  const live = await findLiveRefund(parts.db, captureId);
  if (live?.status === 'REQUESTED') await askForRefund({ ...parts, shop: parts.shop }, live);
  return readPayment(parts, viewer, id);
}
