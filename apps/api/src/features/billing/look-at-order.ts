import { ownIssues } from '@udaya/core/billing/capture-issues';
import { isClosedOrder } from '@udaya/core/billing/order-status';
import type { ProviderOrder } from '../../ports/payments/payment-provider.ts';
import { applyProviderState } from './apply-provider-state.ts';
import type { ShopParts } from './billing-parts.ts';
import { noteHeard, noteLooked } from './change-order.ts';
import { providerOf } from './provider-of.ts';
import { readProviderState } from './provider-state.ts';
import type { StoredOrder } from './store.ts';

/** Looks at an order at the provider and takes over what it says, but for an approval. Throws `ProviderUnavailable`. */
export async function lookAtOrder(parts: ShopParts, order: StoredOrder): Promise<StoredOrder> {
  return (await look(parts, order, false)).after;
}

/** The same with what the provider says. `mayApprove`: an approval counts only for whoever may take the money; kept by others, the sweep would take it for them. */
export async function look(
  parts: ShopParts,
  order: StoredOrder,
  mayApprove: boolean,
): Promise<{ after: StoredOrder; seen: ProviderOrder | undefined }> {
  if (!order.providerOrderId) return { after: order, seen: undefined };
  const askedAt = new Date();
  const seen = await providerOf(parts.shop, order).readOrder(order.providerOrderId);
  const isClosed = isClosedOrder(order.status);
  if (seen && !isClosed) await noteHeard(parts.db, order);
  const after = await applyProviderState(parts, order, (now) => {
    const state = readProviderState(now, seen);
    const hasMoved = now.status !== order.status || now.attempt !== order.attempt;
    // Read while somebody else was at the order, an approval may be one that was tried meanwhile, and declined: no consent to more.
    if (state.event === 'approved') return mayApprove && !hasMoved ? state : { event: undefined };
    // So may a decline be that of an earlier try.
    const isDecline = state.event === 'capture-declined' || state.issue === ownIssues.denied;
    return isDecline && hasMoved ? { event: undefined } : state;
  });
  // How a closed order stands is known once nobody is paying it.
  if (isClosed && !seen?.underway) await noteLooked(parts.db, order, askedAt);
  return { after, seen };
}
