import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { MemberFilePage } from '../../features/groups/members/file-page.tsx';

const Search = z.object({ file: z.catch(z.optional(z.string()), undefined) });

export const Route = createFileRoute('/_signed-in/enterprise/users/file')({
  staticData: { title: m.members_file_title, roles: ['groupAdmin', 'branchAdmin'] },
  validateSearch: (search) => Search.parse(search),
  component: () => <MemberFilePage file={Route.useSearch().file} />,
});
