import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { LandingPage } from '../../features/reports/intake/landing-page.tsx';

const word = z.catch(z.optional(z.string()), undefined);
const Search = z.object({ id: word, fail: word, reference: word });

export const Route = createFileRoute('/_logged-in/enterprise/generate-report/landing-page')({
  staticData: { title: m.menu_generate, roles: ['groupUser'] },
  validateSearch: Search,
  component: () => <LandingPage {...Route.useSearch()} />,
});
