import type { Locale } from '../locale.ts';
import { calledName } from './fill-name.ts';
import type { ReportType } from './report-types.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** What follows a noun in Hindi and bends it. */
const postposition = /^\s+(?:को|के|की|का|ने|में|से|पर|तक)(?![\p{L}\p{M}])/u;

/**
 * A filled text of a report without the name of whom it is about, to be shown to others: a child is 'your child' in it, in the text's own
 * language, and who is spoken to is not called by name.
 */
export function withoutName(text: string, name: string, reportType: ReportType, lang: Locale): string {
  const word = wordOf(name, lang);
  // Who is addressed is so between commas, or before the first.
  if (reportType !== 'Child')
    return neutral(
      text
        .replace(new RegExp(`, ${word}(?=[,.:;!?।])`, 'gu'), '')
        .replace(
          new RegExp(`(^|[.!?।]["”’]?\\s+)${word}, (\\p{L})`, 'gu'),
          (_, before: string, first: string) => before + capital(first),
        ),
      word,
      { en: () => 'you', ta: () => 'நீங்கள்', hi: () => 'आप' }[lang],
    );
  if (lang === 'en') return neutral(text, word, () => 'your child');
  if (lang === 'hi')
    return neutral(text, word, (after) => (postposition.test(after) ? 'आपके बच्चे' : 'आपका बच्चा'));
  // The texts say 'your child' beside the name.
  return neutral(text.replace(new RegExp(`(குழந்தை|பிள்ளை) ${word}`, 'gu'), '$1'), word, () => 'உங்கள் குழந்தை');
}

/** The name as a word; in Tamil also with an ending, before which its last consonant loses its dot. */
function wordOf(name: string, lang: Locale): string {
  const names = [name.trim(), calledName(name)];
  const forms =
    lang === 'ta'
      ? names.map((one) => `${escaped(one.replace(/்$/u, ''))}[\\p{L}\\p{M}]*`)
      : names.map(escaped);
  return `(?<![\\p{L}\\p{M}])(?:${forms.join('|')})(?![\\p{L}\\p{M}])`;
}

function neutral(text: string, word: string, instead: (after: string) => string): string {
  const named = new RegExp(`([.!?:।]["”’]?\\s+|[“"]|)${word}`, 'gu');
  return text.replace(named, (found, before: string, at: number) => {
    const put = instead(text.slice(at + found.length));
    return before + (before !== '' || at === 0 ? capital(put) : put);
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
