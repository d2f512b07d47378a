import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { ownReportList } from '../../features/reports/report-list/own-report-list.ts';
import { ReportListPage } from '../../features/reports/report-list/report-list-page.tsx';
import { listSearch } from '../../shell/data-list/list-search.ts';

const validateSearch = listSearch(ownReportList);

export const Route = createFileRoute('/_signed-in/birthchart-report')({
  staticData: { title: m.menu_reports, roles: ['user'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['user'], async () =>
      (await import('../../features/reports/report-queries.ts')).ownReportsQuery(deps),
    );
  },
  component: () => <ReportListPage search={Route.useSearch()} />,
});
