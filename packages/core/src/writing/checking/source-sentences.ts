import { splitSentences } from '../split-sentences.ts';
import { stopWords } from './plain-words.ts';
import { readWords, type Word } from './read-words.ts';
import type { Source } from './sources.ts';

/** A sentence of a source with what it says, as stems. */
export interface SourceSentence {
  text: string;
  words: readonly Word[];
  stems: ReadonlySet<string>;
}

/** The words of a sentence that say something, as stems. */
export const saidBy = (words: readonly Word[]): Set<string> =>
  new Set(words.filter(({ text }) => !stopWords.has(text)).map(({ stem }) => stem));

const read = new WeakMap<Source, readonly SourceSentence[]>();

/** The sentences of the sources, each read once. */
export function sentencesOfSources(sources: readonly Source[]): SourceSentence[] {
  return sources.flatMap((source) => {
    const known =
      read.get(source) ??
      splitSentences(source.text).map((text) => {
        const words = readWords(text);
        return { text, words, stems: saidBy(words) };
      });
    read.set(source, known);
    return [...known];
  });
}

/** How many stems two sets share. */
export const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length;
