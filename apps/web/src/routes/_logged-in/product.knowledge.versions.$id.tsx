import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { VersionPage } from '../../features/knowledge/version-page.tsx';
import { NotFoundPage } from '../../shell/not-found-page.tsx';

const Search = z.object({
  with: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined),
});

/** The number of a version in an address; undefined for what is none. */
const numberOf = (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined);

export const Route = createFileRoute('/_logged-in/product/knowledge/versions/$id')({
  staticData: { title: m.knowledge_versions, roles: ['productAdmin'] },
  validateSearch: Search,
  loader: ({ params }) => {
    const id = numberOf(params.id);
    if (id === undefined) return;
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/knowledge/knowledge-queries.ts')).versionQuery(id),
    );
  },
  component: () => {
    const id = numberOf(Route.useParams().id);
    const { with: other } = Route.useSearch();
    return id === undefined ? <NotFoundPage /> : <VersionPage key={id} id={id} other={other} />;
  },
});
