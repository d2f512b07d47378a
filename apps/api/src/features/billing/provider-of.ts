import { type PaymentProvider, ProviderUnavailable } from '../../ports/payments/payment-provider.ts';
import type { Shop, Way } from './billing-parts.ts';
import type { StoredOrder } from './store.ts';

/** The way by which an order was made; undefined where the settings name it no longer. */
export function findWay({ ways }: Shop, { provider }: Pick<StoredOrder, 'provider'>): Way | undefined {
  return ways.find(({ name }) => name === provider);
}

/**
 * The provider that made an order: all that happens with the order afterwards is asked of it and of no other.
 * @throws ProviderUnavailable where the settings name it no longer
 */
export function providerOf(shop: Shop, order: Pick<StoredOrder, 'provider'>): PaymentProvider {
  const way = findWay(shop, order);
  if (!way) throw new ProviderUnavailable(`PAYMENT_PROVIDER does not name ${order.provider} any more.`);
  return way.provider;
}
