import type { Readable } from 'node:stream';
import type { GroupReportListItem } from '@udaya/contract/group-reports';
import { type AdminReportListItem, exportedReports, type productReports } from '@udaya/contract/reports';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { isoDayIn } from '@udaya/format/format-instant';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../../platform/csv/write-csv.ts';
import { noteReader } from '../openings/openings.ts';
import { listReportsOf } from '../record/store-lists.ts';
import { findGroupReportIds, type GroupQuery, presentGroupRows } from './list-group-reports.ts';
import { presentFound, type SearchDeps } from './list-reports.ts';
import { productFilter } from './product-filter.ts';
import { searchInParts } from './store-search.ts';

const rowsAtOnce = 500;

/** The record of a list by its own names, then whose it is; what its page alone needs, such as what can be done, is left out. */
const columns: CsvColumn<Partial<AdminReportListItem>>[] = [
  ...(
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
  ).map((field): CsvColumn<Partial<AdminReportListItem>> => [field, (row) => row[field] ?? null]),
  ...(['account', 'user', 'group', 'branch'] as const).map(
    (field): CsvColumn<Partial<AdminReportListItem>> => [field, ({ whose }) => whose?.[field] ?? null],
  ),
];

/**
 * All reports that the product admin's filters let through, in the order of the list, as a CSV file that is read as it is written. Each
 * counts as opened, for the purpose that is given.
 * Where there are more than an export holds, its last line says so.
 * @throws Failure `request.invalid` on a filter that names nothing.
 */
export async function exportProductReports(
  ctx: UserCall & SearchDeps,
  { sortOrder, purpose, ...query }: output<typeof productReports.export.query>,
  atMost = exportedReports,
): Promise<{ fileName: string; bytes: Readable }> {
  const asked = productFilter(query, ctx.peopleKey);
  await ctx.audit(ctx.db, 'reports.exported', {});
  const found: string[] = [];
  for await (const ids of searchInParts(ctx.db, asked, { size: rowsAtOnce, sortOrder })) {
    found.push(...ids);
    if (found.length > atMost) break;
  }
  const ids = found.slice(0, atMost);
  await noteReader(ctx, ids, purpose || null);
  const cut = { id: m.report_list_export_cut({ count: formatNumber(atMost, ctx.locale) }) };
  async function* rows(): AsyncGenerator<Partial<AdminReportListItem>> {
    for (let from = 0; from < ids.length; from += rowsAtOnce)
      yield* await presentFound(ctx, ids.slice(from, from + rowsAtOnce));
    if (found.length > atMost) yield cut;
  }
  const kind = asked.userType === 'GROUP' ? 'group-reports' : 'reports';
  return {
    fileName: `${kind}-${isoDayIn(new Date(), productTimeZone)}.csv`,
    bytes: writeCsv(columns, rows()),
  };
}

/** The record of a group's list, with where the report belongs, and of a student class and section. */
const groupColumns: CsvColumn<Partial<GroupReportListItem>>[] = [
  ...(
    [
      'id',
      'name',
      'studentClass',
      'section',
      'gender',
      'dateOfBirth',
      'timeOfBirth',
      'timeAccuracy',
      'placeOfBirth',
      'reportType',
      'refferedBy',
      'createdDate',
      'stage',
    ] as const
  ).map((field): CsvColumn<Partial<GroupReportListItem>> => [field, (row) => row[field] ?? null]),
  ...(['branch', 'user'] as const).map(
    (field): CsvColumn<Partial<GroupReportListItem>> => [field, ({ whose }) => whose?.[field] ?? null],
  ),
];

/** All reports of a group that the filters of the actor's role let through, in the order of the list, as a CSV file. Where there are more than an export holds, its last line says so. */
export async function exportGroupList(
  ctx: UserCall & SearchDeps,
  query: GroupQuery & { sortOrder: 'asc' | 'desc' },
  atMost = exportedReports,
): Promise<{ fileName: string; bytes: Readable }> {
  await ctx.audit(ctx.db, 'reports.exported', {});
  const { ids, more } = await findGroupReportIds(ctx, query, atMost);
  const cut = { id: m.report_list_export_cut({ count: formatNumber(atMost, ctx.locale) }) };
  async function* rows(): AsyncGenerator<Partial<GroupReportListItem>> {
    for (let from = 0; from < ids.length; from += rowsAtOnce)
      yield* await presentGroupRows(ctx, await listReportsOf(ctx.db, ids.slice(from, from + rowsAtOnce)));
    if (more) yield cut;
  }
  return {
    fileName: `reports-${isoDayIn(new Date(), productTimeZone)}.csv`,
    bytes: writeCsv(groupColumns, rows()),
  };
}
