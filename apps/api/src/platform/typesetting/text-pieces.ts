import type { Locale } from '@udaya/core/locale';
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
/** Runs of the scripts that are not the document's own, each named by its language; Latin is a foreign one where that is not its own. */
const runsBeside = (lang: Locale) =>
  Object.entries(lang === 'en' ? scripts : { en: 'Latin', ...scripts })
    .filter(([other]) => other !== lang)
    .map(([other, script]) => String.raw`(?<${other}>\p{Script=${script}}+(?: \p{Script=${script}}+)*)`)
    .join('|');
const mailAddress = /([\p{L}\p{N}_.+-]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)/u;
const helpline = new RegExp(String.raw`(?<![\p{L}\p{N}])(${tappableNumbers.join('|')})(?![\p{L}\p{N}])`, 'u');
const shortEnd = /(?<=\s)[!-~\u00A0-\u024F\u2010-\u2026]{1,20} [!-~\u00A0-\u024F\u2010-\u2026]{1,7}$/u;
// A column takes more than two dozen of the widest Latin letters; of some other letters a dozen fill the title's. Half of the signs of an Indian
// word are marks on its letters.
const notLatin = /[^\s!-\u024F\u2010-\u2027]/;
const longWord = { latin: /\S{24}/, other: /\S{12}/u, own: /\S{34}/u };

/** How the texts of a document in a language are taken apart. */
export interface Pieces {
  /**
   * Our own words, with somebody's name in them here and there: a blank line begins a new paragraph, and a short last word never stands alone
   * on its line.
   */
  paragraphsOf: (text: string) => Paragraph[];
  /** Our own words, whose email addresses can be followed. */
  linkedParagraphsOf: (text: string) => Paragraph[];
  /** Our own words about help, whose telephone numbers can be called, too. */
  helpParagraphsOf: (text: string) => Paragraph[];
  /** What people wrote, its other scripts marked with their languages, so that a screen reader can speak them. */
  writtenOf: (text: string) => WrittenText;
}

function makePieces(lang: Locale): Pieces {
  const beside = new RegExp(runsBeside(lang), 'gu');
  const foreign =
    lang === 'en'
      ? undefined
      : new RegExp(String.raw`(?!\p{Script=${scripts[lang]}})[\p{L}\p{M}\p{So}]`, 'u');
  // Most lines are in the document's language through and through.
  const isMarked = new RegExp(
    String.raw`${beside.source}|${lang === 'en' ? String.raw`\S{12,}` : longWord.own.source}`,
    'u',
  );
  const isLong = (text: string) => {
    if (foreign && !foreign.test(text)) return longWord.own.test(text);
    return (notLatin.test(text) ? longWord.other : longWord.latin).test(text);
  };
  const writtenOf = (text: string): WrittenText => ({ runs: runsOf(text, beside), long: isLong(text) });
  const plainPieces = (line: string): Piece[] => {
    if (!isMarked.test(line)) return [line];
    const { runs, long } = writtenOf(line);
    return long || runs.some((run) => typeof run !== 'string')
      ? [{ kind: 'written', written: { runs, long } }]
      : [line];
  };
  const mailPieces = (line: string) => split(line, mailAddress, 'mail', plainPieces);
  return {
    paragraphsOf: (text) => splitParagraphs(text, plainPieces),
    linkedParagraphsOf: (text) => splitParagraphs(text, mailPieces),
    helpParagraphsOf: (text) =>
      splitParagraphs(text, (line) =>
        mailPieces(line).flatMap((piece) =>
          typeof piece === 'string' ? split(piece, helpline, 'call', plainPieces) : piece,
        ),
      ),
    writtenOf,
  };
}

const made: Readonly<Record<Locale, Pieces>> = {
  en: makePieces('en'),
  ta: makePieces('ta'),
  hi: makePieces('hi'),
};

/** The pieces of texts in a language. */
export const piecesIn = (lang: Locale): Pieces => made[lang];

// Split by a group, every second part is what it found.
function split(
  line: string,
  found: RegExp,
  kind: 'mail' | 'call',
  plainPieces: (part: string) => Piece[],
): Piece[] {
  return line
    .split(found)
    .flatMap((part, index): Piece[] => (index % 2 === 1 ? [{ kind, text: part }] : plainPieces(part)));
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

function runsOf(text: string, beside: RegExp): WrittenText['runs'] {
  const runs: WrittenText['runs'] = [];
  let end = 0;
  for (const match of text.matchAll(beside)) {
    if (match.index > end) runs.push(text.slice(end, match.index));
    const [lang] = Object.entries(match.groups ?? {}).find(([, run]) => run !== undefined) ?? [];
    runs.push(lang ? { text: match[0], lang } : match[0]);
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push(text.slice(end));
  return runs;
}
