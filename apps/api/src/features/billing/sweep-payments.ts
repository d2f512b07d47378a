import { advanceOrder, isOpenOrder } from '@udaya/core/billing/order-status';
import { isRupeeProvider } from '@udaya/core/billing/providers';
import pLimit from 'p-limit';
import { describeError } from '../../platform/log/describe-error.ts';
import { ProviderUnavailable } from '../../ports/payments/payment-provider.ts';
import { askForRefund, lookAtRefund } from './ask-for-refund.ts';
import type { BillingParts, ShopParts } from './billing-parts.ts';
import { changeOrder } from './change-order.ts';
import { completeOrder } from './complete-order.ts';
import { lookAtOrder } from './look-at-order.ts';
import { orderLives } from './order-lives.ts';
import { lockOrder, type StoredOrder } from './store.ts';
import { claimOpenRefunds, type StoredRefund } from './store-refunds.ts';
import { claimOrders } from './store-sweep.ts';

const batch = 40;
const atOnce = 8;
/** A sweep ends after so long; what is left is taken by the next one. */
const timeoutMs = 25_000;

/**
 * Settles what a closed browser, a crash or an outage left open: approved orders are captured, captured ones paid, refunds
 * carried out, stale orders closed. Several processes may sweep at once; each order is taken by one of them. `idleMs` is how
 * long an order is left alone after it was last looked at.
 */
export async function sweepPayments(parts: BillingParts, idleMs = 45_000): Promise<void> {
  if (!parts.shop) return;
  const shopParts = { ...parts, shop: parts.shop };
  await sweepAll(
    parts,
    (since) => claimOrders(parts.db, Math.max(idleMs, since), batch),
    (order) => sweepOrder(shopParts, order),
  );
  await sweepAll(
    parts,
    (since) => claimOpenRefunds(parts.db, Math.max(idleMs, since), batch),
    (refund) => sweepRefund(shopParts, refund),
  );
}

/** Takes batch after batch until there is none; `claim` leaves out what this sweep, begun so many milliseconds ago, has taken. */
async function sweepAll<T extends { id: string }>(
  parts: BillingParts,
  claim: (sinceMs: number) => Promise<T[]>,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const begin = performance.now();
  const limit = pLimit(atOnce);
  for (;;) {
    const sinceMs = performance.now() - begin;
    if (sinceMs > timeoutMs) return;
    const waiting = await claim(Math.ceil(sinceMs));
    const isLast = waiting.length < batch;
    await Promise.all(waiting.map((one) => limit(() => attempt(parts, one.id, () => work(one)))));
    if (isLast) return;
  }
}

/** One order that cannot be swept must not keep the others waiting. */
async function attempt(parts: BillingParts, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
    parts.log[level]({ id, err: describeError(error) }, 'payment sweep');
  }
}

async function sweepOrder(parts: ShopParts, order: StoredOrder): Promise<void> {
  const mayBeLate = order.status === 'DECLINED' && isRupeeProvider(order.provider);
  if (order.status === 'NEW' || (order.status === 'DECLINED' && !mayBeLate)) return expire(parts, order);
  if (!isOpenOrder(order.status)) return void (await lookAtOrder(parts, order));
  const seen = await completeOrder(parts, order);
  const waits =
    seen.order.status === 'CREATED' || seen.order.status === 'APPROVED' || seen.order.status === 'DECLINED';
  const isOver = Date.now() - order.createdAt.getTime() > orderLives.unapprovedMs;
  if (waits && !seen.checking && isOver) await expire(parts, seen.order);
}

async function expire(parts: ShopParts, order: StoredOrder): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const now = await lockOrder(tx, order);
    // Something may have happened since it was looked at.
    if (now.status === order.status && now.attempt === order.attempt)
      await changeOrder(tx, now, { status: advanceOrder(now.status, 'expired') });
  });
}

async function sweepRefund(parts: ShopParts, refund: StoredRefund): Promise<void> {
  if (refund.status === 'REQUESTED') return askForRefund(parts, refund);
  return lookAtRefund(parts, refund);
}
