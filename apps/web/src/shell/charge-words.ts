import * as m from '@udaya/messages';
import { showPrice } from '../ui/show-price.ts';

interface Sum {
  amount: number;
  currency: string;
}

/** What is paid by the ways that there are, a currency once: 'SGD 16.00', or '₹1,000 or SGD 16.00'; undefined without a way. */
export function chargeWords(charges: readonly Sum[]): string | undefined {
  const [first, ...others] = charges;
  if (!first) return undefined;
  const other = others.find(({ currency }) => currency !== first.currency);
  return other ? m.legal_either({ first: showPrice(first), second: showPrice(other) }) : showPrice(first);
}

/** Whether the list price is in a currency that no way charges, so that it has to be named beside what is paid. */
export function isOnlyListed(price: Sum, charges: readonly Sum[]): boolean {
  return charges.every(({ currency }) => currency !== price.currency);
}
