import { lifted } from './modality.ts';
import type { Word } from './read-words.ts';
import { type SourceSentence, saidBy, sentencesOfSources, sharedBy } from './source-sentences.ts';
import type { Source } from './sources.ts';

const denial =
  /(?<![a-z])(?:not(?! only)|no|never|nobody|nothing|none|nowhere|nor|neither|without|cannot|hardly|seldom|rarely|barely|scarcely|lacks?|lacking|fail(?:s|ed|ing)? to|fails?|refus(?:e|es|ed|ing)|avoid(?:s|ed|ing)?|free of|(?<!a |the |these |those )few|too late|less(?! than)|instead of|stop(?:s|ped)?)(?![a-z])|n['’]t(?![a-z])/gu;
/** Who or what is nobody or nothing stands in a source in the same word. */
const absent = /(?<![a-z])(?:nobody|no one|nothing|none|never|nowhere|neither|no other)(?![a-z])/gu;
/** Words for a part, whose loss makes it the whole. */
const parts =
  /(?<![a-z])(?:half|some|one|two|three|part of|most|a few|several|sometimes|often|usually|may|can|at times|some days)(?![a-z])/u;
const whole = /(?<![a-z])(?:all|every|each|always|everything|everyone|everybody)(?![a-z])/u;
/** So much of a source's sentence is said again that leaving out its denial turns it round. */
const sameShare = 0.6;

const denialsIn = (text: string) => text.toLowerCase().replace(lifted, ' ').match(denial) ?? [];

/**
 * The denials by which a sentence says other than its sources: more of them than the sentences have of which it speaks, somebody or something that is
 * absent there in no such word, or none where the sentence that it repeats has one.
 */
export function findDenials(text: string, words: readonly Word[], sources: readonly Source[]): string[] {
  const stems = saidBy(words);
  const sentences = sentencesOfSources(sources);
  const near = nearTo(stems, sentences);
  const own = denialsIn(text);
  const held = near.reduce((sum, sentence) => sum + denialsIn(sentence.text).length, 0);
  const said = sources.map((source) => source.text.toLowerCase()).join(' ');
  const strange = [...text.toLowerCase().replace(lifted, ' ').matchAll(absent)]
    .map(([word]) => word)
    .filter((word) => !said.includes(word));
  return [
    ...(own.length > held ? own.slice(held) : []),
    ...strange,
    ...movedFrom(text, sources),
    ...(own.length === 0 ? lostIn(stems, sentences) : []),
    ...(whole.test(text) &&
    !parts.test(text) &&
    repeatedIn(stems, sentences).some((one) => parts.test(one.text))
      ? (text.match(whole) ?? [])
      : []),
    ...words.flatMap(({ text: word }) => (isTurnedByPrefix(word, sources) ? [word] : [])),
  ];
}

function nearTo(stems: ReadonlySet<string>, sentences: readonly SourceSentence[]): SourceSentence[] {
  const shared = sentences.map((sentence) => ({ sentence, count: sharedBy(stems, sentence.stems) }));
  const most = Math.max(0, ...shared.map(({ count }) => count));
  return shared
    .filter(({ count }) => count > 0 && (count === most || count >= 2))
    .map(({ sentence }) => sentence);
}

/** The sentences of which most is said again. */
const repeatedIn = (stems: ReadonlySet<string>, sentences: readonly SourceSentence[]) =>
  sentences.filter(
    (sentence) =>
      sentence.stems.size > 1 && sharedBy(stems, sentence.stems) >= sentence.stems.size * sameShare,
  );

/** A denial of the act itself: without it, a sentence says that it is done. */
const plainDenial = /(?<![a-z])(?:not(?! only)|never|no)(?![a-z])|n['’]t(?![a-z])/u;

function lostIn(stems: ReadonlySet<string>, sentences: readonly SourceSentence[]): string[] {
  const repeated = repeatedIn(stems, sentences).map(({ text }) => plainDenial.exec(text.toLowerCase())?.[0]);
  return repeated.every((found) => found !== undefined) ? repeated : [];
}

/** `no chairs` where a source has them, in a part of its sentence that denies nothing. */
function movedFrom(text: string, sources: readonly Source[]): string[] {
  const parts = sourceParts(sources);
  return [...text.toLowerCase().matchAll(/(?<![a-z])(?:no|without) ([a-z]+)/gu)].flatMap(
    ([found, thing = '']) => {
      const held = parts.filter((part) => part.match(/[a-z]+/gu)?.includes(thing));
      return held.length > 0 && held.every((part) => denialsIn(part).length === 0) ? [found] : [];
    },
  );
}

const sourceParts = (sources: readonly Source[]) =>
  sources.flatMap(({ text }) => text.toLowerCase().split(/[.!?,;:]| (?:and|with|who|but) /u));

/** `unsteady` where the sources say steady. */
function isTurnedByPrefix(word: string, sources: readonly Source[]): boolean {
  const bare = /^(?:un|in|im|dis|non|mis)([a-z]{4,})$/u.exec(word)?.[1];
  if (bare === undefined) return false;
  const has = (text: string) => sources.some(({ words }) => words.some((one) => one.text === text));
  return has(bare) && !has(word);
}
