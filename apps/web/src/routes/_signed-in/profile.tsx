import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ProfilePage } from '../../features/accounts/profile/profile-page.tsx';

const Search = z.object({ tab: z.catch(z.optional(z.literal('login')), undefined) });

export const Route = createFileRoute('/_signed-in/profile')({
  staticData: { title: m.profile_title, roles: ['user'] },
  validateSearch: Search,
  component: () => <ProfilePage tab={Route.useSearch().tab ?? 'personal'} />,
});
