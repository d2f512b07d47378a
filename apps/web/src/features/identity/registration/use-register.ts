import { accounts } from '@udaya/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../api/call.ts';
import { afterBlurPause } from '../../../ui/blur-pause.ts';
import { keepVerification } from '../verification/pending-verification.ts';
import { momentIn } from '../verification/wait-after.ts';
import { dropRegisterDraft } from './register-draft.ts';
import type { RegisterFields } from './register-fields.ts';

type Sent = RegisterFields & { captchaToken: string };

/** Registers and goes on to where the mail is waited for. */
export function useRegister(onFailed: (error: Error) => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (fields: Sent) =>
      afterBlurPause(
        call(accounts.signUp, { body: { ...fields, licensecheckbox: true, mobilecode: fields.dailingCode } }),
      ),
    onSuccess: ({ email, pendingToken, retryAfterSeconds }) => {
      dropRegisterDraft();
      const waitUntil = momentIn(retryAfterSeconds);
      keepVerification({ email, pendingToken, mayMove: true, registered: true, waitUntil });
      void navigate({ to: '/email-verification', replace: true });
    },
    onError: onFailed,
  });
}
