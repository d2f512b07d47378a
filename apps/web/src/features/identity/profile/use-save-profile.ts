import { profile, type LoginUpdate, type PersonalUpdate } from '@udaya/contract/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { afterBlurPause } from '../../../ui/blur-pause.ts';
import { profileQuery } from './profile-query.ts';

/** Saves one tab of the profile; the other one keeps what was typed there. `mailedTo` is the address that this save has mailed to. */
export function useSaveProfile<Update extends PersonalUpdate | LoginUpdate>() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (update: Update) => {
      const before = queryClient.getQueryData(profileQuery.queryKey)?.pendingEmail;
      const reply = await afterBlurPause(call(profile.change, { body: update }));
      const { pendingEmail } = reply.profile;
      return { ...reply, mailedTo: pendingEmail === before ? undefined : (pendingEmail ?? undefined) };
    },
    onSuccess: ({ profile }) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      // The name stands in the bar above as well.
      void queryClient.invalidateQueries({ queryKey: ['session'] });
    },
  });
}
