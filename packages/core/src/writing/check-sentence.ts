import { findBannedSubjects } from '../knowledge/banned-subjects.ts';
import { countWords, foldSentence, sentencesOf } from '../knowledge/count-words.ts';
import { findHarm } from '../knowledge/safety/find-harm.ts';
import { findUnsafeAdvice } from '../knowledge/unsafe-advice.ts';
import type { AnsweredSentence } from './answer.ts';
import { findUnfit } from './checking/age-words.ts';
import { findDenials } from './checking/denials.ts';
import { findExchanged } from './checking/exchanged.ts';
import { findGuarded } from './checking/guarded-nouns.ts';
import { findHurtful } from './checking/hurtful-words.ts';
import { findOrder, findStronger } from './checking/modality.ts';
import { findNumbers } from './checking/numbers.ts';
import { findMarks, findPlaceholders } from './checking/plain-text.ts';
import { findTurned } from './checking/polarity.ts';
import { readWords, type Word } from './checking/read-words.ts';
import { easeFloor, readingEase } from './checking/reading-ease.ts';
import { findRepeated } from './checking/repeated.ts';
import { sentencesOfSources } from './checking/source-sentences.ts';
import { citedPassages, citedTraits, type Source } from './checking/sources.ts';
import { findUnsupported } from './checking/support.ts';
import { findStrangeTraits } from './checking/traits-held.ts';
import type { FactsPack, PackSlot } from './facts-pack.ts';
import type { SentenceError, SentenceRule } from './sentence-rules.ts';

/** Version of the checks; kept with every report that a model worded. */
export const checksVersion = '2';

/** The most words of one sentence. */
const longestSentence = 32;

/** A place that reads well may be this much shorter or longer than it was asked for. */
const leeway = 1.25;
/** Fewer words than these tell nothing of how a text reads. */
const fewestForEase = 10;

/** A sentence with all that its rules ask for, read once. */
interface Case {
  text: string;
  ids: readonly string[];
  words: readonly Word[];
  /** The passages that it cites, and their texts. */
  sources: readonly Source[];
  texts: readonly string[];
  slot: PackSlot;
  pack: FactsPack;
}

type Rule = (of: Case) => string[];

/** What is said at a glance is a phrase. */
const kindOf = ({ kind }: PackSlot) => (kind === 'glance' ? 'phrase' : 'sentence');

/** Rules of words and grammar know English alone. */
const isEnglish = ({ lang }: { lang: string }) => lang === 'en';

/** Of each rule the words that break it. */
const rules: Partial<Record<SentenceRule, Rule>> = {
  ids: findWrongIds,
  support: ({ words, sources, ids, slot, pack }) =>
    findUnsupported(words, sources, citedTraits(ids, pack), pack.lang, kindOf(slot)),
  guarded: ({ text, words, sources, texts, pack }) =>
    isEnglish(pack) ? [...findGuarded(text, texts), ...findNames(words, sources)] : [],
  polarity: ({ text, words, sources, slot, pack }) => {
    if (!isEnglish(pack)) return [];
    const turned = findTurned(words, sources);
    if (isSentenceOf(text, sources)) return turned;
    return [
      ...turned,
      ...findDenials(text, words, sources),
      ...findExchanged(text, words, sources, kindOf(slot)),
    ];
  },
  numbers: ({ text, texts }) => findNumbers(text, texts),
  modality: ({ text, words, sources, slot, pack }) =>
    isEnglish(pack) ? [...findStronger(text, words, sources), ...findOrders(text, slot, pack)] : [],
  traits: ({ words, sources, pack }) => (isEnglish(pack) ? findStrangeTraits(words, sources, pack) : []),
  length: ({ text, texts, slot }) => [
    ...tooLong(text, texts),
    ...(slot.kind === 'glance' ? secondPhrase(text, texts) : []),
  ],
  ease: ({ text, pack }) => (isEnglish(pack) ? tooHard(text, easeFloor(pack, 'sentence')) : []),
  age: ({ text, texts, pack }) => findUnfit(text, texts, pack),
  banned: ({ text }) => findBannedSubjects(text).map(({ subject, words }) => `${subject}: ${words}`),
  unsafe: ({ text, texts, words, sources, pack }) => [
    ...[...findHarm(text), ...findUnsafeAdvice(text, pack.reportType)]
      .filter(({ words }) => !texts.some((source) => source.toLowerCase().includes(words)))
      .map(({ subject, words }) => `${subject}: ${words}`),
    ...(isEnglish(pack) ? findHurtful(text, words, sources) : []),
  ],
  plain: ({ text, pack }) => findMarks(text, pack.lang),
  placeholder: ({ text }) => findPlaceholders(text),
};

