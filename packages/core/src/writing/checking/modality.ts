import { splitSentences } from '../split-sentences.ts';
import { stopWords } from './plain-words.ts';
import { loose } from './polarity.ts';
import { readWords, type Word } from './read-words.ts';
import type { Source } from './sources.ts';

/** Verbs with which an English sentence tells its reader to do something, as its first word. */
const imperatives: ReadonlySet<string> = new Set(
  (
    "accept add agree allow answer arrange ask avoid be begin believe breathe bring build buy call carry celebrate check choose clap come consider continue count create cuddle decide do don’t don't " +
    'draw eat embrace encourage enjoy ensure expect explain explore find focus follow forget forgive get give go greet guide have hear help hold hug ignore imagine invite join keep kiss know lay lead learn leave lend ' +
    'let lie listen look make mark meet mention mind notice nurture observe offer pat pause pay pick place plan play point practise practice praise prepare protect provide put read relax remember remind respect ring ' +
    'save say search see send set share show sing sit speak spend stand start stay step stop support take talk teach tell thank think touch treat trust try turn understand use wait walk watch welcome wish write'
  ).split(' '),
);

/** Words of one scale, from the least to the most that they say. */
const scales: readonly (readonly RegExp[])[] = [
  scale(
    'may|might|can|could|perhaps|maybe|possibl[ey]|likely|tends?|tending|would',
    'shall|will|going to(?! (?:the|a|an|bed|school|sleep|work|class|preschool|others|people))',
    'certain(?:ly)? (?:to|will)|certainly|definite(?:ly)?|sure to|surely|bound to|without (?:a )?doubt|undoubted(?:ly)?|no doubt|guarantee[sd]?|promises? (?:that|to)|inevitabl[ey]|destined|assured(?:ly)?',
  ),
  scale(
    'seldom|rarely|now and then|once in a while|some days',
    'sometimes|at times|occasionally',
    'often|frequently|many times',
    'usually|mostly|generally|normally|most of the time|for the most part',
    'always|forever|constantly|every time|invariably|at all times|day and night|never',
  ),
  scale(
    'few|a little|one or two',
    'some|several|certain',
    'many|much|a lot|a good deal|a great deal',
    'most (?:of|[a-z]+s)(?![a-z])|mostly',
    'all|every|everybody|everyone|everything|entire(?:ly)?|complete(?:ly)?|total(?:ly)?|perfect(?:ly)?',
  ),
  scale(
    'may|might|could|can',
    'would do well to|it helps to|is good to',
    'should|ought to|had better',
    'must|has to|have to|needs to|need to|required|at any cost|under all circumstances',
  ),
  scale(
    'one of|among',
    'more than|better than',
    'the (?:best|greatest|finest|strongest|cleverest|most)|unique(?:ly)?|extraordinar(?:y|ily)|exceptional(?:ly)?|unmatched|unlike (?:any|every)\\w*|like no other',
  ),
  scale(
    'after a (?:while|time|bit|few [a-z]+)|in the end|at last|slowly|gradually|bit by bit|little by little|later|eventually',
    'soon|before long',
    'at once|immediately|instantly|straight ?away|right away|in no time',
  ),
  scale('mainly', 'only|solely|exclusively|nothing but|no one but'),
];
/** From which step on a word needs one of its own height in a source that says nothing on the scale. */
const free = [0, 3, 3, 1, 1, 2, 0];

/** Ways of speaking in which such a word says nothing of its own. */
const idioms =
  /(?<![a-z])(?:all the same|at all|all at once|after all|first of all|all along|all day|nothing but|none the less|above all|much of|so much|how much|much as|as much|can[ -]?not help|all three|all kinds of|all sorts of|of all)(?![a-z])/g;

function scale(...steps: string[]): RegExp[] {
  return steps.map((words) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`));
}

const heightOn = (steps: readonly RegExp[], text: string) => steps.findLastIndex((step) => step.test(text));
const spelt = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bwon't\b/g, 'will not')
    .replace(/'ll\b/g, ' will');
/** What need not be done is no order. */
export const lifted =
  /(?<![a-z])(?:nobody|nothing|no one|not|never|without|hardly|n't)(?: [a-z]+){0,3} (?:has|have|need|needs|having) to(?![a-z])/g;

/** The words by which a sentence says more, or more surely, than the sentences of its sources that speak of the same. */
export function findStronger(text: string, words: readonly Word[], sources: readonly Source[]): string[] {
  const own = spelt(text).replace(idioms, ' ').replace(lifted, ' ');
  const heights = scales.map((steps) => heightOn(steps, own));
  if (heights.every((height) => height < 0)) return [];
  const near = nearSentences(words, sources);
  return heights.flatMap((height, which) => {
    const held = Math.max(-1, ...near.map((sentence) => sentence.heights[which] ?? -1));
    const most = held >= 0 ? held : (free[which] ?? 0);
    return height > most ? [scales[which]?.[height]?.exec(own)?.[0] ?? ''] : [];
  });
}

/** A sentence of a source: its words as stems, and how much it says on each scale. */
interface Measured {
  stems: ReadonlySet<string>;
  heights: number[];
}

const measured = new WeakMap<Source, Measured[]>();

function sentencesIn(source: Source): Measured[] {
  const known =
    measured.get(source) ??
    splitSentences(source.text).map((sentence) => {
      // What nothing and nobody does is never done.
      const said = spelt(sentence).replace(/(?<![a-z])(?:nothing|nobody|none)(?![a-z])/g, '$& never');
      return {
        stems: new Set(readWords(sentence).map(({ stem }) => stem)),
        heights: scales.map((steps) => heightOn(steps, said)),
      };
    });
  measured.set(source, known);
  return known;
}

/** The sentences of the sources that speak of the same as these words; all of them where none does. */
function nearSentences(words: readonly Word[], sources: readonly Source[]): Measured[] {
  const own = words.filter(({ text, stem }) => !stopWords.has(text) && !loose.has(stem));
  const every = sources.flatMap(sentencesIn);
  const near = every.filter(({ stems }) => own.some(({ stem }) => stems.has(stem)));
  return near.length > 0 ? near : every;
}

/** The order that a sentence gives to its reader, where the row of its place gives none. */
export function findOrder(text: string, row: string): string[] {
  const order = orderIn(text);
  return order !== undefined &&
    !row.split(/(?<=[.!?:])["'’”)]*\s+/u).some((one) => orderIn(one) !== undefined)
    ? [order]
    : [];
}

function orderIn(sentence: string): string | undefined {
  const words = sentence.toLowerCase().match(/[a-z’']+/g) ?? [];
  const skipped = words.findIndex(
    (word) =>
      ![
        'so',
        'then',
        'please',
        'and',
        'just',
        'simply',
        'now',
        'first',
        'also',
        'always',
        'never',
        'instead',
      ].includes(word),
  );
  const first = words[skipped];
  return first !== undefined && imperatives.has(first) ? first : undefined;
}
