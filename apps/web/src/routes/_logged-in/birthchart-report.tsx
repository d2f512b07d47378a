import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type OwnListSearch, ownReportList } from '../../features/reports/lists/own-report-list.ts';
import { ReportListPage } from '../../features/reports/lists/report-list-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/birthchart-report')({
  staticData: { title: m.menu_reports, roles: ['user'] },
  validateSearch: rawSearch<OwnListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['user'],
      deps,
      async () => (await import('../../features/reports/lists/own-report-list.ts')).ownReportList,
    );
  },
  component: () => <ReportListPage search={ownReportList.read(Route.useSearch())} />,
});
