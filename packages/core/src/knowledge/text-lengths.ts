import { baseLocale, type Locale } from '../locale.ts';
import type { ReportType } from '../reports/report-types.ts';
import type { TextRow } from './curated-text.ts';
import { slotOf } from './passage-keys.ts';
import { type TemplateKind, templateKindOf } from './text-keys.ts';
import { wordShare } from './word-share.ts';

/** The fewest and the most words of a text. */
export interface WordRange {
  min: number;
  max: number;
}

const templateWords: Record<TemplateKind, WordRange> = {
  opening: { min: 18, max: 48 },
  closing: { min: 14, max: 48 },
  heading: { min: 1, max: 6 },
  house: { min: 8, max: 24 },
  navamsa: { min: 12, max: 30 },
  nakshatra: { min: 88, max: 122 },
  bridge: { min: 18, max: 45 },
  glance: { min: 4, max: 20 },
  plan: { min: 18, max: 42 },
  sign: { min: 10, max: 30 },
  neutral: { min: 60, max: 90 },
};
/** A part of a child's report is read by somebody with a child on the arm. */
const neutralOfChild: WordRange = { min: 45, max: 70 };

const wordsOfTemplate = (reportType: ReportType, kind: TemplateKind): WordRange =>
  kind === 'neutral' && reportType === 'Child' ? neutralOfChild : templateWords[kind];

/** How many words a passage of the product has: a portrait of a child, what helps at an age, or both in one. */
export const passageWords = {
  portrait: { min: 43, max: 62 },
  help: { min: 33, max: 52 },
  whole: { min: 80, max: 120 },
} as const;

/** How many words of a language that is; two languages do not say all things in the same measure. */
export function inLanguage({ min, max }: WordRange, lang: Locale): WordRange {
  const share = wordShare[lang];
  const give = lang === baseLocale ? 1 : 1.4;
  return { min: Math.floor((min * share) / give), max: Math.ceil(max * share * give) };
}

/** How many words read well in a text: a passage that stands alone may be longer than the product's own. */
export function wordsThatReadWell(
  reportType: ReportType,
  { key, ageBand }: Pick<TextRow, 'key' | 'ageBand'>,
): WordRange {
  const kind = templateKindOf(key);
  if (kind) return wordsOfTemplate(reportType, kind);
  if (slotOf({ key, ageBand })?.kind === 'help') return passageWords.help;
  return { min: reportType === 'Child' ? passageWords.portrait.min : 60, max: 140 };
}

/** How many words a text that the product ships has. */
export function wordsOfShipped(
  reportType: ReportType,
  { key, ageBand }: Pick<TextRow, 'key' | 'ageBand'>,
): WordRange {
  const kind = templateKindOf(key);
  if (kind) return wordsOfTemplate(reportType, kind);
  if (reportType !== 'Child') return passageWords.whole;
  return slotOf({ key, ageBand })?.kind === 'help' ? passageWords.help : passageWords.portrait;
}
