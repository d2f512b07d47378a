import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { HeldReportPage } from '../../features/group-data/held-report-page.tsx';

export const Route = createFileRoute('/_logged-in/enterprise/data/reports/$id')({
  staticData: { title: m.menu_group_data, roles: ['groupAdmin'] },
  loader: ({ params: { id } }) => {
    fetchAhead(['groupAdmin'], async () =>
      (await import('../../features/group-data/group-data-queries.ts')).heldReportQuery(id),
    );
  },
  component: () => {
    const { id } = Route.useParams();
    return <HeldReportPage key={id} id={id} />;
  },
});
