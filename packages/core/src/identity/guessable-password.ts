import { expectedWords } from './expected-words.ts';

/** Why a password is easy to guess. */
export type Guessable = 'common' | 'personal' | 'expected';

const baseMin = 6;
const wordMin = 3;
/** Letters and digits beside the words that others expect, which a guess runs through. */
const paddingMax = 8;

/**
 * Whether others would guess a password: because many use it, with or without digits and signs at its end, because it
 * hardly varies, because a word of the person's own (name, username, email address, place, mobile number) makes up half of it or
 * more, or because it is made of words that others expect here (`product`: names of the product; cities; its subject), digits and
 * signs. `common` holds passwords in small letters.
 */
export function guessablePassword(
  password: string,
  common: ReadonlySet<string>,
  personal: readonly string[],
  product: readonly string[] = [],
): Guessable | undefined {
  const folded = fold(password);
  const base = folded.replace(/[^\p{L}]+$/u, '');
  if (common.has(folded) || (base.length >= baseMin && common.has(base))) return 'common';
  if (new Set(folded).size <= 2) return 'common';
  const squeezed = squeeze(folded);
  const words = [
    ...personal.flatMap((text) => fold(text).split(/[^\p{L}\p{M}\p{N}]+/u)),
    ...personal.map((text) => fold(text).trim()),
    ...personal.map((text) => squeeze(fold(text))),
  ].filter((word) => word.length >= wordMin);
  const holds = (word: string) =>
    word.length * 2 >= squeezed.length && (folded.includes(word) || squeezed.includes(word));
  if (words.some(holds)) return 'personal';
  const expected = [
    ...expectedWords,
    ...product.flatMap((text) => [...fold(text).split(/\s+/u), squeeze(fold(text))]),
  ];
  return isMadeOf(squeezed, [...expected, ...words]) ? 'expected' : undefined;
}

/** Whether nothing is left of a text beside whole words but a little padding without a word of its own. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const longestFirst = words.filter((word) => word.length >= wordMin).toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  const padding = rest.replaceAll(' ', '');
  const letters = padding.replace(/\P{L}/gu, '');
  return rest.includes(' ') && padding.length <= paddingMax && letters.length < wordMin;
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
const squeeze = (folded: string) => folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
