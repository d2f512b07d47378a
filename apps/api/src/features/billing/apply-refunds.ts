import { newId } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type {
  ProviderCapture,
  ProviderOrder,
  ProviderRefund,
} from '../../ports/payments/payment-provider.ts';
import type { BillingParts } from './billing-parts.ts';
import { closeRefund } from './close-refund.ts';
import type { StoredOrder } from './store.ts';
import { insertRefund, listRefundsOf, type StoredRefund, saveRefund } from './store-refunds.ts';
import { insertStep } from './store-steps.ts';

/**
 * Applies what the provider says of the refunds of an order's capture, in the caller's transaction, which holds the lock of the
 * order: what we asked for is done, and what was given back at the provider's own desk is written down. Each counts once.
 */
export async function applyRefunds(
  parts: BillingParts,
  tx: SystemDb,
  order: StoredOrder,
  capture: ProviderCapture,
  seen: ProviderOrder['refunds'],
): Promise<StoredOrder> {
  let now = order;
  for (const one of seen)
    if ((one.captureId ?? capture.id) === capture.id)
      now = await applyRefund(parts, tx, now, capture.id, one);
  return capture.status === 'REFUNDED' ? closeRest(parts, tx, now, capture) : now;
}

/** Applies one refund of a capture as the provider says it is. */
export async function applyRefund(
  parts: BillingParts,
  tx: SystemDb,
  order: StoredOrder,
  captureId: string,
  made: ProviderRefund,
): Promise<StoredOrder> {
  // That one of ours came to nothing is said by the answer to it.
  if (made.status === 'FAILED' || made.status === 'CANCELLED') return order;
  const refund = sameRefund(await listRefundsOf(tx, captureId), made);
  if (refund?.status === 'COMPLETED') {
    if (refund.providerRefundId === null) await saveRefund(tx, refund.id, { providerRefundId: made.id });
    return order;
  }
  if (made.status === 'COMPLETED')
    return closeRefund(parts, tx, order, refund ?? (await saveForeign(tx, order, captureId, made)), made);
  if (refund === undefined) await saveForeign(tx, order, captureId, made);
  else if (refund.status !== 'PENDING') await noteRefundHeld(tx, order, refund, made.id);
  return order;
}

/** Notes that the provider holds a refund back for now. */
export async function noteRefundHeld(
  tx: SystemDb,
  order: StoredOrder,
  refund: StoredRefund,
  providerRefundId: string,
): Promise<void> {
  await saveRefund(tx, refund.id, { status: 'PENDING', providerRefundId });
  const step = { id: newId(), orderId: order.id, refundId: refund.id };
  await insertStep(tx, { ...step, kind: 'REFUND_HELD', reference: providerRefundId });
}

/** Which of our refunds the provider speaks of: by its id, else by the key that we gave, else by the sum where it tells no key. */
function sameRefund(known: readonly StoredRefund[], made: ProviderRefund): StoredRefund | undefined {
  const named = known.find(({ providerRefundId }) => providerRefundId === made.id);
  if (named) return named;
  const nameless = known.filter(({ providerRefundId }) => providerRefundId === null);
  if (made.key !== undefined)
    return nameless.find(({ id }) => made.key === id || made.key?.startsWith(`${id}-`));
  return nameless.find(
    ({ status, amountMinor }) => status !== 'FAILED' && amountMinor === made.amount?.amountMinor,
  );
}

/** Saves a refund that nobody asked for here: it was made at the provider's own desk. */
async function saveForeign(
  tx: SystemDb,
  order: StoredOrder,
  captureId: string,
  made: Pick<ProviderRefund, 'amount'> & { id?: string },
): Promise<StoredRefund> {
  const { amountMinor, currency } = made.amount ?? order;
  const refund = await insertRefund(tx, {
    id: newId(),
    captureId,
    status: 'PENDING',
    providerRefundId: made.id ?? null,
    amountMinor,
    currency,
  });
  if (!refund) throw new Error('The refund was not kept.');
  return refund;
}

/** All of a capture is back: what of it the provider did not tell us one by one is that of our own refunds, or its desk's. */
async function closeRest(
  parts: BillingParts,
  tx: SystemDb,
  order: StoredOrder,
  capture: ProviderCapture,
): Promise<StoredOrder> {
  const known = await listRefundsOf(tx, capture.id);
  const back = known.filter(({ status }) => status === 'COMPLETED');
  let rest = back.reduce((left, { amountMinor }) => left - amountMinor, capture.amount.amountMinor);
  let now = order;
  for (const refund of known) {
    if (!(rest > 0) || (refund.status !== 'REQUESTED' && refund.status !== 'PENDING')) continue;
    const amountMinor = Math.min(rest, refund.amountMinor);
    now = await closeRefund(parts, tx, now, { ...refund, amountMinor });
    rest -= amountMinor;
  }
  if (!(rest > 0)) return now;
  const amount = { ...capture.amount, amountMinor: rest };
  return closeRefund(parts, tx, now, await saveForeign(tx, now, capture.id, { amount }));
}
