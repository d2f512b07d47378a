import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { OwnBranchNote } from '../../features/groups/own-branch-note.tsx';
import { GroupBirthPage } from '../../features/reports/intake/group-birth-page.tsx';

const Search = z.object({ step: z.catch(z.optional(z.literal('check')), undefined) });

export const Route = createFileRoute('/_logged-in/enterprise/generate-report/')({
  staticData: { title: m.menu_generate, roles: ['groupUser'] },
  validateSearch: Search,
  component: () => (
    <>
      <OwnBranchNote />
      <GroupBirthPage step={Route.useSearch().step ?? 'fill'} />
    </>
  ),
});
