/** A piece of a text; `hit` where it is one of the words that were looked for. */
export interface TextPiece {
  text: string;
  hit: boolean;
}

interface Folded {
  /** The text as it is compared. */
  folded: string;
  /** Of each unit of `folded` where the character begins that it comes from, and at the end the length of the text. */
  from: number[];
  text: string;
}

/** The words of a search, folded; without those that another one contains. */
export function searchWords(query: string): string[] {
  const words = [...new Set(fold(query).folded.split(/\s+/).filter(Boolean))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

/** Whether each of the words stands in at least one of the texts, whatever the case and the accents of Latin letters. */
export function holdsAll(texts: readonly string[], words: readonly string[]): boolean {
  const folded = texts.map((text) => fold(text).folded);
  return words.every((word) => folded.some((text) => text.includes(word)));
}

/** A text in pieces, with the words marked; in any script, never within a character. */
export function markWords(text: string, words: readonly string[]): TextPiece[] {
  const { folded, from, text: whole } = fold(text);
  const pieces: TextPiece[] = [];
  let said = 0;
  for (const [begin, end] of spansOf(folded, words)) {
    const first = Math.max(said, from[begin] ?? 0);
    const last = endOf(whole, from, end);
    if (last <= first) continue;
    if (first > said) pieces.push({ text: whole.slice(said, first), hit: false });
    pieces.push({ text: whole.slice(first, last), hit: true });
    said = last;
  }
  if (said < whole.length) pieces.push({ text: whole.slice(said), hit: false });
  return pieces;
}

/** A part of a text around its first word that was looked for, `length` characters or a little more, cut between words. */
export function excerptOf(text: string, words: readonly string[], length: number): TextPiece[] {
  const { folded, from, text: whole } = fold(text);
  const [first] = spansOf(folded, words);
  const hit = first ? (from[first[0]] ?? 0) : 0;
  const begin = wordStart(whole, Math.max(0, Math.min(hit - Math.floor(length / 3), whole.length - length)));
  const end = wordEnd(whole, Math.min(whole.length, begin + length));
  const part = whole.slice(begin, end).trim();
  return markWords(`${begin > 0 ? '… ' : ''}${part}${end < whole.length ? ' …' : ''}`, words);
}

/** Case, compatibility forms and the accents of Latin letters do not count; the vowels of Tamil and Hindi do. */
function fold(given: string): Folded {
  const text = given.normalize('NFC');
  const from: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const compared = character
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/gu, '')
      .toLowerCase();
    for (let unit = 0; unit < compared.length; unit++) from.push(at);
    folded += compared;
    at += character.length;
  }
  from.push(text.length);
  return { folded, from, text };
}

/** Where the words stand, in their order, none within another. */
function spansOf(folded: string, words: readonly string[]): [begin: number, end: number][] {
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length))
      found.push([at, at + word.length]);
  }
  return found.sort(([one], [other]) => one - other);
}

/** Where a hit ends: marks that the last letter bears belong to it. */
function endOf(text: string, from: readonly number[], end: number): number {
  const last = from[end] ?? text.length;
  const marks = /^\p{M}+/u.exec(text.slice(last))?.[0] ?? '';
  return last + marks.length;
}

const wordStart = (text: string, at: number) => (at === 0 ? 0 : text.lastIndexOf(' ', at) + 1);
const wordEnd = (text: string, at: number) => {
  const space = text.indexOf(' ', at);
  return space === -1 ? text.length : space;
};
