import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '../../features/reports/report-detail/report-page.tsx';

export const Route = createFileRoute('/_signed-in/users-birthchart/$id')({
  staticData: { title: m.report_title, roles: ['user', 'productAdmin'] },
  component: () => {
    const { id } = Route.useParams();
    return <ReportPage key={id} id={id} />;
  },
});
