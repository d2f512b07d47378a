import { sentencesOf } from '../bench/reading/words.ts';
import { type Pole, poleOf, type Trait, traitOf } from '../packages/core/src/knowledge/traits.ts';
import type { ReportContent } from '../packages/core/src/reports/report-content.ts';
import { readWords } from '../packages/core/src/writing/checking/read-words.ts';
import { contentWords } from '../packages/core/src/writing/checking/support.ts';
import type { ComposedBirth } from './compose-births.ts';

/** What names somebody is said in at most such a part of all births' parts, of all traits. */
const mostWith = 0.25;
/** What stands nearly alike in more than such a part of the reports is of anybody, whatever words it has. */
const mostAlike = 0.1;
/** The part of their words that two sentences share, above which they are nearly alike. */
const alike = 0.8;

/**
 * The share of sentences that are true of anybody: that name nothing of this person. A sentence names something by
 * - a word that the person's own parts have, and at most a quarter of the births' parts;
 * - two words that stand together in a sentence of the own parts, and in one of at most a quarter of the births' parts; or
 * - a word of a trait that the parts claim: of the lines in which the knowledge base tells that pole of it at a glance, such words as at most a
 *   quarter of all poles have.
 * And a sentence that stands nearly alike in more than a tenth of the reports is of anybody all the same: a phrase with a rare word stays a phrase.
 * It errs on the side of the sentence: one rare word is enough.
 */
export function shareOfAnybody(
  births: readonly ComposedBirth[],
  textsOf: (birth: ComposedBirth) => readonly string[],
): { share: number; sentences: { birth: ComposedBirth; sentence: string }[] } {
  const all = births.flatMap((birth) =>
    textsOf(birth)
      .flatMap(sentencesOf)
      .map((sentence) => ({ birth, sentence, words: new Set(wordsIn(sentence)) })),
  );
  const ownOf = readOwn(births);
  const found = all.filter(
    ({ birth, words }) =>
      ![...words, ...pairsIn([...words])].some((one) => ownOf.get(birth)?.has(one)) ||
      reportsWith(words, all) > 1 + mostAlike * births.length,
  );
  return { share: found.length / (all.length || 1), sentences: found };
}

/** What frames the parts of a report and says something of the person. A plan does not: it asks for something. */
export function claimsAround({ frame }: ReportContent): string[] {
  if (!frame) return [];
  const { glance, opening, bridges, closing } = frame;
  return [...glance.strengths, glance.watch, glance.helps, ...opening, ...bridges, ...closing].flatMap(
    (piece) => (piece ? [piece.text] : []),
  );
}

/** Of each birth the words and pairs of words that name it. */
function readOwn(births: readonly ComposedBirth[]): Map<ComposedBirth, Set<string>> {
  const said = births.map(({ content: { statements, frame } }) => {
    const texts = [...statements.map(({ description }) => description), frame?.mansion?.text ?? ''];
    const sentences = texts.flatMap(sentencesOf).map((sentence) => wordsIn(sentence));
    return new Set(sentences.flatMap((words) => [...words, ...pairsIn(words)]));
  });
  const spread = countOf(said);
  return new Map(
    births.map((birth, at) => {
      const rare = [...(said[at] ?? [])].filter((one) => (spread.get(one) ?? 0) <= mostWith * births.length);
      return [birth, new Set([...rare, ...traitWordsOf(birth)])];
    }),
  );
}

/** In how many reports a sentence stands nearly alike, its own among them. */
function reportsWith(
  words: ReadonlySet<string>,
  all: readonly { birth: ComposedBirth; words: ReadonlySet<string> }[],
): number {
  return new Set(all.filter((one) => likeness(words, one.words) >= alike).map(({ birth }) => birth)).size;
}

/** The words by which the knowledge base tells the traits that a birth's parts claim. */
function traitWordsOf({ content, texts }: ComposedBirth): string[] {
  const rows = new Map(texts.map((row) => [`${row.key}|${row.ageBand}`, row.tags]));
  const claimed = new Set(
    content.statements
      .flatMap(({ pieces = [] }) =>
        pieces.flatMap((piece) => rows.get(`${piece.key}|${piece.ageBand}`) ?? []),
      )
      .map((tag) => `${traitOf(tag)}.${poleOf(tag)}`),
  );
  const told = new Map<string, Set<string>>();
  for (const { key, text } of texts) {
    const [, trait, pole] = /^(?:strength|watch|helps)\.([a-z]+)\.(plus|minus)$/.exec(key) ?? [];
    if (!trait || !pole) continue;
    const name = `${trait as Trait}.${pole as Pole}`;
    told.set(name, new Set([...(told.get(name) ?? []), ...wordsIn(text)]));
  }
  const spread = countOf([...told.values()]);
  return [...told]
    .filter(([name]) => claimed.has(name))
    .flatMap(([, words]) => [...words].filter((word) => (spread.get(word) ?? 0) <= mostWith * told.size));
}

/** In how many of the sets each is. */
function countOf(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const one of set) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The part of the words of two sentences that both have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [least, most] = one.size < other.size ? [one, other] : [other, one];
  if (least.size < alike * most.size) return 0;
  const both = [...least].filter((word) => most.has(word)).length;
  return both / (one.size + other.size - both || 1);
}

/** The words of a text that carry what it says, cut to their stems, as the checks read them. */
const wordsIn = (text: string): string[] => contentWords(readWords(text), 'en').map(({ stem }) => stem);

/** Each two of some words. */
const pairsIn = (words: readonly string[]): string[] =>
  words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other].sort().join(' ')));
