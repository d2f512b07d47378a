import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type BranchListSearch, readBranchSearch } from '../../features/groups/branches/branch-list.ts';
import { BranchesPage } from '../../features/groups/branches/branches-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/enterprise/branches')({
  staticData: { title: m.menu_branches, roles: ['groupAdmin'] },
  validateSearch: rawSearch<BranchListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['groupAdmin'], async () => {
      const { branchListQuery } = await import('../../features/groups/branches/branch-queries.ts');
      const list = await import('../../features/groups/branches/branch-list.ts');
      return branchListQuery(list.branchQuestionOf(list.readBranchSearch(deps)));
    });
  },
  component: () => <BranchesPage search={readBranchSearch(Route.useSearch())} />,
});
