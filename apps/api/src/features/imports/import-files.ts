import type { Readable } from 'node:stream';
import { type BirthColumn, birthColumns } from '@udaya/core/births/birth-file';
import { type BirthRowOutcome } from '@udaya/core/births/import-words';
import { errorColumn } from '@udaya/core/knowledge/upload-file';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../platform/csv/write-csv.ts';
import { describeInFile } from './cause-words.ts';
import { describeRows, everyRow } from './list-rows.ts';
import { type ImportDeps, reachImport } from './read-import.ts';
import type { BirthImportRow } from './store.ts';
import { listErrors, readRows } from './store-rows.ts';

interface CsvFile {
  fileName: string;
  bytes: Readable;
}

const nameOf = ({ fileName }: BirthImportRow, what: string) => fileName.replace(/(\.csv)?$/i, `-${what}.csv`);

/** What is not taken and can be mended. */
const mendable: readonly BirthRowOutcome[] = ['refused', 'failed', 'placeOpen', 'placeDropped'];

/** The rows that are not taken, as they were sent, with a last column that says why: to be mended and sent again. */
export async function readErrorsFile(
  ctx: UserCall & ImportDeps,
  { importId }: { importId: string },
): Promise<CsvFile> {
  const found = await reachImport(ctx, importId);
  const columns: CsvColumn<{ cells: readonly string[]; error: string }>[] = [
    ...found.headings.map((heading, index) => [heading, cellAt(index)] as const),
    [errorColumn, ({ error }) => error],
  ];
  return { fileName: nameOf(found, 'errors'), bytes: writeCsv(columns, returnedRows(ctx, found)) };
}

const cellAt =
  (index: number) =>
  ({ cells }: { cells: readonly string[] }) =>
    cells[index] ?? '';

async function* returnedRows(ctx: UserCall & ImportDeps, found: BirthImportRow) {
  for await (const part of everyRow(ctx.system, found, mendable)) {
    const rowNos = part.map(({ rowNo }) => rowNo);
    const rows = await readRows(ctx.db, ctx.peopleKey, found, rowNos);
    const errors = Map.groupBy(
      await listErrors(ctx.db, ctx.peopleKey, found, { limit: 20 * rowNos.length, rowNos }),
      ({ rowNo }) => rowNo,
    );
    const described = new Map(
      (await describeRows(ctx, found, part)).map(({ rowNo, result }) => [rowNo, result]),
    );
    for (const rowNo of rowNos) {
      const own = errors.get(rowNo)?.map((error) => describeInFile(error, found));
      yield { cells: rows.get(rowNo)?.cells ?? [], error: own?.join('; ') ?? described.get(rowNo) ?? '' };
    }
  }
}

/** What became of each row. */
export async function readResultsFile(
  ctx: UserCall & ImportDeps & { publicUrl: () => string },
  { importId }: { importId: string },
): Promise<CsvFile> {
  const found = await reachImport(ctx, importId);
  type Row = Awaited<ReturnType<typeof describeRows>>[number];
  const columns: CsvColumn<Row>[] = [
    [m.import_result_row(), ({ rowNo }) => rowNo],
    [m.import_result_name(), ({ name }) => name],
    [m.import_result_outcome(), ({ result }) => result],
    [
      m.import_result_report(),
      ({ reportId }) => (reportId ? `${ctx.publicUrl()}/enterprise/report-summary/${reportId}` : ''),
    ],
  ];
  async function* rows() {
    for await (const part of everyRow(ctx.system, found)) yield* await describeRows(ctx, found, part);
  }
  return { fileName: nameOf(found, 'results'), bytes: writeCsv(columns, rows()) };
}

type ExampleRow = Partial<Record<BirthColumn, string>>;
const exampleColumns = birthColumns
  .filter(({ name }) => name !== 'lastName')
  .map(({ name, heading }): CsvColumn<ExampleRow> => [heading, (row) => row[name] ?? '']);

/** Births of nobody: each shows another way to write what is asked for. */
const exampleRows: readonly ExampleRow[] = [
  {
    name: 'Kavya Example',
    gender: 'Female',
    dateOfBirth: '2015-07-05',
    timeOfBirth: '07:05 AM',
    timeAccuracy: 'exact',
    place: 'Madurai, Tamil Nadu',
    country: 'India',
    birthType: 'Natural',
    referredBy: 'School',
    mobile: '9876543210',
    city: 'Madurai',
    consent: 'yes',
    evidence: 'Paper form 12',
  },
  {
    name: 'அருண் Example',
    gender: 'm',
    dateOfBirth: '21/11/2012',
    timeOfBirth: '19:40',
    timeAccuracy: 'about 15',
    place: 'Salem',
    birthType: 'Caesarean',
    referredBy: 'Dr. Meena',
    consent: 'yes',
    evidence: 'Paper form 13',
  },
  {
    name: 'Divya Example',
    gender: 'girl',
    dateOfBirth: '03-02-2010',
    timeOfBirth: 'unknown',
    place: 'Thoothukudi',
    birthType: 'Natural',
    referredBy: 'Parents',
    consent: 'yes',
    evidence: 'Letter of 4 May',
  },
];

/** A file with the headings alone. */
export async function readTemplate(): Promise<CsvFile> {
  return { fileName: 'births-template.csv', bytes: writeCsv(exampleColumns, []) };
}

/** A filled file. */
export async function readExample(): Promise<CsvFile> {
  return { fileName: 'births-example.csv', bytes: writeCsv(exampleColumns, exampleRows) };
}
