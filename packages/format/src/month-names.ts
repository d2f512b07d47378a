import type { Locale } from '@udaya/core/locale';
import { customs } from './customs.ts';
import { dateFormat } from './formats.ts';

/** The twelve months, 'January' first. */
export function monthNames(locale: Locale): string[] {
  const format = dateFormat(customs[locale].days, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2024, month, 15))));
}
