import type { Readable } from 'node:stream';
import { type AdminReportListItem, exportedReports, type productReports } from '@udaya/contract/reports';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { isoDayIn } from '@udaya/format/format-instant';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../platform/csv/write-csv.ts';
import { presentFound, type SearchPorts } from './list-reports.ts';
import { productFilter } from './product-filter.ts';
import { searchInParts } from './store-search.ts';

const rowsAtOnce = 500;

/** The record of a list by its own names; what its page alone needs, such as what can be done, is left out. */
const columns = (
  [
    'id',
    'userType',
    'name',
    'gender',
    'dateOfBirth',
    'timeOfBirth',
    'timeAccuracy',
    'placeOfBirth',
    'timeZone',
    'birthType',
    'reportType',
    'refferedBy',
    'createdDate',
    'paymentStatus',
    'stage',
    'chandraRasi',
    'nakshatra',
  ] as const
).map((field): CsvColumn<Partial<AdminReportListItem>> => [field, (row) => row[field] ?? null]);

/**
 * All reports that the product admin's filters let through, in the order of the list, as a CSV file that is read as it is written.
 * Where there are more than an export holds, its last line says so.
 * @throws Failure `request.invalid` on a filter that names nothing.
 */
export async function exportProductReports(
  ctx: UserCall & SearchPorts,
  { sortOrder, ...query }: output<typeof productReports.export.query>,
  atMost = exportedReports,
): Promise<{ fileName: string; bytes: Readable }> {
  const asked = productFilter(query, ctx.peopleKey);
  await ctx.audit(ctx.db, 'reports.exported', {});
  const cut = { id: m.export_cut({ count: formatNumber(atMost, ctx.locale) }) };
  async function* rows(): AsyncGenerator<Partial<AdminReportListItem>> {
    let written = 0;
    for await (const ids of searchInParts(ctx.db, asked, { size: rowsAtOnce, sortOrder })) {
      const room = atMost - written;
      yield* await presentFound(ctx, ids.slice(0, room));
      written += ids.length;
      if (ids.length > room) yield cut;
      if (written > atMost) return;
    }
  }
  const kind = asked.userType === 'GROUP' ? 'group-reports' : 'reports';
  return {
    fileName: `${kind}-${isoDayIn(new Date(), productTimeZone)}.csv`,
    bytes: writeCsv(columns, rows()),
  };
}
