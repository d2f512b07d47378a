import type { AdminReportPage, ReportPage } from '@udaya/contract/reports';
import { presentMoon } from '@udaya/core/reports/present-report';
import { caseOf, sightOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { startOfDay } from '../../platform/locale/start-of-day.ts';
import { presentListItem } from './present-list-item.ts';
import { type ProductQuery, productFilter } from './product-filter.ts';
import { describeMoon } from './report-text.ts';
import { countReports, findMoons, type ListPage, listReportRows } from './store-lists.ts';

interface ListPorts {
  publicUrl: () => string;
}

interface OwnQuery extends ListPage {
  name?: string | undefined;
  reportCreatedDate?: string | undefined;
  timeZone?: string | undefined;
}

/** One page of the reports that the viewer may reach. A page beyond the last one is empty. */
export async function listReports(ctx: UserCall & ListPorts, query: OwnQuery): Promise<ReportPage> {
  const filter = {
    createdFrom: startOfDay(query.reportCreatedDate, query.timeZone),
    nameContains: query.name || undefined,
  };
  const { rows, total } = await listReportRows(ctx.db, filter, query);
  return {
    userBirthChartList: rows.map((row) => presentListItem(row, ctx.viewer.role, ctx.publicUrl())),
    ...pageOf(query, total),
  };
}

/** The same for the product admin: with the Moon's sign and lunar mansion of each report that is written. */
export async function listProductReports(
  ctx: UserCall & ListPorts,
  query: ProductQuery & ListPage,
): Promise<AdminReportPage> {
  const { rows, total } = await listReportRows(ctx.db, productFilter(query), query);
  // What an earlier version says does not hold for details that were corrected since.
  const moons = await findMoons(
    ctx.db,
    rows.filter(({ stage }) => stage === 'ready'),
  );
  return {
    userBirthChartList: rows.map((row) => {
      const moon = moons.get(row.id);
      const seen = moon ? presentMoon(moon, sightOf(ctx.viewer.role, caseOf(row))) : { signs: [] };
      return { ...presentListItem(row, ctx.viewer.role, ctx.publicUrl()), ...describeMoon(seen) };
    }),
    ...pageOf(query, total),
  };
}

const pageOf = ({ size }: ListPage, total: number) => ({
  totalElements: total,
  totalIsExact: true,
  size,
  totalPages: Math.ceil(total / size),
});

/** How many reports the viewer may reach. */
export async function countOwnReports({ db }: { db: TenantDb }): Promise<{ totalCount: number }> {
  return { totalCount: await countReports(db) };
}
