import { useQueryClient } from '@tanstack/react-query';
import { type LoginUpdate, type PersonalUpdate, profile } from '@udaya/contract/accounts';
import { call } from '../../../api/call.ts';
import { profileQuery } from './profile-query.ts';

/** Saves one tab of the profile; the other one keeps what was typed there. `mailedTo` is the email that this save has mailed to. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return async (update: PersonalUpdate | LoginUpdate) => {
    const before = queryClient.getQueryData(profileQuery.queryKey)?.pendingEmail;
    const reply = await call(profile.change, { body: update });
    const { pendingEmail } = reply.profile;
    queryClient.setQueryData(profileQuery.queryKey, reply.profile);
    // The name stands in the bar above as well.
    void queryClient.invalidateQueries({ queryKey: ['session'] });
    return { ...reply, mailedTo: pendingEmail === before ? undefined : (pendingEmail ?? undefined) };
  };
}
