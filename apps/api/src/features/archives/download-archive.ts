import { Readable } from 'node:stream';
import { Failure } from '@udaya/core/failure';
import { productTimeZone } from '@udaya/core/product-time-zone';
import type { LeftOutReason } from '@udaya/core/reports/archive-words';
import { isoDayIn } from '@udaya/format/format-instant';
import * as m from '@udaya/messages';
import yazl from 'yazl';
import type { UserCall } from '../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../platform/csv/write-csv.ts';
import { listPrintable, type PrintableReport } from '../reports/reading/list-printable.ts';
import { findArchive, findFile, listItems, type StoredArchive } from './store.ts';

type Item = Awaited<ReturnType<typeof listItems>>[number];

/** A line of the index: of a report that is not open any more nothing but its number. */
interface Line extends Item {
  report: PrintableReport | undefined;
  isIn: boolean;
}

const reasons: Record<LeftOutReason, () => string> = {
  notReady: m.archive_left_out_not_ready,
  failed: m.archive_left_out_failed,
  closed: m.archive_left_out_closed,
};

const columns: readonly CsvColumn<Line>[] = [
  ['number', ({ place }) => place],
  ['file', ({ isIn, fileName }) => (isIn ? fileName : null)],
  ['name', ({ report }) => report?.name ?? null],
  ['dateOfBirth', ({ report }) => report?.dateOfBirth ?? null],
  ['refferedBy', ({ report }) => report?.referredBy ?? null],
  ['branch', ({ report }) => report?.whose.branch ?? null],
  ['user', ({ report }) => report?.whose.user ?? null],
  ['createdDate', ({ report }) => report?.createdAt.toISOString() ?? null],
  ['report', ({ reportId }) => reportId],
  ['result', ({ isIn, leftOut }) => (isIn ? m.archive_index_in() : reasons[leftOut ?? 'closed']())],
];

/**
 * An archive as a ZIP, put together while it is sent: the PDFs that are open to the actor by now, each counted as downloaded, and an
 * index of all that was asked for.
 * @throws Failure `record.missing` for one of somebody else, `archive.not_ready`, `archive.expired`
 */
export async function downloadArchive(
  ctx: UserCall,
  { id }: { id: string },
): Promise<{ fileName: string; bytes: Readable }> {
  const archive = await findArchive(ctx.db, id);
  if (!archive) throw new Failure('record.missing');
  if (archive.expiresAt.getTime() <= Date.now()) throw new Failure('archive.expired');
  if (archive.state !== 'ready') throw new Failure('archive.not_ready');
  const items = await listItems(ctx.db, archive);
  const open = await listPrintable(
    ctx,
    items.map(({ reportId }) => reportId),
  );
  const lines = items.map((item): Line => {
    const report = open.get(item.reportId);
    return { ...item, report, isIn: report !== undefined && item.fileName !== null };
  });
  const within = lines.filter(({ isIn }) => isIn);
  await ctx.audit(ctx.db, 'archive.downloaded', { targetId: id });
  await Promise.all(within.map(({ reportId }) => ctx.auditReading('report.downloaded', reportId)));
  return {
    fileName: `AIReports_${isoDayIn(new Date(), productTimeZone)}.zip`,
    bytes: zipOf(ctx, archive, lines, within),
  };
}

function zipOf(
  { db }: UserCall,
  archive: StoredArchive,
  lines: readonly Line[],
  within: readonly Line[],
): Readable {
  const zip = new yazl.ZipFile();
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => stream.destroy(error));
  zip.addReadStream(writeCsv(columns, lines), 'index.csv');
  for (const { reportId, fileName } of within) {
    // Read when it is its turn, so that one PDF at a time is in memory.
    zip.addReadStreamLazy(fileName ?? reportId, { compress: false }, (take) => {
      findFile(db, archive, reportId).then(
        (bytes) => {
          if (bytes) take(null, Readable.from([bytes]));
          // Erased while the others were sent: whoever asks again gets the rest, with an index that says so.
          else take(new Error('A report of the archive is gone.'), Readable.from([]));
        },
        (error: Error) => take(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return stream;
}
