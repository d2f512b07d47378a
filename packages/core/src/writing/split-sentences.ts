/** Words that end in a full stop and no sentence, as they stand before it, in lower case. */
const abbreviations = new Set(
  'mr mrs ms dr prof st smt shri sri jr sr vs etc no approx e.g i.e a.m p.m govt dept டாக் திரு செல்வி डॉ श्री प्रो पं स्व कु सु'.split(
    ' ',
  ),
);
const closers = '"\'’”»)\\]';
/** Where a sentence may end: its mark with what closes a quotation, before white space. */
const endPattern = new RegExp(`[.!?…।॥]{1,6}[${closers}]{0,4}(?=\\s)`, 'gu');

/**
 * The sentences of a text as they stand, in English, Tamil and Hindi; joined by a space they are the text again, with each white space one
 * space. What goes on in a small letter is the same sentence: “Is it sore?” is a good question.
 */
export function splitSentences(text: string): string[] {
  const line = text.trim().replace(/\s+/gu, ' ');
  const sentences: string[] = [];
  let begin = 0;
  for (const { 0: mark, index } of line.matchAll(endPattern)) {
    const end = index + mark.length;
    if (goesOn(line, begin, index, end)) continue;
    sentences.push(line.slice(begin, end));
    begin = end + 1;
  }
  if (begin < line.length) sentences.push(line.slice(begin));
  return sentences;
}

const longestAbbreviation = 8;

function goesOn(line: string, begin: number, mark: number, end: number): boolean {
  if (/^[\p{Ll}]/u.test(line.slice(end + 1, end + 3))) return true;
  if (line[mark] !== '.' || line[mark + 1] === '.') return false;
  const before = line.slice(Math.max(begin, mark - longestAbbreviation), mark);
  const word = before.slice(before.lastIndexOf(' ') + 1).replace(/^[^\p{L}\p{N}]+/u, '');
  // An initial: 'A. R. Rahman'. 'I' is a word by itself.
  return abbreviations.has(word.toLowerCase()) || (/^\p{Lu}$/u.test(word) && word !== 'I');
}
