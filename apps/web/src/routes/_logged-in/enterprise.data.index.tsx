import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type AccessSearch, accessList } from '../../features/group-data/access-list.ts';
import { AccessPage } from '../../features/group-data/access-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/enterprise/data/')({
  staticData: { title: m.menu_group_data, roles: ['groupAdmin'] },
  validateSearch: rawSearch<AccessSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['groupAdmin'],
      deps,
      async () => (await import('../../features/group-data/access-list.ts')).accessList,
    );
  },
  component: () => <AccessPage search={accessList.read(Route.useSearch())} />,
});
