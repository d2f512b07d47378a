import { lazy, Suspense } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import type { SentForm } from '../../../shell/forms/use-form-sending.ts';
import { MessageLine } from '../../../ui/message-line.tsx';

const LoginLeadOn = lazy(async () => {
  const { LoginLeadOn: LeadOn } = await import('./login-lead-on.tsx');
  return { default: LeadOn };
});

/** Why a login was refused, and the way on from there. */
export function LoginRefusal({ error, failure }: Pick<SentForm<unknown, unknown>, 'error' | 'failure'>) {
  const refusal = error instanceof ApiError ? error : undefined;
  const leadsOn = refusal?.code === 'login.not_activated' || refusal?.code === 'login.disabled';
  return (
    <>
      <MessageLine tone="error" {...failure} />
      {leadsOn && (
        <Suspense>
          <LoginLeadOn refusal={refusal} />
        </Suspense>
      )}
    </>
  );
}
