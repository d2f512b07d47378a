import * as m from '@udaya/messages';
import type { SystemDb } from '../../platform/database/handles.ts';
import { ProviderUnavailable, type RefundAnswer } from '../../ports/payments/payment-provider.ts';
import type { ShopParts } from './billing-parts.ts';
import { closeRefund } from './close-refund.ts';
import { lookAtOrder } from './complete-order.ts';
import { lockOrder } from './store.ts';
import { findRefundableCapture } from './store-captures.ts';
import { findOrderOfRefund, lockRefund, type StoredRefund, saveRefund } from './store-refunds.ts';

/** Asks the provider for a refund that was noted; safe to repeat. What stays unanswered stays noted. */
export async function askForRefund(parts: ShopParts, refund: StoredRefund): Promise<void> {
  const found = await findOrderOfRefund(parts.db, refund.id);
  const capture = found && (await findRefundableCapture(parts.db, found));
  try {
    const answer = await parts.shop.provider.refund({
      captureId: refund.captureId,
      // Where a part went back at the provider's own desk, only the provider knows what is left.
      amount: capture?.status === 'PARTIALLY_REFUNDED' ? undefined : refund,
      // What was refused would be refused again under its old key.
      key: refund.tries === 0 ? refund.id : `${refund.id}-${refund.tries}`,
      note: m.invoice_product(),
    });
    await takeAnswer(parts, refund, answer);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    parts.log.warn({ refundId: refund.id, reason: error.message }, 'payment provider');
  }
}

/** Looks at a refund that the provider held back for a while. Throws `ProviderUnavailable`. */
export async function lookAtRefund(parts: ShopParts, refund: StoredRefund): Promise<void> {
  const found = await findOrderOfRefund(parts.db, refund.id);
  if (!found) return;
  const seen = refund.providerRefundId
    ? await parts.shop.provider.readRefund(refund.providerRefundId)
    : undefined;
  if (seen) return takeAnswer(parts, refund, seen);
  // The provider does not show the refund: what it says of the capture tells the same.
  const order = await parts.db.transaction((tx) => lockOrder(tx, found));
  await lookAtOrder(parts, order);
}

/** Takes over what the provider says of a refund, under the lock of its order; what is done stays done. */
async function takeAnswer(parts: ShopParts, refund: StoredRefund, answer: RefundAnswer): Promise<void> {
  const found = await findOrderOfRefund(parts.db, refund.id);
  if (!found) return;
  await parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found);
    const now = await lockRefund(tx, refund.id);
    if (!now || now.status === 'COMPLETED' || now.tries !== refund.tries) return;
    if (answer.kind === 'refund' && answer.status === 'PENDING')
      return saveRefund(tx, refund.id, { status: 'PENDING', providerRefundId: answer.id });
    const isBack =
      answer.kind === 'refund' ? answer.status === 'COMPLETED' : answer.issue === 'CAPTURE_FULLY_REFUNDED';
    if (!isBack) {
      // Another call under the same key was taken meanwhile: its answer holds.
      if (now.status !== refund.status) return;
      return keepRefusal(parts, tx, now, answer.kind === 'refused' ? answer.issue : answer.status);
    }
    const made = answer.kind === 'refund' ? answer : undefined;
    await closeRefund(parts, tx, order, { id: refund.captureId, amount: refund }, made);
  });
}

/** A refund that the product admin asked for is over, to be asked for anew; one that we owe is tried again and again. */
async function keepRefusal(
  parts: ShopParts,
  tx: SystemDb,
  refund: StoredRefund,
  issue: string,
): Promise<void> {
  parts.log.error({ refundId: refund.id, issue }, 'refund refused');
  await saveRefund(tx, refund.id, {
    status: refund.requestedBy === null ? 'REQUESTED' : 'FAILED',
    tries: refund.tries + 1,
    issue,
    providerRefundId: null,
    checkedAt: new Date(),
  });
}
