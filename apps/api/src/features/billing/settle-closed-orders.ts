import { Failure } from '@udaya/core/failure';
import { type ProviderOrder, ProviderUnavailable } from '../../ports/payments/payment-provider.ts';
import type { ShopParts } from './billing-parts.ts';
import { look } from './look-at-order.ts';
import { findWay } from './provider-of.ts';
import type { StoredInvoice, StoredOrder } from './store.ts';
import { listClosedOrders } from './store-sweep.ts';

/**
 * Looks once more at the closed orders of the same invoice whose provider may have taken money without us: a buyer who tried one way and
 * then another pays once. What was paid there meanwhile is settled, and nothing is taken by the other way then.
 * @throws ProviderUnavailable while it is not known whether one of them is still being paid
 */
export async function settleClosedOrders(parts: ShopParts, { invoiceId }: StoredOrder): Promise<void> {
  for await (const { seen } of lookAtClosed(parts, invoiceId))
    if (seen?.underway || seen?.mayComeLate)
      throw new ProviderUnavailable('A try to pay the same invoice in another way is still under way.');
}

/**
 * The same before another order of an invoice is made.
 * @throws Failure `payment.not_due` where one of them is paid; `payment.in_progress` while one is being paid; `payment.unavailable`
 * while that cannot be found out
 */
export async function refuseWhilePaid(parts: ShopParts, invoice: StoredInvoice): Promise<void> {
  try {
    for await (const { after, seen } of lookAtClosed(parts, invoice.id)) {
      if (after.status === 'CAPTURED') throw new Failure('payment.not_due');
      if (seen?.underway) throw new Failure('payment.in_progress');
    }
  } catch (cause) {
    if (!(cause instanceof ProviderUnavailable)) throw cause;
    throw new Failure('payment.unavailable', { retryAfterSeconds: 5, cause });
  }
}

async function* lookAtClosed(
  parts: ShopParts,
  invoiceId: string,
): AsyncGenerator<{ after: StoredOrder; seen: ProviderOrder | undefined }> {
  for (const closed of await listClosedOrders(parts.db, invoiceId))
    if (findWay(parts.shop, closed)) yield await look(parts, closed, false);
}
