import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { productGroupList, questionOf } from '../../features/groups/product/group-list.ts';
import { GroupListPage } from '../../features/groups/product/group-list-page.tsx';
import { listSearch } from '../../shell/data-list/list-search.ts';

export const Route = createFileRoute('/_signed-in/product/groups/')({
  staticData: { title: m.groups_menu, roles: ['productAdmin'] },
  validateSearch: listSearch(productGroupList),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/groups/product/product-group-queries.ts')).groupListQuery(
        questionOf(deps),
      ),
    );
  },
  component: () => <GroupListPage search={Route.useSearch()} />,
});
