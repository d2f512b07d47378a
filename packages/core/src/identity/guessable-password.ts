import type { Guessable } from './account-rules.ts';
import { commonNames } from './common-names.ts';
import { isEasySequence } from './easy-sequence.ts';
import { expectedWords } from './expected-words.ts';

const baseMin = 6;
const wordMin = 3;
/** Letters and digits beside the words that others expect, which a guess runs through. */
const paddingMax = 8;

/**
 * Whether others would guess a password: because many use it, with or without digits and signs around it, because its characters
 * follow each other (a run, a date), because a word of the person's own (name, username, email address, place, mobile number)
 * makes up half of it or more, or because it is made of words that others expect here (`product`: names of the product; common names;
 * cities; its subject), digits and signs. Each holds backwards and with digits in place of letters, too. `common` holds passwords in
 * small letters.
 */
export function guessablePassword(
  password: string,
  common: ReadonlySet<string>,
  personal: readonly string[],
  product: readonly string[] = [],
): Guessable | undefined {
  const folded = fold(password);
  const squeezed = squeeze(folded);
  const base = plainLetters(folded.replace(/^[\d\P{L}]+|[^\p{L}\p{M}]+$/gu, ''));
  const ways = [folded, base, backwards(folded), backwards(base)];
  if (ways.some((way) => (way === folded || way.length >= baseMin) && common.has(way))) return 'common';
  const words = [
    ...personal.flatMap((text) => fold(text).split(/[^\p{L}\p{M}\p{N}]+/u)),
    ...personal.map((text) => fold(text).trim()),
    ...personal.map((text) => squeeze(fold(text))),
  ].filter((word) => word.length >= wordMin);
  const holds = (word: string) =>
    word.length * 2 >= squeezed.length &&
    [folded, squeezed, backwards(squeezed)].some((way) => way.includes(word));
  if (words.some(holds)) return 'personal';
  if (new Set(folded).size <= 2 || isEasySequence(squeezed)) return 'common';
  const known = [
    ...expectedWords,
    ...commonNames,
    ...product.flatMap((text) => [...fold(text).split(/\s+/u), squeeze(fold(text))]),
    ...words,
  ].map(sound);
  const bare = squeeze(base);
  const made = [squeezed, backwards(squeezed), squeezed.length - bare.length > paddingMax ? '' : bare];
  return made.some((way) => isMadeOf(sound(way), known)) ? 'expected' : undefined;
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
const backwards = (text: string) => Array.from(text).toReversed().join('');

const instead = new Map(Array.from('4@31!05$7', (sign, at) => [sign, 'aaeiiosst'.charAt(at)]));
/** Letters in place of digits and signs that look like them. */
const plainLetters = (text: string) => Array.from(text, (one) => instead.get(one) ?? one).join('');

/** Names as they sound: 'lakshmee' as 'laxmi', 'karthik' as 'kartik'. */
function sound(text: string): string {
  return text
    .replace(/aa/g, 'a')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/(?<=[bcdgkpst])h/g, '')
    .replace(/([a-z])\1/g, '$1');
}
