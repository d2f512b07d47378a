import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type GroupListSearch, readGroupSearch } from '../../features/groups/product/group-list.ts';
import { GroupListPage } from '../../features/groups/product/group-list-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/product/groups/')({
  staticData: { title: m.groups_menu, roles: ['productAdmin'] },
  validateSearch: rawSearch<GroupListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () => {
      const { groupListQuery } = await import('../../features/groups/product/product-group-queries.ts');
      const list = await import('../../features/groups/product/group-list.ts');
      return groupListQuery(list.questionOf(list.readGroupSearch(deps)));
    });
  },
  component: () => <GroupListPage search={readGroupSearch(Route.useSearch())} />,
});
