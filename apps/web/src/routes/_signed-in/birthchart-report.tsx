import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { ListSearch } from '../../features/reports/report-list/list-search.ts';
import { ReportListPage } from '../../features/reports/report-list/report-list-page.tsx';

export const Route = createFileRoute('/_signed-in/birthchart-report')({
  staticData: { title: m.menu_reports, roles: ['user'] },
  validateSearch: ListSearch,
  component: () => <ReportListPage address={{ to: '/birthchart-report', search: Route.useSearch() }} />,
});
