import { useMutation } from '@tanstack/react-query';
import { accounts } from '@udaya/contract/accounts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { type PendingVerification, verificationDraft } from './pending-verification.ts';
import { momentIn, waitAfter } from './wait-after.ts';

/** The address that waits for its activation, and the way to send its mail again or elsewhere. */
export function useResend() {
  const [pending, setPending] = useState(() => verificationDraft.read() ?? {});
  const update = (next: PendingVerification) => {
    verificationDraft.save(next);
    setPending(next);
  };
  const resend = useMutation({
    mutationFn: (email: string | undefined) => {
      const { pendingToken } = pending;
      if (pendingToken) return call(accounts.resendActivation, { body: { pendingToken, email } });
      return call(accounts.resendActivation, { body: { email: email ?? pending.email ?? '' } });
    },
    onSuccess: ({ retryAfterSeconds }, email) => {
      const until = momentIn(retryAfterSeconds);
      const { registered: _, ...kept } = pending;
      if (email === undefined) update({ ...kept, waitUntil: until });
      else update({ ...kept, email, waitUntil: until, moveUntil: pending.pendingToken ? until : undefined });
    },
    onError: (error, email) => {
      const until = waitAfter(error);
      if (until !== undefined)
        update({ ...pending, ...(email === undefined ? { waitUntil: until } : { moveUntil: until }) });
      // A token that has run out: from here on the address alone has to do.
      const dead = error instanceof ApiError && error.code.startsWith('link.');
      if (dead) update({ ...pending, pendingToken: undefined });
    },
  });
  return { pending, resend };
}
