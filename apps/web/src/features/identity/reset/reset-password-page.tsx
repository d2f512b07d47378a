import { Button } from '@mantine/core';
import { checkResetLink } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorWords } from '../../../api/error-words.ts';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus-now.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { DeadResetLink, isDeadLink } from './dead-reset-link.tsx';
import { ResetForm } from './reset-form.tsx';

/** Sets a new password by the link of a mail, after a look whether the link is still good. */
export function ResetPasswordPage({ token }: { token: string }) {
  const [done, setDone] = useState<string>();
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => call(checkResetLink, { body: { token }, signal }),
    // Asked once a visit: while somebody types, the form must not go.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (done !== undefined) return <Done message={done} />;
  if (link.isPending) return <LoadingState label={m.account_reset_checking()} />;
  if (link.isSuccess) return <ResetForm token={token} onDone={setDone} />;
  if (isDeadLink(link.error)) return <DeadResetLink error={link.error} />;
  return <ErrorState heading="h1" {...errorWords(link.error)} onRetry={() => void link.refetch()} />;
}

function Done({ message }: { message: string }) {
  useHeadingFocusNow();
  return (
    <EmptyState
      heading="h1"
      icon={<IconCircleCheck size={28} stroke={1.6} />}
      title={message}
      text={m.account_reset_done_text()}
      action={
        <Button component={Link} to="/login" size="lg">
          {m.login_title()}
        </Button>
      }
    />
  );
}
