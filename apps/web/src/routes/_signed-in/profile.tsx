import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { ProfilePage } from '../../features/accounts/profile/profile-page.tsx';

const Search = z.object({ tab: z.catch(z.optional(z.literal('login')), undefined) });

export const Route = createFileRoute('/_signed-in/profile')({
  staticData: { title: m.profile_title, roles: ['user'] },
  validateSearch: Search,
  loader: () => {
    fetchAhead(
      ['user'],
      async () => (await import('../../features/accounts/profile/profile-query.ts')).profileQuery,
    );
  },
  component: () => <ProfilePage tab={Route.useSearch().tab ?? 'personal'} />,
});
