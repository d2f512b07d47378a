import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { WriterPage } from '../../features/operations/writer/writer-page.tsx';
import { type WritingSearch, writingList } from '../../features/operations/writer/writing-list.ts';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/operations/writer')({
  staticData: { title: m.writer_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<WritingSearch>,
  loader: () => {
    fetchAhead(
      ['productAdmin'],
      async () => (await import('../../features/operations/writer/writer-queries.ts')).writerQuery,
    );
  },
  component: () => <WriterPage search={writingList.read(Route.useSearch())} />,
});
