import { createFileRoute } from '@tanstack/react-router';
import { reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { KnowledgePage } from '../../features/knowledge/knowledge-page.tsx';

const Search = z.object({
  type: z.catch(z.optional(z.enum(reportTypes)), undefined),
  q: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(100))), undefined),
});

export const Route = createFileRoute('/_logged-in/product/knowledge/')({
  staticData: { title: m.knowledge_title, roles: ['productAdmin'] },
  validateSearch: Search,
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: ({ deps: { type = 'Child' } }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/knowledge/knowledge-queries.ts')).coverageQuery(type),
    );
  },
  component: () => {
    const { type = 'Child', q } = Route.useSearch();
    return <KnowledgePage reportType={type} words={q} />;
  },
});
