import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../shell/data-list/list-search.ts';
import { fetchAhead, roleNow } from '../../api/fetch-ahead.ts';
import { ownReportList, questionOf } from '../../features/reports/report-list/report-lists.ts';
import { ReportListPage } from '../../features/reports/report-list/report-list-page.tsx';

const validateSearch = listSearch(ownReportList);

export const Route = createFileRoute('/_signed-in/birthchart-report')({
  staticData: { title: m.menu_reports, roles: ['user'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    if (roleNow() !== 'user') return;
    fetchAhead(async () =>
      (await import('../../features/reports/report-queries.ts')).reportListQuery('user', questionOf(deps)),
    );
  },
  component: () => <ReportListPage search={Route.useSearch()} />,
});
