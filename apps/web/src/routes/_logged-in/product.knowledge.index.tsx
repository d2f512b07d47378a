import { createFileRoute } from '@tanstack/react-router';
import { baseLocale } from '@udaya/core/locale';
import { reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { KnowledgePage } from '../../features/knowledge/knowledge-page.tsx';
import { retainLanguage, TextLanguage } from '../../features/knowledge/text-language.ts';

const Search = z.object({
  ...TextLanguage.shape,
  type: z.catch(z.optional(z.enum(reportTypes)), undefined),
  q: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(100))), undefined),
});

export const Route = createFileRoute('/_logged-in/product/knowledge/')({
  staticData: { title: m.knowledge_title, roles: ['productAdmin'] },
  validateSearch: Search,
  search: { middlewares: [retainLanguage] },
  loaderDeps: ({ search: { type = 'Child', lang = baseLocale } }) => ({ type, lang }),
  loader: ({ deps: { type, lang } }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/knowledge/knowledge-queries.ts')).coverageQuery(type, lang),
    );
  },
  component: () => {
    const { type = 'Child', q } = Route.useSearch();
    return <KnowledgePage reportType={type} words={q} />;
  },
});
