import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { KeepingPage } from '../../features/group-data/keeping-page.tsx';

export const Route = createFileRoute('/_logged-in/enterprise/data/keeping')({
  staticData: { title: m.data_tab_keeping, roles: ['groupAdmin'] },
  loader: () => {
    fetchAhead(
      ['groupAdmin'],
      async () => (await import('../../features/group-data/group-data-queries.ts')).dutyQuery,
    );
  },
  component: KeepingPage,
});
