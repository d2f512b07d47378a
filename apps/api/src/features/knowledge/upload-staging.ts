import { setImmediate } from 'node:timers/promises';
import { hasLostLetters, shownCell, tidyCell } from '@udaya/core/files/csv-file';
import { type EntryFinding, lintEntry } from '@udaya/core/knowledge/lint-entry';
import {
  errorColumn,
  type Heading,
  isUploadColumn,
  lintedRows,
  planetNamed,
  readHeading,
  type TextColumn,
  uploadCells,
  uploadColumns,
  uploadLines,
  uploadRows,
} from '@udaya/core/knowledge/upload-file';
import { hasPiledMarks, isOneLine } from '@udaya/core/one-line';
import type { ReportType } from '@udaya/core/reports/report-types';
import { readRows, type TableRow } from '../../platform/csv/read-rows.ts';
import { type FileFacts, readText, UnreadableFile } from '../../platform/csv/read-text.ts';
import type { CopyIn } from '../../platform/database/copy-in.ts';
import { copyRows, type FoundError, type RowToCopy } from './store-staging.ts';

/** What the checklist finds in a text without refusing it. */
export interface FoundNote {
  rowNo: number;
  columnNo: number;
  finding: EntryFinding;
}

/** A file whose rows lie in the database. */
export interface StagedFile extends FileFacts {
  heading: Heading;
  /** Rows below the heading that are not empty. */
  rowCount: number;
  notes: FoundNote[];
  noteCount: number;
}

/** So much is copied at once: a connection is taken for that alone, so a slow sender keeps none. */
const pieceLength = 512 * 1024;
const pieceRows = 5_000;
const notesKept = 200;
/** Reading a text against the checklist takes a third of a millisecond: others have their turn in between. */
const lintedAtOnce = 20;

const textMax = Object.fromEntries(
  uploadColumns.flatMap((column) => ('max' in column ? [[column.name, column.max]] : [])),
) as Record<TextColumn, number>;

/**
 * Reads a file and copies its rows into the database as they come in, with what can be told of each by itself.
 * @throws UnreadableFile where it is no text.
 */
export async function stageFile(
  copyIn: CopyIn,
  { uploadId, reportType }: { uploadId: string; reportType: ReportType },
  content: AsyncIterable<Uint8Array>,
): Promise<StagedFile> {
  let heading: Heading | undefined;
  let facts: FileFacts | undefined;
  let rowCount = 0;
  let lastRow = 0;
  let rows: RowToCopy[] = [];
  let errors: FoundError[] = [];
  let length = 0;
  const notes: FoundNote[] = [];
  let noteCount = 0;
  const copy = async () => {
    await copyRows(copyIn, uploadId, rows, errors);
    rows = [];
    errors = [];
    length = 0;
  };

  const broken = await readRows(
    readText(content, (known) => {
      facts = known;
    }),
    isUploadColumn,
    async (row) => {
      const cells = row.cells.slice(0, uploadCells).map(tidyCell);
      if (!heading) {
        if (cells.every((cell) => cell === '')) return true;
        heading = readHeading(cells);
        errors.push(...heading.errors.map((error) => ({ rowNo: row.rowNo, ...error })));
        lastRow = row.rowNo;
        return true;
      }
      const isEmpty = isEmptyRow(heading, cells);
      if (row.rowNo > uploadLines || (rowCount === uploadRows && !isEmpty)) {
        errors.push({ rowNo: row.rowNo, columnNo: 1, cause: 'tooManyRows', value: '' });
        return false;
      }
      if (isEmpty) return true;
      rowCount += 1;
      lastRow = row.rowNo;
      const read = readRow(heading, { rowNo: row.rowNo, cells }, row.cells.length);
      rows.push(read.row);
      errors.push(...read.errors);
      if (rowCount <= lintedRows) {
        if (rowCount % lintedAtOnce === 0) await setImmediate();
        const linted = lintRow(heading, reportType, read.row);
        errors.push(...linted.errors);
        noteCount += linted.notes.length;
        notes.push(...linted.notes.slice(0, notesKept - notes.length));
      }
      length += cells.reduce((sum, cell) => sum + cell.length, 0);
      if (length > pieceLength || rows.length >= pieceRows) await copy();
      return true;
    },
  );

  if (!heading && !broken) throw new UnreadableFile('empty');
  if (broken) errors.push({ rowNo: broken.rowNo, columnNo: 1, cause: 'quotes', value: '' });
  else if (rowCount === 0) errors.push({ rowNo: lastRow + 1, columnNo: 1, cause: 'noRows', value: '' });
  await copy();
  if (!facts) throw new Error('The file was not read to its end.');
  return { ...facts, heading: heading ?? readHeading([]), rowCount, notes, noteCount };
}

