import type { Readable } from 'node:stream';
import { Failure } from '@udaya/core/failure';
import { foldColumnName } from '@udaya/core/files/csv-file';
import { errorColumn, type FileKind, type UploadColumn } from '@udaya/core/knowledge/upload-file';
import { baseLocale, type Locale } from '@udaya/core/locale';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { UserCall } from '../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../platform/csv/write-csv.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { type KnowledgeBase, readCurrentTexts } from './store.ts';
import {
  countRows,
  findUpload,
  listRowlessErrors,
  readRowsAfter,
  type StoredUpload,
  type StoredUploadError,
  type UploadedRow,
} from './store-uploads.ts';
import { fileColumns, fileRows } from './text-file.ts';
import { describeInFile } from './upload-words.ts';

interface CsvFile {
  fileName: string;
  bytes: Readable;
}

/** A row of the file that is given back. */
interface ReturnedRow {
  cells: readonly string[];
  errors: readonly StoredUploadError[];
}

const rowsAtOnce = 1_000;

/** The file as it was sent, with a last column that says what is wrong with each row. */
export async function readUploadErrors({ db }: UserCall, { batchId }: { batchId: string }): Promise<CsvFile> {
  const upload = await findUpload(db, batchId);
  if (!upload) throw new Failure('record.missing');
  if (upload.usedAt || (await countRows(db, batchId)) !== upload.rowCount)
    throw new Failure('upload.expired');
  const kept = [...upload.headings.entries()].filter(([, name]) => name.toLowerCase() !== errorColumn);
  const columns: CsvColumn<ReturnedRow>[] = kept.map(([index, name]) => [
    name,
    ({ cells }) => cells[index] ?? '',
  ]);
  columns.push([
    errorColumn,
    ({ errors }) => errors.map((error) => describeInFile(error, upload)).join('; '),
  ]);
  return {
    fileName: upload.fileName.replace(/(\.csv)?$/i, '-errors.csv'),
    bytes: writeCsv(columns, returnedRows(db, upload)),
  };
}

/** What concerns the heading comes first, what could not be read last: neither is a row of the file. */
async function* returnedRows(db: TenantDb, upload: StoredUpload): AsyncGenerator<ReturnedRow> {
  const rowless = await listRowlessErrors(db, upload.id);
  let rowNo = 0;
  const pass = (before: number) => {
    const passed = rowless.filter((error) => error.rowNo > rowNo && error.rowNo < before);
    return passed.map((error) => ({ cells: [], errors: [error] }));
  };
  for (;;) {
    const rows = await readRowsAfter(db, upload.id, rowNo, rowsAtOnce);
    for (const { row, errors } of rows) {
      yield* pass(row.rowNo);
      yield { cells: cellsOf(upload, row), errors };
      rowNo = row.rowNo;
    }
    if (rows.length < rowsAtOnce) break;
  }
  yield* pass(Number.POSITIVE_INFINITY);
}

function cellsOf({ headings }: StoredUpload, row: UploadedRow): string[] {
  const own: Record<string, string | null> = {
    planet: row.planet,
    position: row.position,
    descriptiontitle: row.title,
    description: row.text,
    key: row.key,
    text: row.text,
    ageband: row.ageBand,
    tags: row.tags,
    reviewed: row.reviewed,
    kind: row.kind,
    wording: row.wording,
  };
  return headings.map((name, index) => row.others?.[index] ?? own[foldColumnName(name)] ?? '');
}

interface FileAsked {
  reportType: ReportType;
  lang: Locale;
  part?: FileKind | undefined;
}

type FileRow = Partial<Record<UploadColumn, string>>;
const csvColumns = (part: FileKind, reportType: ReportType) =>
  fileColumns(part, reportType).map((name): CsvColumn<FileRow> => [name, (row) => row[name] ?? '']);

const nameOf = ({ reportType, lang }: KnowledgeBase, part: FileKind, what: string) =>
  `${reportType}${part === 'frame' ? '-frame' : ''}-${what}${lang === baseLocale ? '' : `-${lang}`}.csv`;

/** A file with the heading of an upload. */
export async function readUploadTemplate(
  _ctx: UserCall,
  { reportType, lang, part = 'passages' }: FileAsked,
): Promise<CsvFile> {
  return {
    fileName: nameOf({ reportType, lang }, part, 'template'),
    bytes: writeCsv(csvColumns(part, reportType), []),
  };
}

/** A filled file: what is active, so that whoever edits and uploads it changes only what was edited. */
export async function readUploadExample(
  { db }: UserCall,
  { reportType, lang, part = 'passages' }: FileAsked,
): Promise<CsvFile> {
  const texts = await readCurrentTexts(db, { reportType, lang });
  return {
    fileName: nameOf({ reportType, lang }, part, 'example'),
    bytes: writeCsv(csvColumns(part, reportType), fileRows(part, texts)),
  };
}
