import { formatPrice } from '@udaya/format/format-money';
import { getLocale } from '@udaya/messages/runtime';

/** A price in a sentence, in major units: '₹1,000', 'SGD 16.00'. */
export function showPrice({ amount, currency }: { amount: number; currency: string }): string {
  return formatPrice(amount, currency, getLocale());
}
