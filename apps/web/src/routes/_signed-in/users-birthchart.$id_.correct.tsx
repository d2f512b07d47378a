import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { CorrectReportPage } from '../../features/reports/correction/correct-report-page.tsx';

export const Route = createFileRoute('/_signed-in/users-birthchart/$id_/correct')({
  staticData: { title: m.correct_title, roles: ['user'] },
  component: () => {
    const { id } = Route.useParams();
    return <CorrectReportPage key={id} id={id} />;
  },
});