/** Why a sentence may not stand in its slot; empty for a sound one. */
export function checkSentence(
  { text, ids }: AnsweredSentence,
  slot: PackSlot,
  pack: FactsPack,
): SentenceError[] {
  const sources = citedPassages(ids, pack);
  const words = readWords(text);
  const texts = sources.map((source) => source.text);
  const of: Case = { text, ids, words, sources, texts, slot, pack };
  return errorsOf(Object.entries(rules).map(([rule, find]) => [rule as SentenceRule, find(of)]));
}

/** What is wrong with a slot as a whole, whose sentences are sound: its length, how it reads, what it says twice. */
export function checkSlot(
  sentences: readonly AnsweredSentence[],
  slot: PackSlot,
  pack: FactsPack,
): SentenceError[] {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const words = countWords(text);
  const { min, max } = slot.words;
  const fits = words >= Math.floor(min / leeway) && words <= Math.ceil(max * leeway);
  return errorsOf([
    ['length', fits ? [] : [`${words} (${min}–${max})`]],
    ['ease', isEnglish(pack) ? tooHard(text, easeFloor(pack, 'text')) : []],
    ['repeated', findRepeated(sentences.map((sentence) => sentence.text))],
    ['banned', findBannedSubjects(text).map(({ subject, words: said }) => `${subject}: ${said}`)],
    [
      'unsafe',
      findUnsafeAdvice(text, pack.reportType).map(({ subject, words: said }) => `${subject}: ${said}`),
    ],
    ['placeholder', findPlaceholders(text)],
  ]);
}

const errorsOf = (found: readonly (readonly [SentenceRule, readonly string[]])[]): SentenceError[] =>
  found.flatMap(([rule, words]) =>
    words.length > 0 ? [{ rule, words: [...new Set(words)].join(', ') }] : [],
  );

/** Ids that the pack has not, or that leave open whether they are true; and that there is none. */
function findWrongIds({ ids, slot, pack }: Case): string[] {
  if (ids.length === 0) return ['–'];
  return ids.filter((id) => {
    const passage = pack.passages.find((one) => one.id === id);
    if (passage) return passage.open && slot.passage !== id;
    return !pack.traits.some((one) => one.id === id);
  });
}

/** Names of people, places, days and gods: capital letters that no beginning of a sentence and no source explains. */
function findNames(words: readonly Word[], sources: readonly Source[]): string[] {
  return words
    .filter(
      ({ named, stem }) => named && !sources.some(({ stems }) => stems.get(stem)?.some((word) => word.named)),
    )
    .map(({ text }) => `name: ${text}`);
}

/** The plan and what helps tell somebody what to do; another text only where its row does. */
function findOrders(text: string, slot: PackSlot, pack: FactsPack): string[] {
  const row = pack.passages.find(({ id }) => id === slot.passage)?.row;
  if (slot.kind === 'plan' || row?.key.startsWith('helps.')) return [];
  return findOrder(text, row?.text ?? '');
}

const isSentenceOf = (text: string, sources: readonly Source[]) =>
  sentencesOfSources(sources).some((sentence) => foldSentence(sentence.text) === foldSentence(text));

const longestOf = (text: string) => Math.max(0, ...text.split(/(?<=[.!?।])["'’”)]*\s+/u).map(countWords));

/** A sentence that is too long, unless a source has one of that length; and one that has no word. */
function tooLong(text: string, sources: readonly string[]): string[] {
  const longest = longestOf(text);
  const most = Math.max(longestSentence, ...sources.map(longestOf));
  return longest > most || sentencesOf(text).length === 0 ? [`${longest}`] : [];
}

function tooHard(text: string, floor: number): string[] {
  const ease = Math.round(readingEase(text));
  if (countWords(text) < fewestForEase) return [];
  return ease < floor ? [`${ease}`] : [];
}

/** A phrase at a glance is one: a mark within it that no source has begins another. */
function secondPhrase(text: string, sources: readonly string[]): string[] {
  const inner = text.replace(/[.!?]+$/u, '').match(/[.;:!?–—]/u)?.[0];
  return inner !== undefined && !sources.some((source) => source.includes(inner)) ? [inner] : [];
}
