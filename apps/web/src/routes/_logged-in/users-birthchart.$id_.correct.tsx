import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { CorrectReportPage } from '../../features/reports/corrections/correct-report-page.tsx';

const Search = z.object({ step: z.catch(z.optional(z.literal('check')), undefined) });

export const Route = createFileRoute('/_logged-in/users-birthchart/$id_/correct')({
  staticData: { title: m.correction_title, roles: ['user'] },
  validateSearch: Search,
  component: () => {
    const { id } = Route.useParams();
    return <CorrectReportPage key={id} id={id} step={Route.useSearch().step ?? 'fill'} />;
  },
});
