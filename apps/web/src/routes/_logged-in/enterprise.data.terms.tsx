import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { GroupTermsPage } from '../../features/group-data/terms-page.tsx';

export const Route = createFileRoute('/_logged-in/enterprise/data/terms')({
  staticData: { title: m.data_tab_terms, roles: ['groupAdmin'] },
  loader: () => {
    fetchAhead(
      ['groupAdmin'],
      async () => (await import('../../features/group-data/group-data-queries.ts')).dutyQuery,
    );
  },
  component: GroupTermsPage,
});
