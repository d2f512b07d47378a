import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type ConsentSearch, readConsentSearch } from '../../features/group-data/consent-list.ts';
import { ConsentListPage } from '../../features/group-data/consent-list-page.tsx';
import { usualSize } from '../../shell/data-list/list-search.ts';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/enterprise/data/consents/')({
  staticData: { title: m.duty_tab_consents, roles: ['groupAdmin', 'branchAdmin'] },
  validateSearch: rawSearch<ConsentSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['groupAdmin', 'branchAdmin'], async () => {
      const { consentsQuery } = await import('../../features/group-data/group-data-queries.ts');
      const { readConsentSearch: read } = await import('../../features/group-data/consent-list.ts');
      const { page = 1, size = usualSize, ...question } = read(deps);
      return consentsQuery({ page, size, ...question });
    });
  },
  component: () => <ConsentListPage search={readConsentSearch(Route.useSearch())} />,
});
