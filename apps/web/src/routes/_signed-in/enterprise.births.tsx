import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { BirthsFilePage } from '../../features/reports/imports/births-file-page.tsx';

const Search = z.object({
  import: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))), undefined),
});

export const Route = createFileRoute('/_signed-in/enterprise/births')({
  staticData: { title: m.menu_bulk_births, roles: ['groupAdmin', 'groupUser'] },
  validateSearch: (search) => Search.parse(search),
  component: () => <BirthsFilePage importId={Route.useSearch().import} />,
});
