import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead, fetchListAhead } from '../../api/fetch-ahead.ts';
import { type PeopleSearch, peopleList } from '../../features/accounts/people/people-list.ts';
import { PeoplePage } from '../../features/accounts/people/people-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/astrouser-list')({
  staticData: { title: m.account_managed_title, roles: ['productAdmin'] },
  validateSearch: (raw: Record<string, unknown>): PeopleSearch & { tab?: 'admins' | undefined } => ({
    ...rawSearch<PeopleSearch>(raw),
    tab: raw.tab === 'admins' ? 'admins' : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { tab, ...search } }) => {
    if (tab === 'admins')
      fetchAhead(
        ['productAdmin'],
        async () => (await import('../../features/accounts/people/people-queries.ts')).adminsQuery,
      );
    else
      fetchListAhead(
        ['productAdmin'],
        search,
        async () => (await import('../../features/accounts/people/people-list.ts')).peopleList,
      );
  },
  component: () => {
    const { tab, ...search } = Route.useSearch();
    return <PeoplePage tab={tab ?? 'users'} search={peopleList.read(search)} />;
  },
});
