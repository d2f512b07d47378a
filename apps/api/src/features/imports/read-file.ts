import { birthColumnWords } from '@udaya/contract/birth-column-words';
import {
  type BirthColumn,
  type BirthMapping,
  birthColumnNamed,
  birthColumns,
  birthFileCells,
  birthFileLines,
  birthFileRows,
  isNeverRead,
  mapHeadings,
  missingColumns,
} from '@udaya/core/births/birth-file';
import { type BirthCells, type ReadBirthRow, readBirthRow } from '@udaya/core/births/read-birth-row';
import { Failure, invalidField } from '@udaya/core/failure';
import { tidyCell } from '@udaya/core/files/csv-file';
import { formatList } from '@udaya/format/format-list';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { describeBroken, readRows as readCsvRows, type TableRow } from '../../platform/csv/read-rows.ts';
import { describeUnreadable, readText, UnreadableFile } from '../../platform/csv/read-text.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';

/** A row of a file as it was sent, and as it was understood. */
export interface FileRow {
  rowNo: number;
  /** The cells of the columns that are read, in their order in the file. */
  cells: string[];
  read: ReadBirthRow;
  /** So many cells stand in a row that is broken, and so many should. */
  width: { found: number; wanted: number } | undefined;
}

/** A file of births in memory: five megabytes at most. */
export interface BirthFile {
  hash: string;
  /** The columns that are read, in their order in the file. */
  columns: { column: BirthColumn; heading: string }[];
  ignored: string[];
  rows: FileRow[];
}

const Mapping = z.record(z.string(), z.int().check(z.minimum(0), z.maximum(birthFileCells - 1)));

/**
 * Reads a file of births. What stands in columns that nobody reads is forgotten at once.
 * @throws Failure `request.invalid` on `births` for what is no such file, on `columns` where some are missing
 */
export async function readBirthFile(
  content: AsyncIterable<Uint8Array>,
  asked: string | undefined,
  ways: Parameters<typeof readBirthRow>[1],
): Promise<BirthFile> {
  let hash = '';
  const table: TableRow[] = [];
  try {
    const text = readText(content, (facts) => {
      hash = facts.hash;
    });
    const broken = await readCsvRows(
      text,
      (heading) => birthColumnNamed(heading) !== undefined,
      async ({ rowNo, cells }) => {
        if (rowNo > birthFileLines) throw tooManyRows();
        if (cells.every((cell) => tidyCell(cell) === '')) return true;
        if (table.length > birthFileRows) throw tooManyRows();
        table.push({ rowNo, cells: cells.map(tidyCell) });
        return true;
      },
    );
    if (broken) throw invalidField('births', describeBroken(broken));
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalidField('births', describeUnreadable(error));
    throw error;
  }
  const [head, ...rows] = table;
  const headings = (head?.cells ?? []).slice(0, birthFileCells);
  // Spreadsheets write empty columns after the last one.
  while (headings.at(-1) === '') headings.pop();
  if (rows.length === 0) throw invalidField('births', m.import_no_rows());
  const mapping = mappingOf(headings, asked);
  const columns = Object.entries(mapping)
    .map(([column, at]) => ({ column: column as BirthColumn, at }))
    .sort((one, other) => one.at - other.at);
  const read = new Set(columns.map(({ at }) => at));
  return {
    hash,
    columns: columns.map(({ column, at }) => ({ column, heading: headings[at] ?? '' })),
    ignored: headings.filter((heading, index) => !read.has(index) && heading !== ''),
    rows: rows.map(({ rowNo, cells }) => {
      const found = widthOf(cells, headings.length);
      return {
        rowNo,
        cells: columns.map(({ at }) => cells[at] ?? ''),
        read: readBirthRow(cellsOf(cells, mapping), ways),
        width: found === headings.length ? undefined : { found, wanted: headings.length },
      };
    }),
  };
}

const numberWords = (value: number) => formatNumber(value, currentLocale());
const tooManyRows = () => invalidField('births', m.import_too_many_rows({ max: numberWords(birthFileRows) }));

/** Empty cells after the last column are a spreadsheet's. */
function widthOf(cells: readonly string[], wanted: number): number {
  let width = cells.length;
  while (width > wanted && cells[width - 1] === '') width -= 1;
  return width;
}

function cellsOf(cells: readonly string[], mapping: BirthMapping): BirthCells {
  return Object.fromEntries(
    birthColumns.map(({ name }) => [name, cells[mapping[name] ?? -1] ?? '']),
  ) as unknown as BirthCells;
}

/** Where the columns stand: as it is asked, or as the headings say. */
function mappingOf(headings: readonly string[], asked: string | undefined): BirthMapping {
  const mapping = asked === undefined ? mapHeadings(headings) : askedMapping(headings, asked);
  const missing = missingColumns(mapping);
  if (missing.length > 0) {
    const names = missing.map((name) => birthColumnWords[name]());
    throw invalidField('columns', m.import_columns_missing({ names: formatList(names, currentLocale()) }));
  }
  return mapping;
}

function askedMapping(headings: readonly string[], asked: string): BirthMapping {
  const parsed = Mapping.safeParse(parseJson(asked));
  const entries = Object.entries(parsed.data ?? {});
  const isKnown = ([name, at]: [string, number]) =>
    birthColumns.some((column) => column.name === name) && at < headings.length;
  if (!parsed.success || !entries.every(isKnown)) throw invalidField('columns', m.import_columns_invalid());
  if (new Set(entries.map(([, at]) => at)).size < entries.length)
    throw invalidField('columns', m.import_columns_twice());
  const forbidden = entries.map(([, at]) => headings[at] ?? '').find(isNeverRead);
  if (forbidden !== undefined) throw invalidField('columns', m.import_column_never_read({ name: forbidden }));
  return Object.fromEntries(entries);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('request.invalid', {
      errors: [{ path: 'columns', message: m.import_columns_invalid() }],
    });
  }
}
