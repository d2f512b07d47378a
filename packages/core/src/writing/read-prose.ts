import type { AnsweredSentence } from './answer.ts';
import { citePattern, cleanAnswer, firstSentences, idsIn, joinIds, sentencesWith } from './answer-text.ts';

/** So much of a line is looked at to see whether it names a place. */
const headingLength = 80;
const longestOpen = 4000;

/** A line that begins a place: the place, if it is one, and what stands on the line after its name. */
interface Heading {
  slot: string | undefined;
  rest: string;
}

/**
 * The sentences of an answer in plain text, by place. Headings may bear other marks than `##`, ids may stand in other brackets, before the
 * full stop, on a line of their own or once for several sentences; what is cut off is left at what there is. A place that comes twice is
 * read the first time.
 */
export function readProse(text: string, slots: readonly string[]): Map<string, AnsweredSentence[]> {
  const known = new Map(slots.map((slot) => [lettersOf(slot), slot]));
  const lines = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of cleanAnswer(text).split('\n')) {
    const heading = headingOf(line, known);
    if (!heading) {
      current?.push(line);
      continue;
    }
    current = undefined;
    if (heading.slot && !lines.has(heading.slot)) {
      current = heading.rest === '' ? [] : [heading.rest];
      lines.set(heading.slot, current);
    }
  }
  return new Map([...lines].map(([slot, own]) => [slot, firstSentences(readLines(own))]));
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/gu, '');

function headingOf(line: string, known: ReadonlyMap<string, string>): Heading | undefined {
  const begin = line.slice(0, headingLength * 2).trim();
  const whole = lettersOf(begin).replace(/^(?:slot|place|section)(?:id)?/u, '');
  const slot = begin.length <= headingLength ? known.get(whole) : undefined;
  if (slot) return { slot, rest: '' };
  // Its text on the same line: 'opening-1: They …'.
  const named =
    /^[\s#*_=<("'[-]{0,8}([a-z]{4,8}(?:[ _-][a-z0-9]{1,12}){1,4})[\s\])"'>*_]{0,4}[:：–—][\s*_]{0,4}/iu;
  const found = named.exec(begin);
  const of = found?.[1] ? known.get(lettersOf(found[1])) : undefined;
  if (found && of) return { slot: of, rest: line.trimStart().slice(found[0].trimStart().length) };
  // A heading that names no place ends the one before.
  return /^\s{0,3}#{1,6}\s/u.test(begin) ? { slot: undefined, rest: '' } : undefined;
}

/** Reads line by line: a text collects until ids close it. */
function readLines(lines: readonly string[]): AnsweredSentence[] {
  const sentences: AnsweredSentence[] = [];
  let open = '';
  const close = (ids: readonly string[]) => {
    sentences.push(...sentencesWith(open, ids));
    open = '';
  };
  for (const line of lines) {
    const plain = withoutMarks(line);
    // No sentence is as long as that.
    if (plain === '' || open.length > longestOpen) {
      if (open !== '') close([]);
      continue;
    }
    for (const piece of piecesOf(plain)) {
      open = `${open} ${piece.text}`.trim();
      if (piece.ids && open !== '') close(piece.ids);
      else if (piece.ids) addIds(sentences.at(-1), piece.ids);
    }
  }
  if (open !== '') close([]);
  return sentences;
}

/** Ids that stand alone belong to what was said before them. */
function addIds(sentence: AnsweredSentence | undefined, ids: readonly string[]) {
  if (sentence) sentence.ids = joinIds(sentence.ids, ids);
}

/** A line without fences, and marks of lists and quotations. */
function withoutMarks(line: string): string {
  const text = line.trim();
  if (/^(?:```|~~~|-{3,}$|={3,}$|<\/?[a-z])/iu.test(text)) return '';
  return text.replace(/^(?:[-*•–>]|\d{1,2}[.)])\s+/u, '');
}

/** A piece of a line, with the ids that close it. */
interface Piece {
  text: string;
  ids?: string[];
}

function piecesOf(line: string): Piece[] {
  const cites = [...line.matchAll(citePattern)];
  if (cites[0]?.index === 0 && endOf(cites.at(-1)) < line.trimEnd().length) return idsFirst(line, cites);
  const pieces: Piece[] = [];
  let from = 0;
  for (const cite of cites) {
    // The full stop may stand after the ids.
    const stop =
      /^\s?[.!?।॥…]{1,3}["'’”»)]{0,3}(?=\s|$)/u.exec(line.slice(endOf(cite), endOf(cite) + 8))?.[0] ?? '';
    const text = `${line.slice(from, cite.index).trimEnd()}${stop.trim()}`;
    from = endOf(cite) + stop.length;
    pieces.push({ text: text.trim(), ids: idsIn(cite[0]) });
  }
  const rest = line.slice(from).trim();
  return withinSentences(rest === '' ? pieces : [...pieces, { text: rest }]);
}

const endOf = (cite: RegExpMatchArray | undefined) => (cite?.index ?? 0) + (cite?.[0].length ?? 0);

/** Where each sentence comes after its ids. */
const idsFirst = (line: string, cites: readonly RegExpMatchArray[]): Piece[] =>
  cites.map((cite, at) => ({
    text: line.slice(endOf(cite), cites[at + 1]?.index ?? line.length).trim(),
    ids: idsIn(cite[0]),
  }));

/** Ids in the middle of a sentence do not end it: it takes them along to its end. */
function withinSentences(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const goesOn = last?.ids && last.text !== '' && !/[.!?।॥…]["'’”»)]{0,3}$/u.test(last.text);
    if (!last || !goesOn || piece.text === '') joined.push({ ...piece });
    else {
      last.text = `${last.text} ${piece.text}`;
      last.ids = joinIds(last.ids ?? [], piece.ids ?? []);
    }
  }
  return joined;
}
