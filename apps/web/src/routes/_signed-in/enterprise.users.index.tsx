import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type MemberSearch, readMemberSearch } from '../../features/groups/members/member-list.ts';
import { MembersPage } from '../../features/groups/members/members-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/enterprise/users/')({
  staticData: { title: m.menu_users, roles: ['groupAdmin', 'branchAdmin'] },
  validateSearch: rawSearch<MemberSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['groupAdmin', 'branchAdmin'], async () => {
      const { memberListQuery } = await import('../../features/groups/members/member-queries.ts');
      const list = await import('../../features/groups/members/member-list.ts');
      return memberListQuery(list.memberQuestionOf(list.readMemberSearch(deps)));
    });
  },
  component: () => <MembersPage search={readMemberSearch(Route.useSearch())} />,
});
