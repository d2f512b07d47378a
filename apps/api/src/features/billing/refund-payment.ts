import type { Payment } from '@udaya/contract/billing';
import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import { askForRefund } from './ask-for-refund.ts';
import type { BillingPorts } from './billing-parts.ts';
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
  ctx: UserCall & BillingPorts,
  { id, reason }: { id: string; reason: string },
): Promise<Payment> {
  const { viewer, billing, requestId } = ctx;
  const { order } = await readOrderRow(ctx.db, id);
  if (order.status === 'REFUNDED') return readPayment(ctx, { id });
  const capture = await findRefundableCapture(ctx.db, order);
  if (!billing.shop || !capture) throw new Failure('payment.not_refundable');
  const { id: captureId, amountMinor, currency } = capture;
  const live = await billing.db.transaction(async (tx) => {
    const requestedBy = viewer.userId;
    await insertRefund(tx, { id: newId(), captureId, amountMinor, currency, reason, requestedBy });
    // Whoever asks again asks the provider again: that, too, is told.
    await ctx.audit(tx, 'refund.requested', { targetId: id });
    return findLiveRefund(tx, captureId);
  });
  if (live?.status === 'REQUESTED') await askForRefund({ ...billing, shop: billing.shop, requestId }, live);
  return readPayment(ctx, { id });
}
