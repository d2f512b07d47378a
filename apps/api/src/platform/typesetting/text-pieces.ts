import { tappableNumbers } from '@udaya/core/reports/helplines';

/**
 * A piece of a line, as the templates take it: plain text, an email address or a telephone number that can be followed, words
 * that no line break may part, or what somebody's name put there: in a language of its own, or wider than a line.
 */
export type Piece =
  | string
  | { kind: 'mail' | 'call' | 'kept'; text: string }
  | { kind: 'written'; written: WrittenText };

/** A paragraph: its lines, each of pieces. */
export type Paragraph = Piece[][];

/**
 * What people wrote, such as a name, in runs: plain text in the language of the document, or one that is marked with its
 * own; `long` where a word may be wider than a column.
 */
export interface WrittenText {
  runs: (string | { text: string; lang: string })[];
  long: boolean;
}

const scripts = {
  hi: 'Devanagari',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
  bn: 'Bengali',
  gu: 'Gujarati',
  pa: 'Gurmukhi',
  or: 'Oriya',
};
const runsOfScripts = new RegExp(
  Object.entries(scripts)
    .map(([lang, script]) => String.raw`(?<${lang}>\p{Script=${script}}+(?: \p{Script=${script}}+)*)`)
    .join('|'),
  'gu',
);
const mailAddress = /([\p{L}\p{N}_.+-]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)/u;
const helpline = new RegExp(String.raw`(?<![\p{L}\p{N}])(${tappableNumbers.join('|')})(?![\p{L}\p{N}])`, 'u');
const shortEnd = /(?<=\s)[!-~\u00A0-\u024F\u2010-\u2026]{1,20} [!-~\u00A0-\u024F\u2010-\u2026]{1,7}$/u;
// A column takes more than two dozen of the widest Latin letters; of some other letters a dozen fill the title's.
const notLatin = /[^\s!-\u024F\u2010-\u2027]/;
const longLatinWord = /\S{24}/;
const longWord = /\S{12}/u;

/**
 * Our own words, with somebody's name in them here and there: a blank line begins a new paragraph, and a short last word
 * never stands alone on its line.
 */
export function paragraphsOf(text: string): Paragraph[] {
  return splitParagraphs(text, plainPieces);
}

/** Our own words, whose email addresses can be followed. */
export function linkedParagraphsOf(text: string): Paragraph[] {
  return splitParagraphs(text, mailPieces);
}

/** Our own words about help, whose telephone numbers can be called, too. */
export function helpParagraphsOf(text: string): Paragraph[] {
  return splitParagraphs(text, (line) =>
    mailPieces(line).flatMap((piece) => (typeof piece === 'string' ? split(piece, helpline, 'call') : piece)),
  );
}

const mailPieces = (line: string): Piece[] => split(line, mailAddress, 'mail');

// Split by a group, every second part is what it found.
const split = (line: string, found: RegExp, kind: 'mail' | 'call'): Piece[] =>
  line
    .split(found)
    .flatMap((part, index): Piece[] => (index % 2 === 1 ? [{ kind, text: part }] : plainPieces(part)));

const ownLanguage = new RegExp(String.raw`${runsOfScripts.source}|\S{12,}`, 'u');

function plainPieces(line: string): Piece[] {
  // Most lines are English through and through.
  if (!ownLanguage.test(line)) return [line];
  const { runs, long } = writtenOf(line);
  return long || runs.some((run) => typeof run !== 'string')
    ? [{ kind: 'written', written: { runs, long } }]
    : [line];
}

function splitParagraphs(text: string, piecesOf: (line: string) => Piece[]): Paragraph[] {
  return text.split(/\n\s*\n/).map((paragraph) => {
    const end = shortEnd.exec(paragraph);
    const own = end && mailAddress.test(end[0]) ? null : end;
    const lines = paragraph.slice(0, own?.index).split('\n').map(piecesOf);
    if (own) lines.at(-1)?.push({ kind: 'kept', text: own[0] });
    return lines;
  });
}

/** What people wrote, its Indian scripts marked with their languages, so that a screen reader can speak them. */
export function writtenOf(text: string): WrittenText {
  const runs: WrittenText['runs'] = [];
  let end = 0;
  for (const match of text.matchAll(runsOfScripts)) {
    if (match.index > end) runs.push(text.slice(end, match.index));
    const [lang] = Object.entries(match.groups ?? {}).find(([, run]) => run !== undefined) ?? [];
    runs.push(lang ? { text: match[0], lang } : match[0]);
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push(text.slice(end));
  return { runs, long: (notLatin.test(text) ? longWord : longLatinWord).test(text) };
}
