import { findBannedSubjects } from './banned-subjects.ts';
import { countWords, descriptionWords } from './lint-passages.ts';
import type { Passage } from './passage.ts';
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
}

/** Reads one text of the knowledge base against the checklist: the same for uploads, edits and the coverage map. */
export function lintEntry({
  reportType,
  title,
  description,
}: Pick<Passage, 'reportType' | 'title' | 'description'>): EntryFinding[] {
  const refused = (
    rule: 'banned' | 'unsafe',
    field: EntryFinding['field'],
    found: { subject: string; words: string }[],
  ) => found.map(({ subject, words }) => ({ rule, field, refused: true, subject, words }));
  const inTitle = findBannedSubjects(title).filter(({ subject }) => subject !== 'planets and signs');
  const markup = description.match(/[<>]/)?.[0] ?? '';
  const words = countWords(description);
  return [
    ...refused('banned', 'descriptionTitle', inTitle),
    ...refused('unsafe', 'descriptionTitle', findUnsafeAdvice(title, reportType)),
    ...refused('banned', 'description', findBannedSubjects(description)),
    ...refused('unsafe', 'description', findUnsafeAdvice(description, reportType)),
    ...(markup ? [note('markup', markup)] : []),
    ...(words < descriptionWords.min || words > descriptionWords.max ? [note('length', String(words))] : []),
  ];
}

const note = (rule: 'markup' | 'length', words: string): EntryFinding => ({
  rule,
  field: 'description',
  refused: false,
  subject: '',
  words,
});
