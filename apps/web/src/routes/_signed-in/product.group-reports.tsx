import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { ProductReportsPage } from '../../features/reports/report-list/product-reports-page.tsx';
import { groupReportList } from '../../features/reports/report-list/report-lists.ts';
import { listSearch } from '../../shell/data-list/list-search.ts';

const validateSearch = listSearch(groupReportList);

export const Route = createFileRoute('/_signed-in/product/group-reports')({
  staticData: { title: m.list_group_title, roles: ['productAdmin'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/reports/report-queries.ts')).productReportsQuery('GROUP', deps),
    );
  },
  component: () => <ProductReportsPage userType="GROUP" search={Route.useSearch()} />,
});
