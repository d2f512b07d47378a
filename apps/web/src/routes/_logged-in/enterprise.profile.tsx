import { createFileRoute } from '@tanstack/react-router';
import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { EnterpriseProfilePage } from '../../features/accounts/enterprise/enterprise-profile-page.tsx';
import { ProfileSearch } from '../../features/accounts/profile/profile-tab.ts';

export const Route = createFileRoute('/_logged-in/enterprise/profile')({
  staticData: { title: m.menu_profile, roles: groupRoles },
  validateSearch: ProfileSearch,
  loader: () => {
    fetchAhead(
      groupRoles,
      async () =>
        (await import('../../features/accounts/enterprise/enterprise-profile-query.ts'))
          .enterpriseProfileQuery,
    );
  },
  component: () => <EnterpriseProfilePage tab={Route.useSearch().tab ?? 'personal'} />,
});
