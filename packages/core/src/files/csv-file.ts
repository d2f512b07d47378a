import { isOneLine } from '../one-line.ts';

/** Whether a file's name says that it is a CSV file, in whatever case. */
export function isCsvName(fileName: string): boolean {
  return /\.csv$/i.test(fileName.trim());
}

/** How the bytes of a file are to be read: as text in an encoding, or as something that is no text. */
export type FileKind = 'utf-8' | 'utf-16le' | 'utf-16be' | 'workbook' | 'archive' | 'binary';

const signatures: readonly { kind: FileKind; bytes: readonly number[] }[] = [
  { kind: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { kind: 'utf-16le', bytes: [0xff, 0xfe] },
  { kind: 'utf-16be', bytes: [0xfe, 0xff] },
  { kind: 'archive', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'archive', bytes: [0x50, 0x4b, 0x05, 0x06] },
  { kind: 'archive', bytes: [0x1f, 0x8b] },
  { kind: 'workbook', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { kind: 'binary', bytes: [0x25, 0x50, 0x44, 0x46] },
];

/** Tells from the first bytes of a file, 4 KB or so, what it is. */
export function sniffFile(head: Uint8Array): FileKind {
  const signed = signatures.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  if (signed) return signed.kind === 'archive' && isWorkbook(head) ? 'workbook' : signed.kind;
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Of UTF-16 without a mark, every other byte of the heading's Latin letters is zero.
  const many = head.length / 4;
  if (odd > many && even < odd / 8) return 'utf-16le';
  if (even > many && odd < even / 8) return 'utf-16be';
  return even + odd > head.length / 20 ? 'binary' : 'utf-8';
}

/** The entries that the archive of a spreadsheet program begins with. */
function isWorkbook(head: Uint8Array): boolean {
  const names = String.fromCharCode(...head.subarray(0, 2_000));
  return /\[Content_Types\]|_rels\/|xl\/|mimetypeapplication\/vnd\.oasis/.test(names);
}

const delimiters = [',', ';', '\t'] as const;
type Delimiter = (typeof delimiters)[number];

/** How a table begins: what parts its cells, and where its heading begins. */
export interface TableStart {
  delimiter: string;
  headingAt: number;
}

/**
 * Reads how a table of text begins. Of a first line such as `sep=;`, which spreadsheets write for each other and do not show, the sign
 * is taken; else the heading tells.
 */
export function readTableStart(text: string, isKnown: (heading: string) => boolean): TableStart {
  const [line = '', sign] = /^sep=([^"\r\n])(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  if (sign) return { delimiter: sign, headingAt: line.length };
  return { delimiter: chooseDelimiter(text.split(/\r?\n|\r/, 1)[0] ?? '', isKnown), headingAt: 0 };
}

/** A heading as it is compared with the name of a column: 'Description Title' is `descriptionTitle`. */
export function foldColumnName(heading: string): string {
  return tidyCell(heading)
    .toLowerCase()
    .replace(/[\s_-]/g, '');
}

/** What parts the cells of a file, by its heading: where most cells are columns that `isKnown`, else where most cells are. */
function chooseDelimiter(headingLine: string, isKnown: (heading: string) => boolean): Delimiter {
  const known = (delimiter: Delimiter) =>
    headingLine.split(delimiter).filter((cell) => isKnown(cell.replaceAll('"', ''))).length;
  const cells = (delimiter: Delimiter) => headingLine.split(delimiter).length;
  return delimiters.reduce((best, one) => {
    const gain = known(one) - known(best);
    return gain > 0 || (gain === 0 && cells(one) > cells(best)) ? one : best;
  });
}

/** A cell as it is taken in: NFC, without white space around it, each run of white space a single space, as a report sets it. */
export function tidyCell(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\uFEFF]+/g, ' ')
    .trim();
}

/**
 * Whether a program that could not write the letters of a text has put question marks in their place, or a reader the sign for
 * what it could not read.
 */
export function hasLostLetters(text: string): boolean {
  if (text.includes('\uFFFD')) return true;
  const marks = text.match(/\?/g)?.length ?? 0;
  return marks >= 3 && marks * 2 > text.replace(/\s/g, '').length;
}

/** A cell as it can be kept and shown: the sign for what cannot be shown in the place of each control character. */
export function shownCell(cell: string): string {
  return isOneLine(cell)
    ? cell
    : cell.toWellFormed().replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}
