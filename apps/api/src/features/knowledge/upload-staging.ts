import { setImmediate } from 'node:timers/promises';
import { tidyCell } from '@udaya/core/files/csv-file';
import {
  errorColumn,
  type Heading,
  isUploadColumn,
  lintedRows,
  readHeading,
  uploadCells,
  uploadLines,
  uploadRows,
} from '@udaya/core/knowledge/upload-file';
import { readRows } from '../../platform/csv/read-rows.ts';
import { type FileFacts, readText, UnreadableFile } from '../../platform/csv/read-text.ts';
import type { CopyIn } from '../../platform/database/copy-in.ts';
import { type FoundNote, lintRow, readRow } from './read-staged-row.ts';
import type { KnowledgeBase } from './store.ts';
import { copyRows, type FoundError, type RowToCopy } from './store-staging.ts';

/** A file whose rows lie in the database. */
export interface StagedFile extends FileFacts {
  heading: Heading;
  /** Rows below the heading that are not empty. */
  rowCount: number;
  /** Rows that say that nobody has read them against the checklist yet. */
  unreviewed: number;
  notes: FoundNote[];
  noteCount: number;
}

/** So much is copied at once: a connection is taken for that alone, so a slow sender keeps none. */
const pieceLength = 512 * 1024;
const pieceRows = 5_000;
const notesKept = 200;
/** Reading a text against the checklist takes a third of a millisecond: others have their turn in between. */
const lintedAtOnce = 20;

/**
 * Reads a file and copies its rows into the database as they come in, with what can be told of each by itself.
 * @throws UnreadableFile where it is no text.
 */
export async function stageFile(
  copyIn: CopyIn,
  { uploadId, ...base }: KnowledgeBase & { uploadId: string },
  content: AsyncIterable<Uint8Array>,
): Promise<StagedFile> {
  let heading: Heading | undefined;
  let facts: FileFacts | undefined;
  let rowCount = 0;
  let unreviewed = 0;
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
      const read = readRow(heading, base.reportType, { rowNo: row.rowNo, cells }, row.cells.length);
      if (read.row.reviewed === '') unreviewed += 1;
      rows.push(read.row);
      errors.push(...read.errors);
      if (rowCount <= lintedRows) {
        if (rowCount % lintedAtOnce === 0) await setImmediate();
        const linted = lintRow(heading, base, read.row);
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
  if (broken) errors.push({ rowNo: broken.rowNo, columnNo: 1, cause: broken.why, value: '' });
  else if (rowCount === 0) errors.push({ rowNo: lastRow + 1, columnNo: 1, cause: 'noRows', value: '' });
  await copy();
  if (!facts) throw new Error('The file was not read to its end.');
  return { ...facts, heading: heading ?? readHeading([]), rowCount, unreviewed, notes, noteCount };
}

const errorAt = ({ names }: Heading) => names.findIndex((name) => name.toLowerCase() === errorColumn);

function isEmptyRow(heading: Heading, cells: readonly string[]): boolean {
  const skipped = errorAt(heading);
  return cells.every((cell, index) => cell === '' || index === skipped);
}
