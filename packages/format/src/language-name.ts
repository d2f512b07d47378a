import type { Locale } from '@udaya/core/locale';
import { customs } from './customs.ts';

/** What a language is called in another one: 'Tamil', 'தமிழ்', 'तमिल'. */
export function languageName(language: Locale, locale: Locale): string {
  return new Intl.DisplayNames(customs[locale].words, { type: 'language' }).of(language) ?? language;
}
