import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { ProfilePage } from '../../features/accounts/profile/profile-page.tsx';
import { ProfileSearch } from '../../features/accounts/profile/profile-tab.ts';

export const Route = createFileRoute('/_logged-in/profile')({
  staticData: { title: m.account_profile_title, roles: ['user'] },
  validateSearch: ProfileSearch,
  loader: () => {
    fetchAhead(
      ['user'],
      async () => (await import('../../features/accounts/profile/profile-query.ts')).profileQuery,
    );
  },
  component: () => <ProfilePage tab={Route.useSearch().tab ?? 'personal'} />,
});
