import type { ReportPage } from '@udaya/contract/reports';
import { reportScope, type Viewer } from '@udaya/core/access/scope';
import type { Database } from '../../platform/database/database.ts';
import { presentListItem } from './present-list-item.ts';
import { listReportRows, type ReportFilter } from './store.ts';

/** One page of the reports that the viewer may reach. A page beyond the last one is empty. */
export async function listReports(
  db: Database,
  publicUrl: () => string,
  viewer: Viewer,
  filter: ReportFilter,
  page: { page: number; size: number; sortOrder: 'asc' | 'desc' },
): Promise<ReportPage> {
  const { rows, total } = await listReportRows(db, reportScope(viewer), filter, page);
  return {
    userBirthChartList: rows.map((row) => presentListItem(row, viewer.role, publicUrl())),
    totalElements: total,
    size: page.size,
    totalPages: Math.ceil(total / page.size),
  };
}
