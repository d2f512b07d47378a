import { createFileRoute, notFound } from '@tanstack/react-router';
import { baseLocale } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { EntryPage } from '../../features/knowledge/entry-page.tsx';
import { pairOf } from '../../features/knowledge/knowledge-queries.ts';
import { ReviewedFrom } from '../../features/knowledge/reviewed-from.ts';
import { retainLanguage, TextLanguage } from '../../features/knowledge/text-language.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';

export const Route = createFileRoute('/_logged-in/product/knowledge/$type/$planet/$position')({
  staticData: { title: m.knowledge_title, roles: ['productAdmin'] },
  validateSearch: z.object({ ...ReviewedFrom.shape, ...TextLanguage.shape }),
  search: { middlewares: [retainLanguage] },
  loaderDeps: ({ search: { lang = baseLocale } }) => ({ lang }),
  loader: ({ params, deps: { lang } }) => {
    fetchAhead(['productAdmin'], async () => {
      const queries = await import('../../features/knowledge/knowledge-queries.ts');
      const pair = queries.pairOf(params);
      if (!pair) throw notFound();
      return queries.entryQuery(pair, lang);
    });
  },
  component: () => {
    const { review } = Route.useSearch();
    const pair = pairOf(Route.useParams());
    if (!pair) return <NotFoundPage />;
    return (
      <EntryPage key={`${pair.reportType} ${pair.planet} ${pair.position}`} pair={pair} review={review} />
    );
  },
});
