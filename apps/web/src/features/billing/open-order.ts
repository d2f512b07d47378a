import { type Checkout, type Invoice, type Order, orders } from '@udaya/contract/billing';
import { call } from '../../api/call.ts';

/** How long the page waits for the order, in milliseconds. */
const orderTimeoutMs = 5_000;

/** The order is about another sum than the page has named. */
export class PriceChanged extends Error {}

/** Opens the order of an invoice by the way that was chosen, or has the open one answered again: asking twice never makes two. */
export async function openOrder(
  { reportId }: Invoice,
  { provider, amount, currency }: Checkout,
): Promise<Order> {
  const order = await call(orders.create, { body: { reportId, provider }, timeoutMs: orderTimeoutMs });
  if (order.provider !== provider || order.amount !== amount || order.currency !== currency)
    throw new PriceChanged('The order differs from the invoice.');
  return order;
}
