import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type GroupListSearch, productGroupList } from '../../features/groups/product/group-list.ts';
import { GroupListPage } from '../../features/groups/product/group-list-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/groups/')({
  staticData: { title: m.menu_groups, roles: ['productAdmin'] },
  validateSearch: rawSearch<GroupListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['productAdmin'],
      deps,
      async () => (await import('../../features/groups/product/group-list.ts')).productGroupList,
    );
  },
  component: () => <GroupListPage search={productGroupList.read(Route.useSearch())} />,
});
