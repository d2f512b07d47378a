import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type BranchListSearch, branchList } from '../../features/groups/branches/branch-list.ts';
import { BranchesPage } from '../../features/groups/branches/branches-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/enterprise/branches')({
  staticData: { title: m.menu_branches, roles: ['groupAdmin'] },
  validateSearch: rawSearch<BranchListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['groupAdmin'],
      deps,
      async () => (await import('../../features/groups/branches/branch-list.ts')).branchList,
    );
  },
  component: () => <BranchesPage search={branchList.read(Route.useSearch())} />,
});
