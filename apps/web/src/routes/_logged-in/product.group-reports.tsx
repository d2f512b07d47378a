import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { ProductReportsPage } from '../../features/reports/lists/product-reports-page.tsx';
import { groupReportList, type ReportListSearch } from '../../features/reports/lists/report-lists.ts';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/group-reports')({
  staticData: { title: m.report_list_group_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<ReportListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['productAdmin'],
      deps,
      async () => (await import('../../features/reports/lists/report-lists.ts')).groupReportList,
    );
  },
  component: () => <ProductReportsPage userType="GROUP" search={groupReportList.read(Route.useSearch())} />,
});
