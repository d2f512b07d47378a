import type { Trait } from '../../knowledge/traits.ts';
import { concreteWords } from './concrete-words.ts';
import { generalWords, stopWords } from './plain-words.ts';
import { isSaidByOpposite } from './polarity.ts';
import type { Word } from './read-words.ts';
import type { Source } from './sources.ts';
import { stemOf } from './stem-of.ts';
import { synonymsOf } from './synonyms.ts';
import { traitWords } from './trait-words.ts';

/** How much of what a sentence says may stand in none of its sources: tuned on the lists of `model-sentences.test.ts`. */
const unsupportedShare = 0.34;

/** The words of a sentence that carry what it says. */
export function contentWords(words: readonly Word[], lang: string): Word[] {
  if (lang !== 'en') return words.filter(({ text }) => Array.from(text).length >= 4);
  return words.filter(
    ({ text, stem }) =>
      text.length > 1 &&
      !stopWords.has(text) &&
      !generalWords.has(text) &&
      !generalWords.has(stem) &&
      !/^\d+$/.test(text),
  );
}

/** The words that no source holds, where they are too many (any, in a phrase) or one of them names a thing that the sources do not have. */
export function findUnsupported(
  words: readonly Word[],
  sources: readonly Source[],
  cited: readonly { trait: Trait }[],
  lang: string,
  kind: 'sentence' | 'phrase' = 'sentence',
): string[] {
  const content = contentWords(words, lang);
  const isHeld = lang === 'en' ? holdsEnglish(sources, cited) : holdsStem(sources);
  const missing = [
    ...new Map(content.filter((word) => !isHeld(word)).map((word) => [word.stem, word])).values(),
  ];
  const invented = lang === 'en' ? concreteIn(words, sources) : [];
  const counted = new Set(content.map(({ stem }) => stem)).size;
  return missing.length > (kind === 'phrase' ? 0 : Math.floor(counted * unsupportedShare))
    ? missing.map(({ text }) => text)
    : invented.map(({ text }) => text);
}

function holdsEnglish(sources: readonly Source[], cited: readonly { trait: Trait }[]) {
  const ofTraits = new Set(cited.flatMap(({ trait }) => traitWords[trait].about.split(' ').map(stemOf)));
  const holds = (stem: string) => ofTraits.has(stem) || sources.some(({ stems }) => stems.has(stem));
  return ({ stem }: Word) =>
    holds(stem) || [...synonymsOf(stem)].some(holds) || isSaidByOpposite(stem, sources);
}

/** Things, people and doings that a sentence may name only where a source names them. */
function concreteIn(words: readonly Word[], sources: readonly Source[]): Word[] {
  return words.filter(
    ({ text, stem }) =>
      (concreteWords.has(text) || concreteWords.has(stem)) && !sources.some(({ stems }) => stems.has(stem)),
  );
}

const sharedLetters = 4;

/** In scripts whose endings we do not know: a word that begins as a word of the source does. */
function holdsStem(sources: readonly Source[]) {
  const begins = new Set(sources.flatMap(({ words }) => words.map(({ text }) => beginOf(text))));
  return ({ text }: Word) => begins.has(beginOf(text));
}

const beginOf = (text: string) => Array.from(text).slice(0, sharedLetters).join('');
