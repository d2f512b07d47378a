import type { Pole, Trait } from '../../knowledge/traits.ts';
import { onceFor } from '../../reports/composing/once-for.ts';
import type { FactsPack, PackPassage } from '../facts-pack.ts';
import { readWords, type Word } from './read-words.ts';

/** A text that a sentence may rest on, read once for all sentences. */
export interface Source {
  id: string;
  passage: PackPassage | undefined;
  text: string;
  words: readonly Word[];
  /** By stem. */
  stems: ReadonlyMap<string, readonly Word[]>;
}

/** A text that is no part of the pack, read in the same way. */
export function readSource(id: string, text: string, passage?: PackPassage): Source {
  const words = readWords(text);
  return { id, passage, text, words, stems: Map.groupBy(words, ({ stem }) => stem) };
}

const passagesOf = onceFor(
  (passages: readonly PackPassage[]) =>
    new Map(passages.map((passage) => [passage.id, readSource(passage.id, passage.row.text, passage)])),
);

/** The passages that ids name, read; ids of signs and traits are none. */
export function citedPassages(ids: readonly string[], pack: FactsPack): Source[] {
  const known = passagesOf(pack.passages);
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
}

/** The traits that ids name. */
export function citedTraits(ids: readonly string[], pack: FactsPack): { trait: Trait; pole: Pole }[] {
  return pack.traits.filter(({ id }) => ids.includes(id));
}
