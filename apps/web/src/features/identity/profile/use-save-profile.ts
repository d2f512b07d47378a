import { putProfile, type LoginUpdate, type PersonalUpdate } from '@udaya/contract/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { profileQuery } from './profile-query.ts';

/** Saves one tab of the profile. The other one keeps what was typed there. */
export function useSaveProfile<Update extends PersonalUpdate | LoginUpdate>() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (update: Update) => call(putProfile, { body: update }),
    onSuccess: ({ profile }) => {
      queryClient.setQueryData(profileQuery.queryKey, profile);
      // The name stands in the bar above as well.
      void queryClient.invalidateQueries({ queryKey: ['session'] });
    },
  });
}
