import type { Locale } from '@udaya/core/locale';
import { customs } from './customs.ts';
import { numberFormat } from './formats.ts';

/** A number with its digits grouped as in India: '1,00,000'. */
export function formatNumber(number: number, locale: Locale): string {
  return numberFormat(customs[locale].numbers).format(number);
}

/** A number with so many decimals, for columns: '0.040'. */
export function formatDecimals(number: number, decimals: number, locale: Locale): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return numberFormat(customs[locale].numbers, digits).format(number);
}

/** A share from 0 to 1 in per cent, with one decimal where there is one: '56.2%'. */
export function formatShare(share: number, locale: Locale): string {
  return numberFormat(customs[locale].numbers, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** A while in whole minutes, and up to a minute in seconds: '2 minutes', '45 seconds'. */
export function formatDuration(seconds: number, locale: Locale): string {
  const unit = seconds > 60 ? 'minute' : 'second';
  const format = numberFormat(customs[locale].words, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(unit === 'minute' ? Math.round(seconds / 60) : seconds);
}
