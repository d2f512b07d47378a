import { ProviderUnavailable } from '../../ports/payments/payment-provider.ts';
import type { ShopParts } from './billing-parts.ts';
import { look } from './look-at-order.ts';
import { findWay } from './provider-of.ts';
import type { StoredOrder } from './store.ts';
import { listClosedOrders } from './store-sweep.ts';

/**
 * Looks once more at the closed orders of the same invoice whose provider may have taken money without us: a buyer who tried one way and
 * then another pays once. What was paid there meanwhile is settled, and nothing is taken by the other way then.
 * @throws ProviderUnavailable while it is not known whether one of them is still being paid
 */
export async function settleClosedOrders(parts: ShopParts, order: StoredOrder): Promise<void> {
  for (const closed of await listClosedOrders(parts.db, order)) {
    if (!findWay(parts.shop, closed)) continue;
    const { seen } = await look(parts, closed, false);
    if (seen?.underway)
      throw new ProviderUnavailable('A try to pay the same invoice in another way is still under way.');
  }
}
