import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { RetentionPage } from '../../features/group-data/retention-page.tsx';

export const Route = createFileRoute('/_logged-in/enterprise/data/keeping')({
  staticData: { title: m.data_tab_keeping, roles: ['groupAdmin'] },
  loader: () => {
    fetchAhead(
      ['groupAdmin'],
      async () => (await import('../../features/group-data/group-data-queries.ts')).dutyQuery,
    );
  },
  component: RetentionPage,
});
