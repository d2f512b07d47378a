import { createFileRoute, notFound } from '@tanstack/react-router';
import { baseLocale } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { templateOf } from '../../features/knowledge/knowledge-queries.ts';
import { ReviewedFrom } from '../../features/knowledge/reviewed-from.ts';
import { TemplateTextPage } from '../../features/knowledge/template-text-page.tsx';
import { retainLanguage, TextLanguage } from '../../features/knowledge/text-language.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';

export const Route = createFileRoute('/_logged-in/product/knowledge/$type/frame/$key')({
  staticData: { title: m.knowledge_title, roles: ['productAdmin'] },
  // An address that ends in a dot and a word is taken for a file, and no page is served for it.
  params: {
    parse: ({ type, key }) => ({ type, key: key.replaceAll(':', '.') }),
    stringify: ({ type, key }) => ({ type, key: key.replaceAll('.', ':') }),
  },
  validateSearch: z.object({ ...ReviewedFrom.shape, ...TextLanguage.shape }),
  search: { middlewares: [retainLanguage] },
  loaderDeps: ({ search: { lang = baseLocale } }) => ({ lang }),
  loader: ({ params, deps: { lang } }) => {
    fetchAhead(['productAdmin'], async () => {
      const queries = await import('../../features/knowledge/knowledge-queries.ts');
      const named = queries.templateOf(params);
      if (!named) throw notFound();
      return queries.templateTextsQuery(named, lang);
    });
  },
  component: () => {
    const { review } = Route.useSearch();
    const named = templateOf(Route.useParams());
    if (!named) return <NotFoundPage />;
    return (
      <TemplateTextPage
        key={`${named.reportType} ${named.key}`}
        reportType={named.reportType}
        textKey={named.key}
        review={review}
      />
    );
  },
});
