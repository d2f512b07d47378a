import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A column of a CSV file: its heading, and what it says of a row. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => string | number | null];

/**
 * Rows as a CSV file in UTF-8, streamed: with a byte order mark, since spreadsheets take it for another encoding without, with
 * CRLF as RFC 4180 has it, and with an apostrophe before what a spreadsheet would calculate.
 */
export function writeCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): Readable {
  const lines = stringify({
    header: true,
    columns: columns.map(([heading]) => ({ key: heading, header: heading })),
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  const cells = Readable.from(rows).map((row: Row) => columns.map(([, cell]) => cell(row)));
  cells.on('error', (error) => lines.destroy(error));
  return cells.pipe(lines);
}