const errorAt = ({ names }: Heading) => names.findIndex((name) => name.toLowerCase() === errorColumn);

function isEmptyRow(heading: Heading, cells: readonly string[]): boolean {
  const skipped = errorAt(heading);
  return cells.every((cell, index) => cell === '' || index === skipped);
}

/** A row as it is kept, and what is wrong with its cells whatever stands in other rows. */
function readRow(
  { at, names }: Heading,
  { rowNo, cells }: TableRow,
  sent: number,
): { row: RowToCopy; errors: FoundError[] } {
  const errors: FoundError[] = [];
  let width = Math.max(sent, cells.length);
  // Empty cells after the last column are a spreadsheet's.
  while (width > names.length && width <= cells.length && cells[width - 1] === '') width -= 1;
  if (width !== names.length)
    errors.push({
      rowNo,
      columnNo: Math.min(width, names.length) + (width < names.length ? 1 : 0),
      cause: 'cells',
      value: String(width),
      detail: String(names.length),
    });
  const own = uploadColumns.map(({ name }) => {
    const index = at[name];
    const cell = index === undefined ? undefined : cells[index];
    if (index === undefined || cell === undefined) return null;
    const isText = name === 'descriptionTitle' || name === 'description';
    if (!isOneLine(cell) || hasPiledMarks(cell))
      errors.push({ rowNo, columnNo: index + 1, cause: 'characters', value: shownCell(cell) });
    else if (isText && hasLostLetters(cell))
      errors.push({ rowNo, columnNo: index + 1, cause: 'lettersLost', value: cell });
    return shownCell(name === 'planet' ? (planetNamed(cell) ?? cell) : cell);
  });
  const taken = new Set(Object.values(at));
  const others = cells.flatMap((cell, index) =>
    taken.has(index) || cell === '' ? [] : [[index, shownCell(cell)] as const],
  );
  const [planet = null, position = null, title = null, description = null] = own;
  return {
    row: [
      rowNo,
      planet,
      position,
      title,
      description,
      others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null,
    ],
    errors,
  };
}

/** What the checklist finds in a row's texts. */
function lintRow(
  { at }: Heading,
  reportType: ReportType,
  [rowNo, , , title, description]: RowToCopy,
): { errors: FoundError[]; notes: FoundNote[] } {
  const texts = { descriptionTitle: title ?? '', description: description ?? '' };
  const isReadable = (column: TextColumn) => texts[column] !== '' && texts[column].length <= textMax[column];
  if (!isReadable('descriptionTitle') && !isReadable('description')) return { errors: [], notes: [] };
  const findings = lintEntry({
    reportType,
    title: isReadable('descriptionTitle') ? texts.descriptionTitle : '',
    description: isReadable('description') ? texts.description : '',
  }).filter(({ field }) => isReadable(field));
  const placed = findings.flatMap((finding) => {
    const index = at[finding.field];
    return index === undefined ? [] : [{ rowNo, columnNo: index + 1, finding }];
  });
  return {
    errors: placed
      .filter(({ finding }) => finding.refused)
      .map(({ columnNo, finding: { rule, words, subject } }) => ({
        rowNo,
        columnNo,
        cause: rule === 'banned' ? ('banned' as const) : ('unsafe' as const),
        value: words,
        detail: subject,
      })),
    notes: placed.filter(({ finding }) => !finding.refused),
  };
}
