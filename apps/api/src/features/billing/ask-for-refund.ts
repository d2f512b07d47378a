import * as m from '@udaya/messages';
import { newId } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import {
  type ProviderRefund,
  type ProviderRefusal,
  ProviderUnavailable,
  type RefundAnswer,
} from '../../ports/payments/payment-provider.ts';
import { applyRefund, noteRefundHeld } from './apply-refunds.ts';
import type { ShopParts } from './billing-parts.ts';
import { closeRefund } from './close-refund.ts';
import { lookAtOrder } from './look-at-order.ts';
import { providerOf } from './provider-of.ts';
import { lockOrder, type StoredOrder } from './store.ts';
import { findCapture, findCompletedCapture } from './store-captures.ts';
import {
  findOrderOfRefund,
  listRefundsOf,
  lockRefund,
  type StoredRefund,
  saveRefund,
} from './store-refunds.ts';
import { findLastStepOfRefund, insertStep } from './store-steps.ts';

/** Of the capture more went back than we know of. */
const moreIsBack: readonly string[] = ['CAPTURE_FULLY_REFUNDED', 'REFUND_AMOUNT_EXCEEDED'];

/** Asks the provider for a refund that was noted; safe to repeat. What stays unanswered stays noted. */
export async function askForRefund(parts: ShopParts, refund: StoredRefund): Promise<void> {
  const found = await findOrderOfRefund(parts.db, refund.id);
  if (!found) return;
  const capture = await findCapture(parts.db, refund.captureId);
  const isOwed = refund.requestedBy === null;
  try {
    const answer = await providerOf(parts.shop, found).refund({
      captureId: refund.captureId,
      // Of what we owe after a part went back at the provider's own desk, only the provider knows what is left.
      amount: isOwed && capture?.status === 'PARTIALLY_REFUNDED' ? undefined : refund,
      // What was refused would be refused again under its old key.
      key: refund.tries === 0 ? refund.id : `${refund.id}-${refund.tries}`,
      note: m.payment_checkout_product(),
    });
    if (answer.kind === 'refused' && moreIsBack.includes(answer.issue)) await lookAtOrder(parts, found);
    await acceptAnswer(parts, found, refund, answer);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    parts.log.warn({ refundId: refund.id, reason: error.message }, 'payment provider');
    await noteSilence(parts, found, refund);
  }
}

/** Looks at a refund that the provider held back for a while. Throws `ProviderUnavailable`. */
export async function lookAtRefund(parts: ShopParts, refund: StoredRefund): Promise<void> {
  const found = await findOrderOfRefund(parts.db, refund.id);
  if (!found) return;
  const seen = refund.providerRefundId
    ? await providerOf(parts.shop, found).readRefund(refund.providerRefundId)
    : undefined;
  if (seen) return acceptAnswer(parts, found, refund, seen);
  // The provider does not show the refund: what it says of the capture tells the same.
  await lookAtOrder(parts, found);
}

/**
 * Looks at a refund that the provider told of, where the order itself does not show it yet; one that is known already, or is of no
 * money of ours, changes nothing. Throws `ProviderUnavailable`.
 */
export async function lookAtRefundOf(parts: ShopParts, found: StoredOrder, id: string): Promise<void> {
  const capture = await findCompletedCapture(parts.db, found);
  if (!capture) return;
  const known = await listRefundsOf(parts.db, capture.id);
  if (known.some(({ providerRefundId, status }) => providerRefundId === id && status === 'COMPLETED')) return;
  const seen = await providerOf(parts.shop, found).readRefund(id);
  if (!seen) return;
  await parts.db.transaction(async (tx) => {
    await applyRefund(parts, tx, await lockOrder(tx, found), capture.id, seen);
  });
}

/** Applies what the provider says of a refund, under the lock of its order; what is done stays done. */
async function acceptAnswer(
  parts: ShopParts,
  found: StoredOrder,
  refund: StoredRefund,
  answer: RefundAnswer,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found);
    const now = await lockRefund(tx, refund.id);
    if (!now || now.tries !== refund.tries) return;
    const isMade = answer.kind === 'refund' && (answer.status === 'COMPLETED' || answer.status === 'PENDING');
    if (isMade) return acceptMade(parts, tx, order, now, answer);
    // Another call under the same key was taken meanwhile: its answer holds.
    if (now.status !== refund.status) return;
    if (answer.kind === 'refused' && answer.issue === 'CAPTURE_FULLY_REFUNDED') return dropRefund(tx, now);
    return saveRefusal(parts, tx, order, now, refusalOf(answer));
  });
}

async function acceptMade(
  parts: ShopParts,
  tx: SystemDb,
  order: StoredOrder,
  refund: StoredRefund,
  made: ProviderRefund,
): Promise<void> {
  const known = await listRefundsOf(tx, refund.captureId);
  const isOfAnother = known.some(
    ({ id, providerRefundId }) => providerRefundId === made.id && id !== refund.id,
  );
  // Seen before under no name, and written down as one of its desk: this one asked for nothing more.
  if (isOfAnother) return dropRefund(tx, refund);
  const isOther = refund.providerRefundId !== null && refund.providerRefundId !== made.id;
  if (refund.status === 'COMPLETED' || isOther)
    return void (await applyRefund(parts, tx, order, refund.captureId, made));
  if (made.status === 'COMPLETED') return void (await closeRefund(parts, tx, order, refund, made));
  if (refund.status !== 'PENDING') await noteRefundHeld(tx, order, refund, made.id);
}

/** Nothing was left that it could have given back: it stays in the books, and is nobody's business any more. */
async function dropRefund(tx: SystemDb, { id }: StoredRefund): Promise<void> {
  await saveRefund(tx, id, { status: 'FAILED', issue: null });
}

type Refusal = Pick<ProviderRefusal, 'issue' | 'debugId'>;

const refusalOf = (answer: RefundAnswer): Refusal =>
  answer.kind === 'refused' ? answer : { issue: answer.status, debugId: answer.id };

/** A refund that the product admin asked for is over, to be asked for again; one that we owe is tried again and again. */
async function saveRefusal(
  parts: ShopParts,
  tx: SystemDb,
  order: StoredOrder,
  refund: StoredRefund,
  { issue, debugId }: Refusal,
): Promise<void> {
  parts.log.error({ refundId: refund.id, issue }, 'refund refused');
  await saveRefund(tx, refund.id, {
    status: refund.requestedBy === null ? 'REQUESTED' : 'FAILED',
    tries: refund.tries + 1,
    issue,
    providerRefundId: null,
    checkedAt: new Date(),
  });
  const step = { id: newId(), orderId: order.id, refundId: refund.id, issue };
  await insertStep(tx, { ...step, kind: 'REFUND_REFUSED', reference: debugId ?? null });
}

/** Notes once that the provider does not answer, however often it is asked in vain. */
async function noteSilence(parts: ShopParts, order: StoredOrder, refund: StoredRefund): Promise<void> {
  if ((await findLastStepOfRefund(parts.db, refund))?.kind === 'REFUND_UNANSWERED') return;
  await insertStep(parts.db, {
    id: newId(),
    orderId: order.id,
    refundId: refund.id,
    kind: 'REFUND_UNANSWERED',
  });
}
