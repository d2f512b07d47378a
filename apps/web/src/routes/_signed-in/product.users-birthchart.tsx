import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { ProductReportsPage } from '../../features/reports/report-list/product-reports-page.tsx';
import { type ReportListSearch, readReportSearch } from '../../features/reports/report-list/report-lists.ts';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/product/users-birthchart')({
  staticData: { title: m.menu_reports, roles: ['productAdmin'] },
  validateSearch: rawSearch<ReportListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () => {
      const { productReportsQuery } = await import('../../features/reports/report-queries.ts');
      const { readReportSearch: read } = await import('../../features/reports/report-list/report-lists.ts');
      return productReportsQuery('ASTROUSER', read.ASTROUSER(deps));
    });
  },
  component: () => (
    <ProductReportsPage userType="ASTROUSER" search={readReportSearch.ASTROUSER(Route.useSearch())} />
  ),
});
