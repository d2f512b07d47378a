import { type Planet, planets } from '@udaya/astro/planets';
import { positions } from './passage.ts';

/**
 * What a file of texts looks like: the one place that the check, the template, the example and the page's help are made from.
 * `max` counts characters; without it a column is chosen from a list.
 */
export const uploadColumns = [
  { name: 'planet' },
  { name: 'position' },
  { name: 'descriptionTitle', max: 150 },
  { name: 'description', max: 4_000 },
] as const;
export type UploadColumn = (typeof uploadColumns)[number]['name'];

/** The columns of an entry's texts. */
export type TextColumn = 'descriptionTitle' | 'description';

/** A column of our own that files with errors are given back with; it is not read. */
export const errorColumn = 'error';

/** How large a file may be, in bytes, and how many rows below its heading are read. */
export const uploadBytes = 10 * 1024 * 1024;
export const uploadRows = 100_000;

/** How many rows are read at all, empty ones with them. */
export const uploadLines = 2 * uploadRows;

/** More cells in a row are not kept. */
export const uploadCells = 50;

/** How many errors an answer lists; all are counted, and all stand in the file that can be downloaded. */
export const errorsListed = 1_000;

/** How many rows' texts are read against the checklist: far more than a file that is right can have. */
export const lintedRows = 1_000;

/** For so long a validated file can be put in force, in milliseconds. */
export const uploadLifeMs = 24 * 60 * 60 * 1000;

/** Why a file is refused, in the order in which causes are told: what concerns the whole file comes first. */
export const uploadCauses = [
  'quotes',
  'columnMissing',
  'columnUnknown',
  'columnTwice',
  'noRows',
  'tooManyRows',
  'cells',
  'lettersLost',
  'planet',
  'position',
  'pairTwice',
  'empty',
  'tooLong',
  'formula',
  'characters',
  'banned',
  'unsafe',
] as const;
export type UploadCause = (typeof uploadCauses)[number];

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
export type Delimiter = (typeof delimiters)[number];

/** What parts the cells of a file, by its heading. */
export function chooseDelimiter(headingLine: string): Delimiter {
  const known = (delimiter: Delimiter) =>
    headingLine.split(delimiter).filter((cell) => columnNamed(cell.replaceAll('"', ''))).length;
  const cells = (delimiter: Delimiter) => headingLine.split(delimiter).length;
  return delimiters.reduce((best, one) => {
    const gain = known(one) - known(best);
    return gain > 0 || (gain === 0 && cells(one) > cells(best)) ? one : best;
  });
}

/** What the heading of a file says: where the columns stand (from 0), and what is wrong with it. */
export interface Heading {
  at: Partial<Record<UploadColumn, number>>;
  names: readonly string[];
  errors: { columnNo: number; cause: 'columnMissing' | 'columnUnknown' | 'columnTwice'; value: string }[];
}

/** Reads the heading of a file. Columns may stand in any order, in whatever case. */
export function readHeading(cells: readonly string[]): Heading {
  const names = cells.map(tidyCell);
  // Spreadsheets write empty columns after the last one.
  while (names.at(-1) === '') names.pop();
  const at: Heading['at'] = {};
  const errors: Heading['errors'] = [];
  for (const [index, name] of names.entries()) {
    const column = columnNamed(name);
    const columnNo = index + 1;
    if (!column) {
      if (name.toLowerCase() !== errorColumn) errors.push({ columnNo, cause: 'columnUnknown', value: name });
    } else if (at[column] === undefined) at[column] = index;
    else errors.push({ columnNo, cause: 'columnTwice', value: name });
  }
  const missing = uploadColumns.filter(({ name }) => at[name] === undefined);
  errors.push(
    ...missing.map(({ name }, index) => ({
      columnNo: names.length + 1 + index,
      cause: 'columnMissing' as const,
      value: name,
    })),
  );
  return { at, names, errors };
}

function columnNamed(text: string): UploadColumn | undefined {
  const folded = tidyCell(text).toLowerCase();
  return uploadColumns.find(({ name }) => name.toLowerCase() === folded)?.name;
}

/** A cell as it is taken in: NFC, without white space around it, each run of white space a single space, as a report sets it. */
export function tidyCell(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\uFEFF]+/g, ' ')
    .trim();
}

/** The planet that a cell names, in whatever case. */
export function planetNamed(text: string): Planet | undefined {
  const folded = text.toLowerCase();
  return planets.find((planet) => planet.toLowerCase() === folded);
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

/** The planets as a cell may name them. */
export const planetNames: readonly string[] = planets;

/** The positions as a cell may name them. */
export const positionNames: readonly string[] = positions.map(String);
