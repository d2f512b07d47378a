import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { ReportPage } from '../../features/reports/report-detail/report-page.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/report-summary/$id')({
  staticData: { title: m.report_title, roles: ['productAdmin'] },
  loader: ({ params: { id }, cause }) => {
    // To read a report is to have opened it: the read is kept. A link pointed at must not.
    if (cause === 'preload') return;
    fetchAhead(['productAdmin'], async (role) =>
      (await import('../../features/reports/report-queries.ts')).reportQuery(role, id, undefined, 'GROUP'),
    );
  },
  component: () => {
    const { id } = Route.useParams();
    return <ReportPage key={id} id={id} userType="GROUP" />;
  },
});
