import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { ConsentPage } from '../../features/group-data/consent-page.tsx';

export const Route = createFileRoute('/_logged-in/enterprise/data/consents/$id')({
  staticData: { title: m.data_tab_consents, roles: ['groupAdmin', 'branchAdmin'] },
  loader: ({ params: { id } }) => {
    fetchAhead(['groupAdmin', 'branchAdmin'], async () =>
      (await import('../../features/group-data/group-data-queries.ts')).consentQuery(id),
    );
  },
  component: () => {
    const { id } = Route.useParams();
    return <ConsentPage key={id} id={id} />;
  },
});
