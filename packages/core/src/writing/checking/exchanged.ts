import { stopWords } from './plain-words.ts';
import { readWords, type Word } from './read-words.ts';
import { saidBy, sentencesOfSources, sharedBy } from './source-sentences.ts';
import type { Source } from './sources.ts';
import { stemOf } from './stem-of.ts';

/** Words whose two sides may not be exchanged. */
const joints = [
  'than',
  'before',
  'after',
  'when',
  'whenever',
  'until',
  'because',
  'if',
  'once',
  'while',
  'unless',
  'not',
];
/** Words that are said of either side and change no place. */
const same = (text: string) => stopWords.has(text) && !placed.has(text);
const placed = new Set(['alone', 'together', 'first', 'later', 'last']);

/**
 * What a sentence says of the one that its source says of the other: sides of a `than` or `before`, parts that are joined crosswise, somebody's thing
 * that is another's, and who does it to whom.
 */
export function findExchanged(
  text: string,
  words: readonly Word[],
  sources: readonly Source[],
  kind: 'sentence' | 'phrase' = 'sentence',
): string[] {
  const stems = saidBy(words);
  const near = sentencesOfSources(sources).filter(
    (sentence) => sharedBy(stems, sentence.stems) >= (kind === 'phrase' ? 1 : 2),
  );
  const turned = near.flatMap((sentence) => [
    ...joints.filter((joint) => isCrossed(sidesOf(text, joint), sidesOf(sentence.text, joint))),
    ...(isCrossedIn(text, sentence.text) ? [text] : []),
    ...changedPlace(text, sentence.text),
    ...(isReordered(text, sentence.text, kind) ? [text] : []),
  ]);
  return [...turned, ...strangeOwners(text, sources), ...strangeDoers(text, sources)];
}

const stemsIn = (text: string) =>
  new Set(
    readWords(text)
      .filter((word) => !same(word.text))
      .map(({ stem }) => stem),
  );

/** What stands before and behind a joint; a clause that begins with it ends at its comma. */
function sidesOf(text: string, joint: string): Set<string>[] | undefined {
  const lower = text.toLowerCase();
  const at = lower.search(new RegExp(`(?<![a-z])${joint}(?![a-z])`, 'u'));
  if (at < 0) return undefined;
  const [before, behind] = [lower.slice(0, at), lower.slice(at + joint.length)];
  const comma = behind.indexOf(',');
  if (/^[^a-z]*$/u.test(before) && comma > 0)
    return [stemsIn(behind.slice(comma)), stemsIn(behind.slice(0, comma))];
  return [stemsIn(before), stemsIn(behind)];
}

/** Whether what one has on the one side and on the other is the other way round in the other. */
function isCrossed(one: Set<string>[] | undefined, other: Set<string>[] | undefined): boolean {
  const [a, b] = one ?? [];
  const [c, d] = other ?? [];
  if (!a || !b || !c || !d) return false;
  const only = (set: ReadonlySet<string>, without: ReadonlySet<string>) =>
    new Set([...set].filter((stem) => !without.has(stem)));
  return sharedBy(only(a, b), only(d, c)) > 0 && sharedBy(only(b, a), only(c, d)) > 0;
}

const halves = [/;/u, /,/u, / and /u, / but /u];

/** Whether two halves of a sentence each mix what stands in two halves of the source. */
function isCrossedIn(text: string, source: string): boolean {
  return halves.some((mark) => {
    const own = text.toLowerCase().split(mark).map(stemsIn);
    const held = source.toLowerCase().split(mark).map(stemsIn);
    const [a, b] = own;
    const [c, d] = held;
    if (own.length !== 2 || held.length !== 2 || !a || !b || !c || !d) return false;
    const [onlyC, onlyD] = [[...c].filter((one) => !d.has(one)), [...d].filter((one) => !c.has(one))];
    const mixes = (half: ReadonlySet<string>) =>
      onlyC.some((one) => half.has(one)) && onlyD.some((one) => half.has(one));
    return mixes(a) && mixes(b);
  });
}

/** Who does it, and to whom: a word that comes next to somebody in the source does not come on the other side of them. */
const somebody = ['{name}', 'you', 'your child'];

