// Everything that is no letter, mark or sign: controls, private use, unassigned, halves of pairs, invisible formatting.
// The joiners stay, since Indian scripts spell with them, and so do families and trades among the pictographs.
const unprintable = /(?![\n\u200C\u200D])[\p{C}\uFE00-\uFE0F\uFFFC\uFFFD]/gu;
const idleJoiner =
  /(?<![\p{L}\p{M}])(?!(?<=[\p{Extended_Pictographic}\p{EMod}])\u200D\p{Extended_Pictographic})[\u200C\u200D]/gu;
// Letters in fancy dress: mathematical alphabets and full-width forms, which read as the plain letters that they stand for.
const dressedLetter = /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E\u2460-\u24FF]/gu;

/**
 * A text as it can be set in type with the bundled fonts: composed (NFC), without controls and invisible formatting (which
 * could turn the reading direction), fancy letters made plain, blanks tidied, line breaks kept. Letters and digits of every
 * script stay, and so do pictographs, in their plain black form. What has nothing left becomes a dash, so that a label never stands alone.
 */
export function printableText(text: string): string {
  const printable = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(dressedLetter, (letter) => letter.normalize('NFKC'))
    .replace(unprintable, '')
    .normalize('NFC')
    .replace(idleJoiner, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[\n,.;:!?)]|$)|(?<=^|\n) +/g, '')
    .trim();
  return printable === '' && text !== '' ? '–' : printable;
}

/** The same structure with every string in it made printable; bytes and other values pass through. */
export function printableStrings<T>(value: T): T {
  if (typeof value === 'string') return printableText(value) as T;
  if (Array.isArray(value)) return value.map(printableStrings) as T;
  if (value !== null && typeof value === 'object' && !ArrayBuffer.isView(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printableStrings(item)])) as T;
  }
  return value;
}
