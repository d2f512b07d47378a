import { mayTryAgain, ownIssues } from '@udaya/core/billing/capture-issues';
import { isClosedOrder, isOpenOrder } from '@udaya/core/billing/order-status';
import { isRupeeProvider } from '@udaya/core/billing/providers';
import { type ProviderRefusal, ProviderUnavailable } from '../../ports/payments/payment-provider.ts';
import { applyProviderState } from './apply-provider-state.ts';
import type { ShopParts } from './billing-parts.ts';
import { changeOrder, noteUnheard } from './change-order.ts';
import { look, lookAtOrder } from './look-at-order.ts';
import { findWay, providerOf } from './provider-of.ts';
import { readProviderState } from './provider-state.ts';
import { settleClosedOrders } from './settle-closed-orders.ts';
import { lockInvoiceOf, lockOrder, type StoredOrder } from './store.ts';

/** An order after it was seen to. `checking`: its state is not known yet, since the provider did not answer, or a closed one is being paid. */
export interface SeenOrder {
  order: StoredOrder;
  checking: boolean;
}

/**
 * Brings an order as far as the buyer let it come: looks at it at the provider, and takes the money if the buyer approved.
 * The one way to a payment, for the browser, the provider's events and the sweep alike. Safe to call from all of them at
 * once: each capture has one key, and what follows from it happens once.
 */
export async function completeOrder(parts: ShopParts, order: StoredOrder): Promise<SeenOrder> {
  if (!order.providerOrderId) return { order, checking: false };
  let latest = order;
  try {
    const { after, seen } = await look(parts, order, true);
    latest = after;
    // Approved, and not to be found: perhaps it is the next time. Asked for its money now, the provider would refuse for good.
    if (!seen && latest.status === 'APPROVED') return { order: latest, checking: false };
    if (latest.status !== 'APPROVED' && latest.status !== 'CAPTURING')
      return { order: latest, checking: false };
    if (latest.status === 'APPROVED') await settleClosedOrders(parts, latest);
    latest = await beginCapture(parts, latest);
    if (latest.status !== 'CAPTURING') return { order: latest, checking: false };
    return { order: await capture(parts, latest, order.providerOrderId), checking: false };
  } catch (error) {
    return unheard(parts, latest, error);
  }
}

/** The same for a buyer who comes back from the provider: where that is not heard, it is kept that the order is being checked. */
export async function completeForBuyer(parts: ShopParts, order: StoredOrder): Promise<SeenOrder> {
  const seen = isOpenOrder(order.status) ? await completeOrder(parts, order) : await seeClosed(parts, order);
  if (seen.checking) await noteUnheard(parts.db, seen.order);
  return seen;
}

/** A closed order whose provider takes approved money by itself may be paid, or be just being paid. */
async function seeClosed(parts: ShopParts, order: StoredOrder): Promise<SeenOrder> {
  const mayBePaid = isClosedOrder(order.status) && isRupeeProvider(order.provider);
  if (!mayBePaid || !findWay(parts.shop, order)) return { order, checking: false };
  try {
    const { after, seen } = await look(parts, order, false);
    return { order: after, checking: isClosedOrder(after.status) && seen?.underway === true };
  } catch (error) {
    return unheard(parts, order, error);
  }
}

/** What is known of an order whose provider did not answer. Throws every other error. */
function unheard(parts: ShopParts, order: StoredOrder, error: unknown): SeenOrder {
  if (!(error instanceof ProviderUnavailable)) throw error;
  parts.log.warn({ orderId: order.id, reason: error.message }, 'payment provider');
  return { order, checking: true };
}

/** Commits that the provider is about to be asked for the money, before it is. */
async function beginCapture(parts: ShopParts, order: StoredOrder): Promise<StoredOrder> {
  return parts.db.transaction(async (tx) => {
    const now = await lockOrder(tx, order);
    if (now.status !== 'APPROVED') return now;
    const { reportId, status } = await lockInvoiceOf(tx, now);
    // The report is gone, perhaps with its owner's account: nothing is taken for it any more.
    if (!reportId) return changeOrder(tx, now, { status: 'CANCELLED', issue: ownIssues.reportGone });
    // Paid meanwhile by another order, or given back.
    if (status !== 'OPEN') return changeOrder(tx, now, { status: 'CANCELLED', issue: ownIssues.notDue });
    return changeOrder(tx, now, {
      status: 'CAPTURING',
      attempt: now.attempt + 1,
      issue: null,
      debugId: null,
    });
  });
}

async function capture(parts: ShopParts, order: StoredOrder, providerOrderId: string): Promise<StoredOrder> {
  const answer = await providerOf(parts.shop, order).capture(providerOrderId, `${order.id}-${order.attempt}`);
  if (answer.kind === 'order')
    return applyProviderState(parts, order, (now) => readProviderState(now, answer.order));
  if (answer.issue !== 'INSTRUMENT_DECLINED') {
    // Somebody else may have captured it meanwhile: what the order says counts more than the refusal.
    const latest = await lookAtOrder(parts, order);
    if (!isOpenOrder(latest.status) || latest.status === 'PENDING') return latest;
  }
  return applyProviderState(parts, order, (now) => stateOfRefusal(now, order, answer));
}

/** What a refused capture means; nothing if another attempt has begun since. */
function stateOfRefusal(now: StoredOrder, asked: StoredOrder, { issue, debugId }: ProviderRefusal) {
  if (now.status !== 'CAPTURING' || now.attempt !== asked.attempt) return { event: undefined };
  return { event: mayTryAgain(issue) ? ('capture-declined' as const) : ('failed' as const), issue, debugId };
}
