import { Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessions } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { readDraft } from '../../../api/draft-store.ts';
import { errorLine } from '../../../api/error-text.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { adoptTyped, firstBirth, type Registration } from './find-registration.ts';

const refusals: Record<string, () => string> = {
  'login.not_activated': m.account_continue_waiting,
  'link.expired': m.account_continue_used,
};

/** Goes on without a login, in the browser that registered: to the birth that was looked at before, or to the dashboard. */
export function ContinueButton({ proof, lead }: { proof: Registration; lead: string }) {
  const navigate = useNavigate();
  const going = useMutation({
    mutationFn: () => call(sessions.continue, { body: { pendingToken: proof.pendingToken } }),
    onSuccess: (result) => {
      adoptTyped(proof);
      const birth = readDraft(firstBirth) !== undefined;
      sessionStore.begin(result);
      return navigate({ to: birth ? '/generate-birthchart' : '/dashboard', replace: true });
    },
  });
  const { error } = going;
  const refusal = error instanceof ApiError ? refusals[error.code]?.() : undefined;
  const failure = refusal ? { text: refusal, detail: undefined } : errorLine(error);
  return (
    <Stack gap="xs" align="flex-start">
      <Text maw="46ch">{lead}</Text>
      <WorkingButton size="lg" working={going.isPending} onClick={() => going.mutate()}>
        {m.account_continue()}
      </WorkingButton>
      <MessageLine tone="error" {...failure} />
    </Stack>
  );
}