function changedPlace(text: string, source: string): string[] {
  return somebody.filter((one) => {
    const mine = around(text, one);
    const held = around(source, one);
    if (!mine || !held) return false;
    const next = held.behind.find((stem) => mine.all.has(stem));
    const last = held.before.findLast((stem) => mine.all.has(stem));
    return (
      (next !== undefined &&
        next === held.behind[0] &&
        mine.before.includes(next) &&
        !mine.behind.includes(next)) ||
      (last !== undefined &&
        last === held.before.at(-1) &&
        mine.behind[0] === last &&
        !mine.before.includes(last))
    );
  });
}

/** The words before and behind somebody within their clause; undefined where they are not named once. */
function around(text: string, one: string) {
  const parts = ` ${text.toLowerCase()} `.split(
    new RegExp(`(?<![a-z])${one.replace(/[{}]/gu, String.raw`\$&`)}(?![a-z’'])`, 'u'),
  );
  const [before, behind] = parts;
  if (parts.length !== 2 || before === undefined || behind === undefined) return undefined;
  const stemsOf = (part: string) =>
    readWords(part)
      .filter((word) => !same(word.text))
      .map(({ stem }) => stem);
  const own = {
    before: stemsOf(before.split(/[,;:–]/u).at(-1) ?? ''),
    behind: stemsOf(behind.split(/[,;:–]/u)[0] ?? ''),
  };
  return { ...own, all: new Set([...own.before, ...own.behind]) };
}

/** Whoever says so many words of a source, and none beside, has so much of them in its order. */
const fewestAlike = { sentence: 3, phrase: 2 };
const leastOrdered = 0.6;

function isReordered(text: string, source: string, kind: 'sentence' | 'phrase'): boolean {
  const own = orderedStems(text, kind);
  const held = orderedStems(source, kind);
  const places = own.map((stem) => held.indexOf(stem)).filter((at) => at >= 0);
  if (places.length < fewestAlike[kind] || places.length < own.length) return false;
  return longestRise(places) < places.length * leastOrdered;
}

const articles = new Set(['a', 'an', 'the', 'your', 'their', 'of', 'to', 'and', 'is', 'are']);
const orderedStems = (text: string, kind: 'sentence' | 'phrase') => {
  const counts = (word: Word) => (kind === 'phrase' ? !articles.has(word.text) : !same(word.text));
  return [
    ...new Set(
      readWords(text)
        .filter(counts)
        .map(({ stem }) => stem),
    ),
  ];
};

function longestRise(places: readonly number[]): number {
  const ends = places.map(() => 1);
  places.forEach((place, at) => {
    for (let before = 0; before < at; before += 1)
      if ((places[before] ?? 0) < place) ends[at] = Math.max(ends[at] ?? 1, (ends[before] ?? 0) + 1);
  });
  return Math.max(0, ...ends);
}

const doers = /(\{name\}|(?<![a-z])(?:you|others|people|everyone|everybody|friends|nobody)) ([a-z]+)/gu;

/** What a source says of the reader or of the child, and never of others; or the other way round. */
function strangeDoers(text: string, sources: readonly Source[]): string[] {
  const doneIn = (said: string) =>
    [...said.toLowerCase().matchAll(doers)]
      .filter(([, , verb = '']) => !same(verb))
      .map(([found, doer = '', verb = '']) => ({
        found,
        verb: stemOf(verb),
        who: ['you', '{name}'].includes(doer) ? doer : 'others',
      }));
  const held = sources.flatMap((source) => doneIn(source.text));
  return doneIn(text)
    .filter(({ verb, who }) => {
      const same = held.filter((one) => one.verb === verb);
      return same.length > 0 && same.every((one) => one.who !== who);
    })
    .map(({ found }) => found);
}

const owned = /(\{name\}|[a-z]+)['’]s ([a-z]+)/giu;

/** Things that a source says to be another's. */
function strangeOwners(text: string, sources: readonly Source[]): string[] {
  const held = new Map<string, Set<string>>();
  for (const source of sources)
    for (const [, owner = '', thing = ''] of source.text.matchAll(owned))
      held.set(thing.toLowerCase(), (held.get(thing.toLowerCase()) ?? new Set()).add(owner.toLowerCase()));
  return [...text.matchAll(owned)].flatMap(([whole, owner = '', thing = '']) => {
    const owners = held.get(thing.toLowerCase());
    return owners && !owners.has(owner.toLowerCase()) ? [whole] : [];
  });
}
