import { advanceOrder } from '@udaya/core/billing/order-status';
import { ProviderUnavailable } from '../../ports/payments/payment-provider.ts';
import type { BillingParts, ShopParts } from './billing-parts.ts';
import { completeOrder, lookAtOrder } from './complete-order.ts';
import { askForRefund } from './refund-payment.ts';
import { claimOpenOrders, lockOrder, saveOrder, type StoredOrder } from './store.ts';
import { claimOpenRefunds, findRefundOf, type StoredRefund } from './store-refunds.ts';

const minute = 60_000;
/** How long an order waits for its buyer: as long as the provider keeps an order that nobody approved. */
const orderLifeMs = 180 * minute;
/** An order that the provider never confirmed cannot have been approved by anybody. */
const unconfirmedLifeMs = 10 * minute;
const batch = 50;

/**
 * Settles what a closed browser, a crash or an outage left open: approved orders are captured, captured ones paid, refunds
 * carried out, stale orders closed. Several processes may sweep at once; each order is taken by one of them. `idleMs` is how
 * long an order is left alone after it was last looked at.
 */
export async function sweepPayments(parts: BillingParts, idleMs = 45_000): Promise<void> {
  if (!parts.shop) return;
  const shopParts = { ...parts, shop: parts.shop };
  for (const order of await claimOpenOrders(parts.db, idleMs, batch))
    await attempt(parts, order.id, () => sweepOrder(shopParts, order));
  for (const refund of await claimOpenRefunds(parts.db, idleMs, batch))
    await attempt(parts, refund.id, () => sweepRefund(shopParts, refund));
}

/** One order that cannot be swept must not keep the others waiting. */
async function attempt(parts: BillingParts, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
    parts.log[level]({ id, reason: (error as Error).message }, 'payment sweep');
  }
}

async function sweepOrder(parts: ShopParts, order: StoredOrder): Promise<void> {
  const ageMs = Date.now() - order.createdAt.getTime();
  if (!order.providerOrderId) return ageMs > unconfirmedLifeMs ? expire(parts, order) : undefined;
  // What was declined waits for the buyer: nobody else may try again.
  if (order.status === 'DECLINED') return ageMs > orderLifeMs ? expire(parts, order) : undefined;
  const seen = await completeOrder(parts, order);
  const waits = seen.order.status === 'CREATED' || seen.order.status === 'APPROVED';
  if (waits && !seen.checking && ageMs > orderLifeMs) await expire(parts, seen.order);
}

async function expire(parts: ShopParts, order: StoredOrder): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const now = await lockOrder(tx, order.id);
    // Something may have happened since it was looked at.
    if (now.status === order.status && now.attempt === order.attempt)
      await saveOrder(tx, now.id, { status: advanceOrder(now.status, 'expired') });
  });
}

async function sweepRefund(parts: ShopParts, refund: StoredRefund): Promise<void> {
  if (refund.status === 'REQUESTED') return askForRefund(parts, refund);
  const found = await findRefundOf(parts.db, refund.id);
  if (!found) return;
  const order = await parts.db.transaction((tx) => lockOrder(tx, found.orderId));
  await lookAtOrder(parts, order);
}
