import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accounts } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { useMaybeSession } from '../../../api/use-session.ts';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconCircleCheck, IconLinkOff } from '../../../ui/icons.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { SupportLine } from '../verification/support-line.tsx';

/** Confirms a changed email by the link that was mailed to it, as soon as the page is open. */
export function ConfirmEmailPage({ token }: { token: string }) {
  const confirmation = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => call(accounts.confirmEmail, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { once: true },
    // What failed on the way is tried again by hand.
    retry: false,
  });
  if (confirmation.isPending) return <LoadingState label={m.account_confirming()} />;
  if (confirmation.isSuccess) return <Confirmed message={confirmation.data.message} />;
  const { error } = confirmation;
  const dead = error instanceof ApiError && (error.code.startsWith('link.') || error.status === 400);
  if (dead) return <DeadLink error={error} />;
  return <ErrorState heading="h1" {...errorText(error)} onRetry={() => void confirmation.refetch()} />;
}

function Confirmed({ message }: { message: string }) {
  useHeadingFocusNow();
  const session = useMaybeSession();
  return (
    <EmptyState
      heading="h1"
      icon={<IconCircleCheck size={28} stroke={1.6} />}
      title={message}
      text={m.account_email_confirmed_text()}
      action={
        <Button component={Link} to={session ? '/profile' : '/login'} size="lg">
          {session ? m.account_confirm_to_profile() : m.login_title()}
        </Button>
      }
    />
  );
}

function DeadLink({ error }: { error: ApiError }) {
  useHeadingFocusNow();
  return (
    <EmptyState
      heading="h1"
      icon={<IconLinkOff size={28} stroke={1.6} />}
      title={m.account_confirm_failed()}
      text={errorText(error).message}
      action={
        <Stack align="center" gap="lg">
          <Text maw="46ch">{m.account_confirm_failed_text()}</Text>
          <Button component={Link} to="/profile">
            {m.account_confirm_to_profile()}
          </Button>
          <SupportLine />
        </Stack>
      }
    />
  );
}
