import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type ConsentSearch, consentList } from '../../features/group-data/consent-list.ts';
import { ConsentListPage } from '../../features/group-data/consent-list-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/enterprise/data/consents/')({
  staticData: { title: m.data_tab_consents, roles: ['groupAdmin', 'branchAdmin'] },
  validateSearch: rawSearch<ConsentSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['groupAdmin', 'branchAdmin'],
      deps,
      async () => (await import('../../features/group-data/consent-list.ts')).consentList,
    );
  },
  component: () => <ConsentListPage search={consentList.read(Route.useSearch())} />,
});
