import type { Locale } from '@udaya/core/locale';
import { customs } from './customs.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** The name of a country by its two letters; the letters where they are no country's. */
export function countryName(code: string, locale: Locale): string {
  const known =
    names.get(locale) ?? new Intl.DisplayNames(customs[locale].words, { type: 'region', fallback: 'code' });
  names.set(locale, known);
  return known.of(code) ?? code;
}
