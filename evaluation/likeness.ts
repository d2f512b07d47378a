import { sentencesOf, wordsOf } from '../bench/reading/words.ts';
import type { ReportContent } from '../packages/core/src/reports/report-content.ts';
import type { EvaluatedBirth } from './read-births.ts';
import { piecesOf } from './word-births.ts';

/** What two births' reports have in common. */
export interface Likeness {
  /** Parts of ten with the same text. */
  parts: number;
  /** The share of the sentences around one's parts that stand around the other's, too. */
  sentences: number;
  /** The share of the three words in a row around both that they have in common. */
  threeWords: number;
}

/** What pairs of births have in common on the whole. */
export function likenessOf(
  pairs: readonly (readonly [EvaluatedBirth, EvaluatedBirth])[],
  contentOf: (birth: EvaluatedBirth) => ReportContent | undefined,
): Likeness {
  const found = pairs.flatMap(([one, other]) => {
    const [first, second] = [contentOf(one), contentOf(other)];
    return first && second ? [compare(first, second)] : [];
  });
  const mean = (of: keyof Likeness) => found.reduce((sum, pair) => sum + pair[of], 0) / (found.length || 1);
  return { parts: mean('parts'), sentences: mean('sentences'), threeWords: mean('threeWords') };
}

function compare(one: ReportContent, other: ReportContent): Likeness {
  const parts = new Map(other.statements.map(({ planet, description }) => [planet, description]));
  const [texts, others] = [templateOf(one), templateOf(other)];
  const said = texts.flatMap(sentencesOf);
  const known = new Set(others.flatMap(sentencesOf));
  return {
    parts: one.statements.filter(({ planet, description }) => parts.get(planet) === description).length,
    sentences: said.filter((sentence) => known.has(sentence)).length / (said.length || 1),
    threeWords: shared(threesOf(texts), threesOf(others)),
  };
}

const templateOf = (content: ReportContent) => piecesOf(content).map(({ text }) => text);

function threesOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const words = wordsOf(text.toLowerCase().replace(/[^\p{L}\p{M}\s’{}]/gu, ''));
      return words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`);
    }),
  );
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((words) => other.has(words)).length;
  return both / (one.size + other.size - both || 1);
}
