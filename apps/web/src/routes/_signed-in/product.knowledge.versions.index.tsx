import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { versionList, versionsQuestionOf } from '../../features/knowledge/version-lists.ts';
import { VersionsPage } from '../../features/knowledge/versions-page.tsx';
import { listSearch } from '../../shell/data-list/list-search.ts';

const validateSearch = listSearch(versionList);

export const Route = createFileRoute('/_signed-in/product/knowledge/versions/')({
  staticData: { title: m.knowledge_versions, roles: ['productAdmin'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/knowledge/knowledge-queries.ts')).versionsQuery(versionsQuestionOf(deps)),
    );
  },
  component: () => <VersionsPage search={Route.useSearch()} />,
});
