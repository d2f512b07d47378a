import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type MemberSearch, memberList } from '../../features/groups/members/member-list.ts';
import { MembersPage } from '../../features/groups/members/members-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/enterprise/users/')({
  staticData: { title: m.menu_users, roles: ['groupAdmin', 'branchAdmin'] },
  validateSearch: rawSearch<MemberSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['groupAdmin', 'branchAdmin'],
      deps,
      async () => (await import('../../features/groups/members/member-list.ts')).memberList,
    );
  },
  component: () => <MembersPage search={memberList.read(Route.useSearch())} />,
});
