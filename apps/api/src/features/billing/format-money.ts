import { type Money, toMajorText } from '@udaya/core/money';

/** A sum as people read it, its currency by name: 'INR 1,000.00'. */
export function formatMoney({ currency, amountMinor }: Money): string {
  const text = toMajorText({ currency, amountMinor });
  const [whole = '', fraction] = text.split('.');
  const grouped = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en').format(BigInt(whole));
  return `${currency} ${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}
