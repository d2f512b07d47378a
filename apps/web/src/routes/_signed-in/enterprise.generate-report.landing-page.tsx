import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { LandingPage } from '../../features/reports/group-form/landing-page.tsx';

const word = (pattern: RegExp) => z.catch(z.optional(z.string().check(z.regex(pattern))), undefined);
/** The report that was sent, or the code of its failure and the number of the request. */
const Search = z.object({
  id: word(/^[\w-]{8,64}$/),
  fail: word(/^[a-z_.]{1,60}$/),
  reference: word(/^[\w-]{1,64}$/),
});

export const Route = createFileRoute('/_signed-in/enterprise/generate-report/landing-page')({
  staticData: { title: m.menu_generate, roles: ['groupUser'] },
  validateSearch: Search,
  component: () => <LandingPage {...Route.useSearch()} />,
});
