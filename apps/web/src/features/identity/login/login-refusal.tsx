import { ApiError } from '../../../api/api-error.ts';
import { errorWords } from '../../../api/error-words.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { NewLinkButton } from '../verification/new-link-button.tsx';
import { SupportLine } from '../verification/support-line.tsx';

/** Why a login was refused, and the way on from there. */
export function LoginRefusal({ error }: { error: Error | null }) {
  const refusal = error instanceof ApiError ? error : undefined;
  return (
    <>
      <MessageLine tone="error" text={error ? errorWords(error).message : undefined} />
      {refusal?.code === 'login.not_activated' && <NewLinkButton pendingToken={refusal.pendingToken} />}
      {refusal?.code === 'login.disabled' && <SupportLine />}
    </>
  );
}
