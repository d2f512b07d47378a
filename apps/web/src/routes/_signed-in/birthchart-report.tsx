import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type OwnListSearch, readOwnSearch } from '../../features/reports/report-list/own-report-list.ts';
import { ReportListPage } from '../../features/reports/report-list/report-list-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/birthchart-report')({
  staticData: { title: m.menu_reports, roles: ['user'] },
  validateSearch: rawSearch<OwnListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['user'], async () => {
      const { ownReportsQuery } = await import('../../features/reports/report-queries.ts');
      const list = await import('../../features/reports/report-list/own-report-list.ts');
      return ownReportsQuery(list.readOwnSearch(deps));
    });
  },
  component: () => <ReportListPage search={readOwnSearch(Route.useSearch())} />,
});
