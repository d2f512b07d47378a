import { baseLocale, type Locale } from '../locale.ts';
import { fillPronouns } from '../reports/fill-name.ts';
import type { ReportType } from '../reports/report-types.ts';
import { findBannedSubjects, type TouchedSubject } from './banned-subjects.ts';
import { countWords } from './count-words.ts';
import type { TextRow } from './curated-text.ts';
import { findHarm } from './safety/find-harm.ts';
import { templateKindOf } from './text-keys.ts';
import { inLanguage, type WordRange, wordsThatReadWell } from './text-lengths.ts';
import { findUnsafeAdvice } from './unsafe-advice.ts';

/**
 * What the checklist finds in one text. `harmful`, `banned` and `unsafe` name the subject and the words. What is `refused` is so wherever
 * it is entered and whoever enters it; an everyday word of a banned subject, `markup` (the words) and `length` (how many there are) are worth a
 * second look.
 */
export interface EntryFinding {
  rule: 'harmful' | 'banned' | 'unsafe' | 'markup' | 'length';
  field: 'descriptionTitle' | 'description';
  refused: boolean;
  subject: string;
  words: string;
  /** How many words read well in such a text. */
  range: WordRange;
}

/** Reads one text of the knowledge base against the checklist: the same for uploads, edits and the coverage map. */
export function lintEntry(
  reportType: ReportType,
  { key, ageBand, title, text: entered }: Pick<TextRow, 'key' | 'ageBand' | 'title' | 'text'>,
  lang: Locale = baseLocale,
): EntryFinding[] {
  const range = inLanguage(wordsThatReadWell(reportType, { key, ageBand }), lang);
  const text = fillPronouns(entered, 'Others');
  const touched = (rule: 'banned' | 'unsafe', field: EntryFinding['field'], found: TouchedSubject[]) =>
    found.map(({ subject, words, everyday }) => ({ rule, field, refused: !everyday, subject, words, range }));
  const harmful = (field: EntryFinding['field'], cell: string) =>
    findHarm(cell).map((found) => ({ rule: 'harmful' as const, field, refused: true, ...found, range }));
  const markup = text.match(/[<>]/)?.[0] ?? '';
  const words = countWords(text);
  return [
    ...harmful('descriptionTitle', title),
    ...touched('banned', 'descriptionTitle', withoutSky(findBannedSubjects(title))),
    ...touched('unsafe', 'descriptionTitle', findUnsafeAdvice(title, reportType)),
    ...harmful('description', text),
    ...touched('banned', 'description', bannedIn(key, text)),
    ...touched('unsafe', 'description', findUnsafeAdvice(text, reportType)),
    ...(markup ? [note('markup', markup, range)] : []),
    ...(text !== '' && (words < range.min || words > range.max)
      ? [note('length', String(words), range)]
      : []),
  ];
}

/** The subjects that a text of this key must not touch: the page of a lunar mansion alone may name it. */
export function bannedIn(key: string, text: string): TouchedSubject[] {
  const found = findBannedSubjects(text);
  return templateKindOf(key) === 'nakshatra' ? withoutSky(found) : found;
}

const withoutSky = <T extends { subject: string }>(found: readonly T[]) =>
  found.filter(({ subject }) => subject !== 'planets and signs');

const note = (rule: 'markup' | 'length', words: string, range: WordRange): EntryFinding => ({
  rule,
  field: 'description',
  refused: false,
  subject: '',
  words,
  range,
});
