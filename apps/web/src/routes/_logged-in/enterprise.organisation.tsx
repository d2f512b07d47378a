import { createFileRoute } from '@tanstack/react-router';
import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { useSession } from '../../api/use-session.ts';
import { OrganisationPage } from '../../features/groups/organisation-page.tsx';

export const Route = createFileRoute('/_logged-in/enterprise/organisation')({
  staticData: { title: m.menu_organisation, roles: groupRoles },
  loader: () => {
    fetchAhead(
      groupRoles,
      async () => (await import('../../features/groups/group-queries.ts')).organisationQuery,
    );
  },
  component: () => <OrganisationPage mayAsk={useSession().role === 'groupAdmin'} />,
});
