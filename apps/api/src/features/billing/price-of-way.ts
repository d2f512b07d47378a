import { type PriceBook, priceIn } from '@udaya/core/billing/price-book';
import { orderWays } from '@udaya/core/billing/providers';
import type { Money } from '@udaya/core/money';
import type { TenantDb } from '../../platform/database/handles.ts';
import type { Shop, Way } from './billing-parts.ts';
import type { StoredInvoice } from './store.ts';
import { findBuyer } from './store-receipts.ts';

/** The ways to pay in the order in which the actor is offered them, by the country of the account. */
export async function listWays({ ways }: Shop, db: TenantDb): Promise<Way[]> {
  const { country = '' } = (await findBuyer(db, db.actor.userId)) ?? {};
  return orderWays(ways, country);
}

/** What a way charges for an invoice: the price of the day on which the invoice was first asked for, wherever that is known. */
export function priceOfWay(invoice: StoredInvoice, { currency }: Way, book: PriceBook): Money | undefined {
  if (invoice.chargedCurrency === currency) return { currency, amountMinor: invoice.chargedMinor };
  const kept = priceIn(invoice.prices ?? [], currency);
  if (kept) return kept;
  // Of an invoice that is older than the choice of ways only two prices are known.
  if (invoice.currency === currency) return { currency, amountMinor: invoice.amountMinor };
  return priceIn(book, currency);
}
