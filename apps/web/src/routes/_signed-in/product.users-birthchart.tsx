import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { ProductReportsPage } from '../../features/reports/report-list/product-reports-page.tsx';
import { productReportList } from '../../features/reports/report-list/report-lists.ts';
import { listSearch } from '../../shell/data-list/list-search.ts';

const validateSearch = listSearch(productReportList);

export const Route = createFileRoute('/_signed-in/product/users-birthchart')({
  staticData: { title: m.menu_reports, roles: ['productAdmin'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/reports/report-queries.ts')).productReportsQuery('ASTROUSER', deps),
    );
  },
  component: () => <ProductReportsPage userType="ASTROUSER" search={Route.useSearch()} />,
});
