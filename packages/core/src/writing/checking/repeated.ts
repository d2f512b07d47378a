import { generalWords, stopWords } from './plain-words.ts';
import { readWords } from './read-words.ts';

/** Two sentences that share this much of what they say are the same one. */
const sameShare = 0.75;

/** The sentences that say once more what an earlier one said. */
export function findRepeated(sentences: readonly string[]): string[] {
  const read = sentences.map((text) => ({ text, stems: stemsOf(text) }));
  return read.flatMap(({ text, stems }, index) =>
    read.slice(0, index).some((earlier) => likeness(earlier.stems, stems) >= sameShare) ? [text] : [],
  );
}

/** What a sentence says, as stems; all of its words where that is little. */
function stemsOf(text: string): Set<string> {
  const words = readWords(text);
  const content = words.filter(({ text: word, stem }) => !stopWords.has(word) && !generalWords.has(stem));
  return new Set((content.length >= 2 ? content : words).map(({ stem }) => stem));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : [...one].filter((stem) => other.has(stem)).length / all;
}
