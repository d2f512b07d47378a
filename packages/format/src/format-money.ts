import type { Locale } from '@udaya/core/locale';
import { type Money, toMajorText } from '@udaya/core/money';
import { customs } from './customs.ts';
import { numberFormat } from './formats.ts';

/** A sum as people read it, its currency by code, on one line: 'INR 1,00,000.00', 'SGD 100,000.00'. */
export function formatMoney(money: Money, locale: Locale): string {
  return formatMajor(toMajorText(money), money.currency, locale);
}

/** As `formatMoney`, of an amount in major units as it is on the wire. */
export function formatMajor(amount: number | string, currency: string, locale: Locale): string {
  const { numbers, words } = customs[locale];
  // Decimal text is taken to the last digit. Lakhs are for rupees.
  return numberFormat(currency === 'INR' ? numbers : words, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  }).format(amount as number);
}
