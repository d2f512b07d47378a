import { createFileRoute, notFound } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { DraftsPage } from '../../features/knowledge/drafts/drafts-page.tsx';
import { reportTypeNamed } from '../../features/knowledge/knowledge-queries.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';

export const Route = createFileRoute('/_logged-in/product/knowledge/$type/drafts')({
  staticData: { title: m.draft_title, roles: ['productAdmin'] },
  loader: ({ params: { type } }) => {
    fetchAhead(['productAdmin'], async () => {
      const { reportTypeNamed: named } = await import('../../features/knowledge/knowledge-queries.ts');
      const reportType = named(type);
      if (!reportType) throw notFound();
      return (await import('../../features/knowledge/drafts/draft-queries.ts')).draftsQuery({ reportType });
    });
  },
  component: () => {
    const reportType = reportTypeNamed(Route.useParams().type);
    return reportType ? <DraftsPage key={reportType} reportType={reportType} /> : <NotFoundPage />;
  },
});
