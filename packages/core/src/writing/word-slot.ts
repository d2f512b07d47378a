import { foldSentence } from '../knowledge/count-words.ts';
import type { SourcedText, WordedSentence } from '../reports/report-content.ts';
import type { AnsweredSentence } from './answer.ts';
import { checkSentence, checkSlot } from './check-sentence.ts';
import { citeOf } from './cites.ts';
import type { FactsPack, PackSlot } from './facts-pack.ts';
import type { SaidSentences } from './said-sentences.ts';
import type { RejectedSentence } from './sentence-rules.ts';
import { splitSentences } from './split-sentences.ts';

/** What became of a slot: the worded text, or nothing where the row stands on. */
export interface WordedSlot {
  text: SourcedText | undefined;
  rejected: RejectedSentence[];
}

/**
 * Words one slot with what a model answered for it. In the place of a sentence that does not pass stands the row's sentence of that place, once;
 * where more than half do not pass, or what comes of it reads badly as a whole, the row stands.
 */
export function wordSlot(
  answered: readonly AnsweredSentence[],
  slot: PackSlot,
  pack: FactsPack,
  said: SaidSentences,
): WordedSlot {
  const row = pack.passages.find(({ id }) => id === slot.passage)?.row;
  if (!row || answered.length === 0) return { text: undefined, rejected: [] };
  const judged = judge(answered, slot, pack, said);
  const rejected = judged
    .filter(({ errors }) => errors.length > 0)
    .map(({ sentence, errors }) => ({ slot: slot.id, text: sentence.text, errors }));
  if (rejected.length * 2 > judged.length) return { text: undefined, rejected };
  const sentences = standIn(judged, row.text, slot);
  const errors = checkSlot(
    sentences.map(({ text, ids }) => ({ text, ids })),
    slot,
    pack,
  );
  const text = sentences.map((one) => one.text).join(' ');
  if (errors.length > 0) return { text: undefined, rejected: [...rejected, { slot: slot.id, text, errors }] };
  // The model left the row as it is.
  if (text === row.text || sentences.every(({ fallback }) => fallback)) return { text: undefined, rejected };
  for (const one of sentences) said.say(one.text, slot);
  const worded = sentences.map(({ text: sentence, ids, fallback }): WordedSentence => {
    const cites = ids.flatMap((id) => citeOf(pack, id) ?? []);
    return { text: sentence, cites, ...(fallback ? { fallback } : {}) };
  });
  return { text: { ...row, text, sentences: worded }, rejected };
}

interface Judged {
  sentence: AnsweredSentence;
  errors: RejectedSentence['errors'];
}

function judge(
  answered: readonly AnsweredSentence[],
  slot: PackSlot,
  pack: FactsPack,
  said: SaidSentences,
): Judged[] {
  const known = new Set<string>();
  return answered.map((sentence, at) => {
    const folded = foldSentence(sentence.text);
    const isTwice = known.has(folded);
    known.add(folded);
    const errors = [...checkSentence(sentence, slot, pack), ...said.check(sentence.text, slot)];
    if (isTwice) errors.push({ rule: 'repeated', words: sentence.text });
    // A glance is one phrase.
    if (slot.kind === 'glance' && at > 0) errors.push({ rule: 'length', words: sentence.text });
    return { sentence, errors };
  });
}

/** The sentences that stand: those that passed, and the row's own in the place of the others. */
function standIn(
  judged: readonly Judged[],
  row: string,
  slot: PackSlot,
): (AnsweredSentence & { fallback?: true })[] {
  const own = splitSentences(row);
  const passed = judged.filter(({ errors }) => errors.length === 0);
  const standing = new Set(passed.map(({ sentence }) => foldSentence(sentence.text)));
  return judged.flatMap(({ sentence, errors }, at) => {
    if (errors.length === 0) return [sentence];
    const text = own[at];
    if (!text || standing.has(foldSentence(text))) return [];
    standing.add(foldSentence(text));
    return [{ text, ids: [slot.passage], fallback: true as const }];
  });
}
