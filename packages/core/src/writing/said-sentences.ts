import { foldSentence } from '../knowledge/count-words.ts';
import { namePlaceholder } from '../reports/fill-name.ts';
import type { FactsPack, PackSlot } from './facts-pack.ts';
import type { SentenceError } from './sentence-rules.ts';
import { splitSentences } from './split-sentences.ts';

/**
 * What a report says already, while its places are worded one after the other: every sentence of its rows is taken for its own place, and every
 * sentence that was worded for the place where it stands.
 */
export interface SaidSentences {
  /** What is wrong with a sentence because of what stands elsewhere, or of where it stands. */
  check(text: string, slot: PackSlot): SentenceError[];
  /** Keeps a sentence that stands now. */
  say(text: string, slot: PackSlot): void;
}

export function listenTo(pack: FactsPack): SaidSentences {
  const saidBy = new Map<string, Set<string>>();
  const add = (text: string, by: string) => {
    const folded = foldSentence(text);
    saidBy.set(folded, (saidBy.get(folded) ?? new Set()).add(by));
  };
  for (const { id, row } of pack.passages) for (const one of splitSentences(row.text)) add(one, id);
  const rowOf = ({ passage }: PackSlot) => pack.passages.find(({ id }) => id === passage)?.row.text ?? '';
  return {
    check: (text, slot) => {
      const others = [...(saidBy.get(foldSentence(text)) ?? [])].filter((by) => by !== slot.passage);
      const isNamed = text.includes(namePlaceholder) && !rowOf(slot).includes(namePlaceholder);
      return [
        ...(others.length > 0 ? [{ rule: 'repeated' as const, words: text }] : []),
        ...(isNamed ? [{ rule: 'placeholder' as const, words: namePlaceholder }] : []),
      ];
    },
    // A sentence that stands belongs to its place, whose row may say it as well.
    say: (text, slot) => add(text, slot.passage),
  };
}
