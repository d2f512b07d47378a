import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accounts } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call, type Reply } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { useMaybeSession } from '../../../api/use-session.ts';
import { portals } from '../../../shell/portals.ts';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconCircleCheck } from '../../../ui/icons.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { DeadResetLink, isDeadLink } from './dead-reset-link.tsx';
import { LoggedInElse } from './logged-in-else.tsx';
import { type Invitation, ResetForm } from './reset-form.tsx';

/** Sets a new password by the link of a mail, after a look whether the link is still good. */
export function ResetPasswordPage({ token, logOut }: { token: string; logOut: () => Promise<unknown> }) {
  const session = useMaybeSession();
  const [done, setDone] = useState<Reply<typeof accounts.resetPassword>>();
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => call(accounts.checkResetLink, { body: { token }, signal }),
    // Asked once a visit: while somebody types, the form must not go.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { once: true },
  });
  const invited = link.data?.invitation;
  if (done !== undefined) return <Done {...done} invited={invited} />;
  if (link.isPending) return <LoadingState label={m.account_reset_checking()} />;
  // Nobody has a session with an account that waits for its first password.
  if (session && invited) return <LoggedInElse session={session} invited={invited} logOut={logOut} />;
  if (link.isSuccess) return <ResetForm token={token} invited={invited} onDone={setDone} />;
  if (isDeadLink(link.error)) return <DeadResetLink error={link.error} />;
  return <ErrorState heading="h1" {...errorText(link.error)} onRetry={() => void link.refetch()} />;
}

/** The new password holds; its portal is the one of the account. */
function Done({
  message,
  userType,
  passwordWarning,
  invited,
}: Reply<typeof accounts.resetPassword> & { invited: Invitation | undefined }) {
  useHeadingFocusNow();
  return (
    <EmptyState
      heading="h1"
      icon={<IconCircleCheck size={28} stroke={1.6} />}
      title={message}
      text={[doneText(invited), passwordWarning].filter(Boolean).join(' ')}
      action={
        <Button component={Link} {...portals[userType].link} size="lg">
          {m.login_title()}
        </Button>
      }
    />
  );
}

function doneText(invited: Invitation | undefined): string {
  if (!invited) return m.account_reset_done_text();
  const { username, group } = invited;
  return group
    ? m.group_invited_done_text({ code: group.enterpriseCode, username })
    : m.account_invited_done_text({ username });
}
