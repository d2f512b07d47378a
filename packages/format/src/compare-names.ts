import type { Locale } from '@udaya/core/locale';
import { customs } from './customs.ts';

/** The order of names as a reader of the language looks them up, for `toSorted`; 'Branch 9' comes before 'Branch 10'. */
export function compareNames(locale: Locale): (one: string, other: string) => number {
  return new Intl.Collator(customs[locale].words, { numeric: true }).compare;
}
