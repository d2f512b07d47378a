import { type Planet, planets } from '@udaya/astro/planets';
import { tidyCell } from '../files/csv-file.ts';
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

/** Whether a cell of the heading names one of the columns. */
export function isUploadColumn(text: string): boolean {
  return columnNamed(text) !== undefined;
}

function columnNamed(text: string): UploadColumn | undefined {
  const folded = tidyCell(text).toLowerCase();
  return uploadColumns.find(({ name }) => name.toLowerCase() === folded)?.name;
}

/** The planet that a cell names, in whatever case. */
export function planetNamed(text: string): Planet | undefined {
  const folded = text.toLowerCase();
  return planets.find((planet) => planet.toLowerCase() === folded);
}

/** The planets as a cell may name them. */
export const planetNames: readonly string[] = planets;

/** The positions as a cell may name them. */
export const positionNames: readonly string[] = positions.map(String);
