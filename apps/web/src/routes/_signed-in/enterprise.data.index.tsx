import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type AccessSearch, readAccessSearch } from '../../features/group-data/access-list.ts';
import { AccessPage } from '../../features/group-data/access-page.tsx';
import { usualSize } from '../../shell/data-list/list-search.ts';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/enterprise/data/')({
  staticData: { title: m.menu_group_data, roles: ['groupAdmin'] },
  validateSearch: rawSearch<AccessSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['groupAdmin'], async () => {
      const { accessesQuery } = await import('../../features/group-data/group-data-queries.ts');
      const { readAccessSearch: read } = await import('../../features/group-data/access-list.ts');
      const { page = 1, size = usualSize, other, ...question } = read(deps);
      return accessesQuery({ page, size, ...question, by: other });
    });
  },
  component: () => <AccessPage search={readAccessSearch(Route.useSearch())} />,
});
