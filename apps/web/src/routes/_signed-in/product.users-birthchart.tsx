import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { ProductListSearch } from '../../features/reports/report-list/list-search.ts';
import { ReportListPage } from '../../features/reports/report-list/report-list-page.tsx';

export const Route = createFileRoute('/_signed-in/product/users-birthchart')({
  staticData: { title: m.menu_reports, roles: ['productAdmin'] },
  validateSearch: ProductListSearch,
  component: () => (
    <ReportListPage address={{ to: '/product/users-birthchart', search: Route.useSearch() }} />
  ),
});
