import type { ReportType } from '../reports/report-types.ts';
import { findBannedSubjects } from './banned-subjects.ts';
import { countWords } from './count-words.ts';
import type { TextRow } from './curated-text.ts';
import { frameKindOf } from './text-keys.ts';
import { type WordRange, wordsThatReadWell } from './text-lengths.ts';
import { findUnsafeAdvice } from './unsafe-advice.ts';

/**
 * What the checklist finds in one text. `banned` and `unsafe` name the subject and the words: such a text is refused wherever it is
 * entered. `markup` (the words) and `length` (how many there are) are worth a second look.
 */
export interface EntryFinding {
  rule: 'banned' | 'unsafe' | 'markup' | 'length';
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
  { key, ageBand, title, text }: Pick<TextRow, 'key' | 'ageBand' | 'title' | 'text'>,
): EntryFinding[] {
  const range = wordsThatReadWell(reportType, { key, ageBand });
  const refused = (
    rule: 'banned' | 'unsafe',
    field: EntryFinding['field'],
    found: { subject: string; words: string }[],
  ) => found.map(({ subject, words }) => ({ rule, field, refused: true, subject, words, range }));
  const markup = text.match(/[<>]/)?.[0] ?? '';
  const words = countWords(text);
  return [
    ...refused('banned', 'descriptionTitle', withoutSky(findBannedSubjects(title))),
    ...refused('unsafe', 'descriptionTitle', findUnsafeAdvice(title, reportType)),
    ...refused('banned', 'description', bannedIn(key, text)),
    ...refused('unsafe', 'description', findUnsafeAdvice(text, reportType)),
    ...(markup ? [note('markup', markup, range)] : []),
    ...(text !== '' && (words < range.min || words > range.max)
      ? [note('length', String(words), range)]
      : []),
  ];
}

/** The subjects that a text of this key must not touch: the page of a lunar mansion alone may name it. */
export function bannedIn(key: string, text: string): { subject: string; words: string }[] {
  const found = findBannedSubjects(text);
  return frameKindOf(key) === 'nakshatra' ? withoutSky(found) : found;
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
