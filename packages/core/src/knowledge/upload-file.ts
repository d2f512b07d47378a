import { foldColumnName, tidyCell } from '../files/csv-file.ts';

/** The texts of a file: passages of planets and positions, or the template around them. Its heading says which. */
export const fileKinds = ['passages', 'frame'] as const;
export type FileKind = (typeof fileKinds)[number];

const optional = [
  { name: 'ageBand', optional: true },
  { name: 'tags', optional: true },
  { name: 'reviewed', optional: true },
] as const;

/**
 * What a file of texts looks like: the one place that the check, the template, the example and the page's help are made from.
 * `max` counts characters; without it a column is chosen from a list. What is optional may be left out.
 */
export const uploadColumns = {
  passages: [
    { name: 'planet' },
    { name: 'position' },
    { name: 'descriptionTitle', max: 150 },
    { name: 'description', max: 4_000 },
    ...optional,
    { name: 'kind', optional: true },
    { name: 'wording', optional: true },
  ],
  frame: [{ name: 'key' }, { name: 'text', max: 4_000 }, ...optional],
} as const;
export type UploadColumn = (typeof uploadColumns)[FileKind][number]['name'];

/** The columns of the texts themselves. */
export const textColumns = {
  passages: { title: 'descriptionTitle', text: 'description' },
  frame: { title: undefined, text: 'text' },
} as const;

/** A column of our own that files with errors are given back with; it is not read. */
export const errorColumn = 'error';

/** How large a file may be, in bytes, and how many rows below its heading are read. */
export const uploadBytes = 10 * 1024 * 1024;
export const uploadRows = 20_000;

/** How many rows are read at all, empty ones with them. */
export const uploadLines = 2 * uploadRows;

/** More cells in a row are not kept. */
export const uploadCells = 50;

/** How many errors an answer lists; all are counted, and all stand in the file that can be downloaded. */
export const errorsListed = 1_000;

/** How many rows' texts are read against the checklist: more than a file that is right can have. */
export const lintedRows = 1_000;

/** For so long a validated file can be activated, in milliseconds. */
export const uploadLifeMs = 24 * 60 * 60 * 1000;

/** Why a file is refused, in the order in which causes are told: what concerns the whole file comes first. */
export const uploadCauses = [
  'quotes',
  'rowTooLong',
  'columnMissing',
  'columnUnknown',
  'columnTwice',
  'noRows',
  'tooManyRows',
  'cells',
  'lettersLost',
  'planet',
  'position',
  'key',
  'ageBand',
  'kind',
  'wording',
  'pairTwice',
  'empty',
  'tooLong',
  'formula',
  'characters',
  'placeholder',
  'tag',
  'reviewed',
  'harmful',
  'banned',
  'unsafe',
] as const;
export type UploadCause = (typeof uploadCauses)[number];

/** What the heading of a file says: which texts it holds, where the columns stand (from 0), and what is wrong with it. */
export interface Heading {
  kind: FileKind;
  at: Partial<Record<UploadColumn, number>>;
  names: readonly string[];
  errors: { columnNo: number; cause: 'columnMissing' | 'columnUnknown' | 'columnTwice'; value: string }[];
}

/** Reads the heading of a file. Columns may stand in any order, in whatever case, their words apart or in one. */
export function readHeading(cells: readonly string[]): Heading {
  const names = cells.map(tidyCell);
  // Spreadsheets write empty columns after the last one.
  while (names.at(-1) === '') names.pop();
  const kind = kindOf(names);
  const at: Heading['at'] = {};
  const errors: Heading['errors'] = [];
  for (const [index, name] of names.entries()) {
    const column = columnNamed(name, kind);
    const columnNo = index + 1;
    if (!column) {
      if (name.toLowerCase() !== errorColumn) errors.push({ columnNo, cause: 'columnUnknown', value: name });
    } else if (at[column] === undefined) at[column] = index;
    else errors.push({ columnNo, cause: 'columnTwice', value: name });
  }
  const missing = uploadColumns[kind].filter(
    (column) => !('optional' in column) && at[column.name] === undefined,
  );
  errors.push(
    ...missing.map(({ name }, index) => ({
      columnNo: names.length + 1 + index,
      cause: 'columnMissing' as const,
      value: name,
    })),
  );
  return { kind, at, names, errors };
}

/** A file of the template names a column that only it has, and none that only passages have. */
function kindOf(names: readonly string[]): FileKind {
  const has = (kind: FileKind) =>
    uploadColumns[kind].some(
      (column) => !('optional' in column) && names.some((name) => columnNamed(name, kind) === column.name),
    );
  return has('frame') && !has('passages') ? 'frame' : 'passages';
}

/** Whether a cell of the heading names one of the columns. */
export function isUploadColumn(text: string): boolean {
  return fileKinds.some((kind) => columnNamed(text, kind) !== undefined);
}

function columnNamed(text: string, kind: FileKind): UploadColumn | undefined {
  return uploadColumns[kind].find(({ name }) => foldColumnName(name) === foldColumnName(text))?.name;
}
