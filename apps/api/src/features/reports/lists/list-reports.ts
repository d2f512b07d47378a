import type {
  AdminReportContentPage,
  AdminReportListItem,
  AdminReportPage,
  ReportPage,
} from '@udaya/contract/reports';
import { presentMoon } from '@udaya/core/reports/present-moon';
import { caseOf, permissionsOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../../platform/call-context.ts';
import type { ListTotal } from '../../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../../platform/database/handles.ts';
import { startOfDay } from '../../../platform/locale/start-of-day.ts';
import { presentListItem } from '../record/present-list-item.ts';
import { describeMoon } from '../record/report-text.ts';
import {
  countReports,
  countReportsSince,
  findMoons,
  type ListPage,
  listReportRows,
  listReportsOf,
} from '../record/store-lists.ts';
import { findWhose, nobodys } from '../record/store-whose.ts';
import { type ProductQuery, productFilter } from './product-filter.ts';
import { searchReports } from './store-search.ts';

export interface ListDeps {
  publicUrl: () => string;
}

export interface SearchDeps extends ListDeps {
  /** Mobile numbers are sealed under it, and found by what it makes of them. */
  peopleKey: Buffer;
}

interface OwnQuery extends ListPage {
  name?: string | undefined;
  reportCreatedDate?: string | undefined;
  timeZone?: string | undefined;
}

/** One page of the reports that the actor may reach. A page beyond the last one is empty. */
export async function listReports(ctx: UserCall & ListDeps, query: OwnQuery): Promise<ReportPage> {
  const filter = {
    createdFrom: startOfDay(query.reportCreatedDate, query.timeZone),
    nameContains: query.name,
  };
  const { rows, total } = await listReportRows(ctx.db, filter, query);
  return {
    userBirthChartList: rows.map((row) => presentListItem(row, ctx.actor.role, ctx.publicUrl())),
    ...pageOf(query, { total, totalIsExact: true }),
  };
}

/** The same for the product admin, of all consumers or of all groups: with the Moon's sign and lunar mansion of each report that is written. */
export async function listProductReports(
  ctx: UserCall & SearchDeps,
  query: ProductQuery & ListPage,
): Promise<AdminReportPage> {
  const { ids, ...counted } = await searchReports(ctx.db, productFilter(query, ctx.peopleKey), query);
  return { userBirthChartList: await presentFound(ctx, ids), ...pageOf(query, counted) };
}

/** The same in the variant that names its rows `content`, too. */
export async function listProductContent(
  ctx: UserCall & SearchDeps,
  query: ProductQuery & ListPage,
): Promise<AdminReportContentPage> {
  const page = await listProductReports(ctx, query);
  const { userBirthChartList: content } = page;
  return { ...page, content, page: query.page, numberOfElements: content.length };
}

/** Reports that were found, in their order, as the product admin's lists show them. */
export async function presentFound(
  { db, actor, publicUrl }: UserCall & ListDeps,
  ids: readonly string[],
): Promise<AdminReportListItem[]> {
  const rows = await listReportsOf(db, ids);
  // What an earlier version says does not hold for details that were corrected since.
  const moons = await findMoons(
    db,
    rows.filter(({ stage }) => stage === 'ready'),
  );
  const whose = await findWhose(db, ids);
  return rows.map((row) => {
    const moon = moons.get(row.id);
    const seen = moon
      ? presentMoon(moon, permissionsOf(actor.role, caseOf(row)), row.timeAccuracy)
      : { signs: [] };
    return {
      ...presentListItem(row, actor.role, publicUrl()),
      whose: whose.get(row.id) ?? nobodys,
      birthType: row.birthType,
      timeZone: Math.round(row.offsetSeconds / 60),
      ...describeMoon(seen),
    };
  });
}

/** How many there are, as a page says it. */
export const pageOf = ({ size }: ListPage, { total, totalIsExact }: ListTotal) => ({
  totalElements: total,
  totalIsExact,
  size,
  totalPages: Math.ceil(total / size),
});

/** How many reports the actor may reach. */
export async function countOwnReports({
  db,
}: {
  db: TenantDb;
}): Promise<{ totalCount: number; newThisWeek: number }> {
  const weekAgo = new Date(Date.now() - 7 * 86_400_000);
  return {
    totalCount: await countReports(db),
    newThisWeek: await countReportsSince(db, weekAgo),
  };
}
