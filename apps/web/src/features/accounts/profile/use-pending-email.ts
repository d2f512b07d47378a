import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { profile } from '@udaya/contract/accounts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useSecondsUntil } from '../verification/use-seconds-until.ts';
import { secondsAfter } from '../verification/wait-after.ts';
import { profileQuery } from './profile-query.ts';

/** The mail to an address that waits for its confirmation, sent again, and the way back. `onGone` hears that none waits any more. */
export function usePendingEmail(onGone: () => void) {
  const queryClient = useQueryClient();
  // The page has loaded it; what counts here is when.
  const { data: known, dataUpdatedAt } = useQuery({ ...profileQuery, enabled: false });
  const wait = useSecondsUntil(known && dataUpdatedAt + known.mailAgainSeconds * 1000);
  const keepWait = (mailAgainSeconds: number) =>
    queryClient.setQueryData(profileQuery.queryKey, (known) => known && { ...known, mailAgainSeconds });
  const again = useMutation({
    mutationFn: () => call(profile.resendConfirmation),
    onSuccess: ({ retryAfterSeconds }) => keepWait(retryAfterSeconds),
    onError: async (error) => {
      const seconds = secondsAfter(error);
      if (seconds !== undefined) keepWait(seconds);
      // Confirmed or given up elsewhere: the profile knows which.
      if (!(error instanceof ApiError) || error.code !== 'record.missing') return;
      onGone();
      await queryClient.invalidateQueries(profileQuery);
    },
  });
  const keep = useMutation({
    mutationFn: () => call(profile.cancelEmailChange),
    onSuccess: (kept) => {
      onGone();
      queryClient.setQueryData(profileQuery.queryKey, kept);
    },
  });
  // What is said is about the latest of the two.
  const sendAgain = () => {
    keep.reset();
    again.mutate();
  };
  const keepOld = () => {
    again.reset();
    keep.mutate();
  };
  return { again, keep, wait, sendAgain, keepOld };
}
