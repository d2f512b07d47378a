import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { chooseDelimiter } from '@udaya/core/files/csv-file';
import { CsvError, parse } from 'csv-parse';

/** A record of a CSV file. Rows count as a spreadsheet shows them, from 1. */
export interface TableRow {
  rowNo: number;
  cells: string[];
}

/** Where a file can be read no further, since a quotation mark stands where none may, or is not closed. */
export interface BrokenAt {
  rowNo: number;
}

/** The heading is looked for in so many characters. */
const headingLength = 65_536;
/** After so many rows, others have their turn. */
const rowsATurn = 500;
/** A longer record has swallowed the ones after it. */
const longestRecord = 262_144;

/**
 * The rows of a CSV file as its text comes in, by comma, semicolon or tab as its heading has it, in which `isKnown` tells the columns that
 * are looked for. `take` may stop the reading by answering false. Answers where the file broke off, if it did.
 */
export async function readRows(
  text: AsyncGenerator<string>,
  isKnown: (heading: string) => boolean,
  take: (row: TableRow) => Promise<boolean>,
): Promise<BrokenAt | undefined> {
  const start = await readHeadingLine(text);
  const waiting: string[][] = [];
  const parser = parse({
    delimiter: chooseDelimiter(start.split(/\r?\n|\r/, 1)[0] ?? '', isKnown),
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

  let rowNo = 0;
  const takeWaiting = async () => {
    for (const cells of waiting.splice(0)) {
      rowNo += 1;
      if (rowNo % rowsATurn === 0) await setImmediate();
      if (!(await take({ rowNo, cells }))) return false;
    }
    return true;
  };
  const parsed = async (work: Promise<unknown>) => {
    const error = await work.catch((thrown: unknown) => thrown);
    if (error instanceof Error && !(error instanceof CsvError)) throw error;
    const goesOn = await takeWaiting();
    return goesOn && !error ? undefined : { broken: goesOn ? { rowNo: rowNo + 1 } : undefined };
  };

  let end = await parsed(write(parser, start));
  for (let next = await text.next(); !end && !next.done; next = await text.next())
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

async function readHeadingLine(text: AsyncGenerator<string>): Promise<string> {
  let start = '';
  for (let next = await text.next(); !next.done; next = await text.next()) {
    start += next.value;
    if (/[\r\n]/.test(start) || start.length > headingLength) break;
  }
  return start;
}
