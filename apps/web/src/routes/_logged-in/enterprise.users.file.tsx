import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { MemberFilePage, readFile } from '../../features/groups/members/file-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/enterprise/users/file')({
  staticData: { title: m.member_file_title, roles: ['groupAdmin', 'branchAdmin'] },
  validateSearch: rawSearch<{ file?: string }>,
  component: () => <MemberFilePage file={readFile(Route.useSearch().file)} />,
});
