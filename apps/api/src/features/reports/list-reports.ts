import type { AdminReportPage, ReportPage } from '@udaya/contract/reports';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import { presentMoon } from '@udaya/core/reports/present-report';
import { sightOf } from '@udaya/core/reports/report-policy';
import type { Database } from '../../platform/database/database.ts';
import { describeMoon } from './describe-moon.ts';
import { presentListItem } from './present-list-item.ts';
import { findMoons, listReportRows, type ListPage, type ReportFilter } from './store-lists.ts';

/** One page of the reports that the viewer may reach. A page beyond the last one is empty. */
export async function listReports(
  db: Database,
  publicUrl: () => string,
  viewer: Viewer,
  filter: ReportFilter,
  page: ListPage,
): Promise<ReportPage> {
  const { rows, total } = await listReportRows(db, reportScope(viewer), filter, page);
  return {
    userBirthChartList: rows.map((row) => presentListItem(row, viewer.role, publicUrl())),
    totalElements: total,
    size: page.size,
    totalPages: Math.ceil(total / page.size),
  };
}

/** The same with the Moon's sign and lunar mansion of each report that is written. */
export async function listReportsWithMoon(
  db: Database,
  publicUrl: () => string,
  viewer: Viewer,
  filter: ReportFilter,
  page: ListPage,
): Promise<AdminReportPage> {
  const answer = await listReports(db, publicUrl, viewer, filter, page);
  const reports = answer.userBirthChartList;
  // What an earlier version says does not hold for details that were corrected since.
  const written = reports.filter(({ stage }) => stage === 'ready').map(({ id }) => id);
  const moons = await findMoons(db, written);
  return {
    ...answer,
    userBirthChartList: reports.map((report) => {
      const moon = moons.get(report.id);
      const seen = moon ? presentMoon(moon, sightOf(viewer.role, report)) : { signs: [] };
      return { ...report, ...describeMoon(seen) };
    }),
  };
}
