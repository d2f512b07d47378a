import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type VersionListSearch, versionList } from '../../features/knowledge/version-lists.ts';
import { VersionsPage } from '../../features/knowledge/versions-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/knowledge/versions/')({
  staticData: { title: m.knowledge_versions, roles: ['productAdmin'] },
  validateSearch: rawSearch<VersionListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['productAdmin'],
      deps,
      async () => (await import('../../features/knowledge/version-lists.ts')).versionList,
    );
  },
  component: () => <VersionsPage search={versionList.read(Route.useSearch())} />,
});
