import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { fetchAhead, roleNow } from '../../api/fetch-ahead.ts';
import { ProfilePage } from '../../features/accounts/profile/profile-page.tsx';

const Search = z.object({ tab: z.catch(z.optional(z.literal('login')), undefined) });

export const Route = createFileRoute('/_signed-in/profile')({
  staticData: { title: m.profile_title, roles: ['user'] },
  validateSearch: Search,
  loader: () => {
    if (roleNow() !== 'user') return;
    fetchAhead(async () => (await import('../../features/accounts/profile/profile-query.ts')).profileQuery);
  },
  component: () => <ProfilePage tab={Route.useSearch().tab ?? 'personal'} />,
});
