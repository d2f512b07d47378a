import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { GenerateReportPage } from '../../features/reports/intake/generate-report-page.tsx';

const Search = z.object({ step: z.catch(z.optional(z.literal('check')), undefined) });

export const Route = createFileRoute('/_logged-in/generate-birthchart')({
  staticData: { title: m.menu_generate, roles: ['user'] },
  validateSearch: Search,
  component: () => <GenerateReportPage step={Route.useSearch().step ?? 'fill'} />,
});
