import { createFileRoute } from '@tanstack/react-router';
import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import type { GroupListSearch } from '../../features/reports/lists/group-lists.ts';
import { GroupReportsPage } from '../../features/reports/lists/group-reports-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/enterprise/report')({
  staticData: { title: m.menu_reports, roles: groupRoles },
  validateSearch: rawSearch<GroupListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(groupRoles, deps, async (role) => {
      const { groupLists } = await import('../../features/reports/lists/group-lists.ts');
      return groupLists[role as keyof typeof groupLists];
    });
  },
  component: () => <GroupReportsPage raw={Route.useSearch()} />,
});
