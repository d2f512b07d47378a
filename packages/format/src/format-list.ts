import type { Locale } from '@udaya/core/locale';
import { customs } from './customs.ts';

/** Things in a row as a sentence names them: '1, 2, and 5'. */
export function formatList(things: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(customs[locale].words, { type: 'conjunction' }).format(things);
}

/** Things of which one holds: 'Mesha or Vrishabha'. */
export function formatChoice(things: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(customs[locale].words, { type: 'disjunction' }).format(things);
}
