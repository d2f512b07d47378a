import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { errorLine } from '../../../api/error-text.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';

interface Props {
  pendingToken: string | undefined;
  /** The token allows to have the mail sent to another address, too. */
  mayMove: boolean;
}

/** Has a new activation link sent and goes to where its mail is waited for. */
export function NewLinkButton({ pendingToken, mayMove }: Props) {
  const navigate = useNavigate();
  const sending = useMutation({
    mutationFn: async (token: string | undefined) => {
      if (!token) return;
      // Not for everybody who logs in: it brings the rules of the whole registration.
      const { sendNewLink } = await import('./send-new-link.ts');
      await sendNewLink(token, mayMove);
    },
    onSuccess: () => navigate({ to: '/email-verification' }),
  });
  return (
    <>
      <MessageLine tone="error" {...errorLine(sending.error)} />
      <WorkingButton working={sending.isPending} onClick={() => sending.mutate(pendingToken)}>
        {m.account_send_new_link()}
      </WorkingButton>
    </>
  );
}
