import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { readVersionSearch, type VersionListSearch } from '../../features/knowledge/version-lists.ts';
import { VersionsPage } from '../../features/knowledge/versions-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/product/knowledge/versions/')({
  staticData: { title: m.knowledge_versions, roles: ['productAdmin'] },
  validateSearch: rawSearch<VersionListSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () => {
      const { versionsQuery } = await import('../../features/knowledge/knowledge-queries.ts');
      const list = await import('../../features/knowledge/version-lists.ts');
      return versionsQuery(list.versionsQuestionOf(list.readVersionSearch(deps)));
    });
  },
  component: () => <VersionsPage search={readVersionSearch(Route.useSearch())} />,
});
