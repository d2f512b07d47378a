import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { readTableStart } from '@udaya/core/files/csv-file';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { CsvError, parse } from 'csv-parse';
import { currentLocale } from '../locale/current-locale.ts';
import { UnreadableFile } from './read-text.ts';

/** A record of a CSV file. Rows count as a spreadsheet shows them, from 1. */
export interface TableRow {
  rowNo: number;
  cells: string[];
}

/** Where a file can be read no further: a quotation mark stands where none may or is not closed, or a row does not end. */
export interface BrokenAt {
  rowNo: number;
  why: 'quotes' | 'rowTooLong';
}

/** What keeps the rest of a file from being read, for whoever sent it. */
export function describeBroken({ rowNo, why }: BrokenAt): string {
  const row = formatNumber(rowNo, currentLocale());
  return why === 'quotes' ? m.file_error_quotes({ row }) : m.file_error_row_too_long({ row });
}

/** The heading is looked for in so many characters. */
const headingLength = 65_536;
/** After so many rows, others have their turn. */
const rowsPerBatch = 500;
/** So many characters a row has at most; one without end has swallowed those after it. */
export const longestRecord = 262_144;

/**
 * The rows of a CSV file as its text comes in, by comma, semicolon or tab as its heading has it, in which `isKnown` tells the columns that
 * are looked for. `take` may stop the reading by answering false. Answers where the file broke off, if it did.
 * @throws UnreadableFile with the row where the bytes are no text
 */
export async function readRows(
  text: AsyncGenerator<string>,
  isKnown: (heading: string) => boolean,
  take: (row: TableRow) => Promise<boolean>,
): Promise<BrokenAt | undefined> {
  let rowNo = 0;
  const nextPiece = () =>
    text.next().catch((error: unknown) => {
      throw error instanceof UnreadableFile ? new UnreadableFile(error.why, error, rowNo + 1) : error;
    });
  const start = await readHeadingLine(nextPiece);
  const waiting: string[][] = [];
  const { delimiter, headingAt } = readTableStart(start, isKnown);
  const parser = parse({
    delimiter,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: longestRecord,
    // As a stream, it would drop the rows before an error that nobody has read yet.
    on_record: (cells: string[]) => {
      waiting.push(cells);
      return null;
    },
  });
  parser.on('error', () => {});
  parser.resume();

  const flushWaiting = async () => {
    for (const cells of waiting.splice(0)) {
      rowNo += 1;
      if (rowNo % rowsPerBatch === 0) await setImmediate();
      if (!(await take({ rowNo, cells }))) return false;
    }
    return true;
  };
  const parsed = async (work: Promise<unknown>) => {
    const error = await work.catch((thrown: unknown) => thrown);
    if (error instanceof Error && !(error instanceof CsvError)) throw error;
    const goesOn = await flushWaiting();
    if (goesOn && !error) return undefined;
    const why = error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE' ? 'rowTooLong' : 'quotes';
    return { broken: goesOn ? ({ rowNo: rowNo + 1, why } as const) : undefined };
  };

  let end = await parsed(write(parser, start.slice(headingAt)));
  for (let next = await nextPiece(); !end && !next.done; next = await nextPiece())
    end = await parsed(write(parser, next.value));
  end ??= await parsed(finished(parser.end()));
  // The rest is still read: for the hash, and for what makes it no text at all.
  for await (const _piece of text);
  return end?.broken;
}

const write = (parser: ReturnType<typeof parse>, piece: string) =>
  new Promise<void>((resolve, reject) => {
    parser.write(piece, (error) => (error ? reject(error) : resolve()));
  });

async function readHeadingLine(nextPiece: AsyncGenerator<string>['next']): Promise<string> {
  let start = '';
  for (let next = await nextPiece(); !next.done; next = await nextPiece()) {
    start += next.value;
    if (/[\r\n]/.test(start) || start.length > headingLength) break;
  }
  return start;
}
