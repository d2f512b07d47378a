import { baseLocale, type Locale, localeNames } from '@udaya/core/locale';
import { cutToBytes } from './cut-graphemes.ts';

// File systems take 255 bytes, of which prefix, day, number in an archive and ending have some; a Tamil letter has three to nine.
const longestPerson = 180;

/**
 * A PDF's name: 'AIReport_' and the person's name, what is neither letter, mark nor digit of any script as underscores, and
 * so are the marks that only dress a pictograph.
 * `madeOn`, its day in India as yyyy-MM-dd, follows where it tells it from the report of a namesake; and the language, where it is not the first.
 */
export function reportFileName(
  name: string,
  prefix: 'AIReport_' | 'AI_Report_' = 'AIReport_',
  { madeOn, lang = baseLocale }: { madeOn?: string | undefined; lang?: Locale } = {},
): string {
  const person = cutToBytes(name.replace(/[^\p{L}\p{M}\p{N}]|\p{VS}|\p{Me}/gu, '_'), longestPerson);
  const day = madeOn ? `_${madeOn}` : '';
  const language = lang === baseLocale ? '' : `_${localeNames[lang]}`;
  return `${prefix}${person}${day}${language}.pdf`;
}
