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

/** A price in a sentence, in major units: rupees by their sign and without empty paise, '₹1,000'; others as `formatMajor` has them. */
export function formatPrice(amount: number, currency: string, locale: Locale): string {
  if (currency !== 'INR') return formatMajor(amount, currency, locale);
  return numberFormat(customs[locale].numbers, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}
