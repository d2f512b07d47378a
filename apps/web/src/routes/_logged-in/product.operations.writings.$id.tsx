import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { WritingPage } from '../../features/operations/writer/writing-page.tsx';

export const Route = createFileRoute('/_logged-in/product/operations/writings/$id')({
  staticData: { title: m.writer_writing, roles: ['productAdmin'] },
  loader: ({ params: { id } }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/operations/writer/writer-queries.ts')).writingQuery(id),
    );
  },
  component: () => {
    const { id } = Route.useParams();
    return <WritingPage key={id} id={id} />;
  },
});
