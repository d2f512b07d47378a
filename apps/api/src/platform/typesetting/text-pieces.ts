/**
 * A piece of a line, as the templates take it: plain text, an email address that can be followed, or words that no line
 * break may part.
 */
export type Piece = string | { kind: 'mail' | 'kept'; text: string };

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
const shortEnd = /(?<=\s)[^\s@]{1,20} [^\s@]{1,7}$/u;
// A column takes more than two dozen of the widest Latin letters; of some other letters a dozen fill the title's.
const notLatin = /[^\s!-\u024F]/;
const longLatinWord = /\S{24}/;
const longWord = /\S{12}/u;

/** Our own words: a blank line begins a new paragraph, and a short last word never stands alone on its line. */
export function paragraphsOf(text: string): Paragraph[] {
  return splitParagraphs(text, (line) => [line]);
}

/** Our own words, whose email addresses can be followed. */
export function linkedParagraphsOf(text: string): Paragraph[] {
  return splitParagraphs(text, (line) =>
    // Split by a group, every second part is an address.
    line.split(mailAddress).map((part, index) => (index % 2 === 1 ? { kind: 'mail', text: part } : part)),
  );
}

function splitParagraphs(text: string, piecesOf: (line: string) => Piece[]): Paragraph[] {
  return text.split(/\n\s*\n/).map((paragraph) => {
    const end = shortEnd.exec(paragraph);
    const lines = paragraph.slice(0, end?.index).split('\n').map(piecesOf);
    if (end) lines.at(-1)?.push({ kind: 'kept', text: end[0] });
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
