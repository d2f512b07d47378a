/**
 * A text as its words are looked for: one form of every character, lower case, without invisible ones (the joiners of Indic writing among them) and
 * accents of Latin letters, letters that only look Latin as what they look like, and what Hindi spells in two ways in one of them.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(invisible, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(lookalike, (letter) => lookalikes[letter] ?? letter)
    .replace(/\u093C/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[ङञणनम]्(?=[क-ह])/g, 'ं')
    .replace(/([a-z])\1{2,}/g, '$1');
}

/** Marks of format, joiners, variants and the accents of Latin letters: nothing that is read. */
const invisible = /\p{Cf}|\p{Variation_Selector}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u3164|[\u0300-\u036F]/gu;

const lookalikes: Readonly<Record<string, string>> = Object.fromEntries([
  ['а', 'a'],
  ['в', 'b'],
  ['с', 'c'],
  ['ԁ', 'd'],
  ['е', 'e'],
  ['ғ', 'f'],
  ['ɡ', 'g'],
  ['н', 'h'],
  ['һ', 'h'],
  ['і', 'i'],
  ['ј', 'j'],
  ['к', 'k'],
  ['ӏ', 'l'],
  ['м', 'm'],
  ['п', 'n'],
  ['о', 'o'],
  ['р', 'p'],
  ['ԛ', 'q'],
  ['г', 'r'],
  ['ѕ', 's'],
  ['т', 't'],
  ['ц', 'u'],
  ['ѵ', 'v'],
  ['ԝ', 'w'],
  ['х', 'x'],
  ['у', 'y'],
  ['α', 'a'],
  ['β', 'b'],
  ['ε', 'e'],
  ['η', 'n'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['μ', 'u'],
  ['ν', 'v'],
  ['ο', 'o'],
  ['ρ', 'p'],
  ['ς', 'c'],
  ['σ', 'o'],
  ['τ', 't'],
  ['υ', 'u'],
  ['χ', 'x'],
  ['ω', 'w'],
  ['ı', 'i'],
  ['ɑ', 'a'],
  ['ɩ', 'i'],
  ['ʟ', 'l'],
  ['ʀ', 'r'],
  ['ɴ', 'n'],
  ['ᴀ', 'a'],
  ['ᴄ', 'c'],
  ['ᴅ', 'd'],
  ['ᴇ', 'e'],
  ['ᴏ', 'o'],
  ['ᴛ', 't'],
  ['ᴜ', 'u'],
  ['٪', '%'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
]);
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu');

/** Letters, with digits and signs that may stand for some; and what is between them. */
const run = /[\p{L}\p{M}\p{N}@$]+|[^\p{L}\p{M}\p{N}@$]+/gu;
const isSingle = (text: string) => /^[\p{L}\p{N}@$]\p{M}*$/u.test(text);
/** Marks that nobody puts into a word more than once or twice. */
const isMark = (text: string) => text.length <= 3 && /^[^\s'’"“”,;?!()]+$/u.test(text);
const isGap = (text: string) => text.length <= 3 && !text.includes('\n');

const standIns: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
};

/**
 * The words of a folded text that somebody may have hidden, put together, one a line; empty where there are none: letters one by one (`d . e . a`),
 * words with marks in them (`dea-th`), and digits for letters (`d3ath`). In one pass, so that its time grows as the text does.
 */
export function hiddenWords(folded: string): string {
  const found: string[] = [];
  let spelt: string[] = [];
  let marked: string[] = [];
  const endSpelt = () => {
    if (spelt.length >= 3) found.push(spelt.join(''));
    spelt = [];
  };
  const endMarked = () => {
    if (marked.length >= 2) found.push(marked.join(''));
    marked = [];
  };
  for (const [piece] of folded.matchAll(run)) {
    if (/^[\p{L}\p{M}\p{N}@$]/u.test(piece)) {
      if (isSingle(piece)) spelt.push(piece);
      else endSpelt();
      marked.push(piece);
      if (/[\d@$]/.test(piece)) found.push(piece);
    } else {
      if (!isGap(piece)) endSpelt();
      if (!isMark(piece)) endMarked();
    }
  }
  endSpelt();
  endMarked();
  return found.flatMap(readings).join('\n');
}

/** A word as it stands and, where digits stand among its letters, as those may be read. */
function readings(word: string): string[] {
  if (!/[\d@$]/.test(word) || !/\p{L}/u.test(word)) return [word];
  const read = (text: string) => text.replace(/[\d@$]/g, (sign) => standIns[sign] ?? sign);
  return [read(word), read(word.replaceAll('1', 'l'))];
}
