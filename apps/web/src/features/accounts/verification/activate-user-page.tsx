import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accounts } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { ApiError } from '../../../api/api-error.ts';
import { call, type Reply } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconCircleCheck, IconMailOff } from '../../../ui/icons.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ContinueButton } from './continue-button.tsx';
import { findRegistration, type Registration } from './find-registration.ts';
import { NewLinkButton } from './new-link-button.tsx';
import { SupportLine } from './support-line.tsx';

/** Activates an account by the link of its mail, once, as soon as the page is open. */
export function ActivateUserPage({ token }: { token: string }) {
  const activation = useQuery({
    queryKey: ['activation', token],
    queryFn: async () => {
      const done = await call(accounts.activate, { query: { token } });
      const proof = done.username ? await findRegistration(done.username) : undefined;
      return { ...done, proof };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { once: true },
  });
  if (activation.isPending) return <LoadingState label={m.account_activating()} />;
  if (activation.isError) {
    const { error } = activation;
    const dead = error instanceof ApiError && (error.code.startsWith('link.') || error.status === 400);
    if (dead) return <Failed error={error} />;
    return <ErrorState heading="h1" {...errorText(error)} onRetry={() => void activation.refetch()} />;
  }
  return <Activated {...activation.data} />;
}

interface ActivatedProps extends Pick<Reply<typeof accounts.activate>, 'status' | 'username'> {
  /** That this browser registered the account. */
  proof: Registration | undefined;
}

function Activated({ status, username, proof }: ActivatedProps) {
  useHeadingFocusNow();
  return (
    <EmptyState
      heading="h1"
      icon={<IconCircleCheck size={28} stroke={1.6} />}
      title={status === 'activated' ? m.account_activated() : m.account_already_active()}
      text={m.account_activated_text()}
      action={
        <Stack align="center" gap="md">
          {proof && <ContinueButton proof={proof} lead={m.account_continue_text()} />}
          <Button
            size="lg"
            variant={proof ? 'default' : 'filled'}
            renderRoot={(props) => <Link {...props} to="/login" state={username ? { username } : {}} />}
          >
            {m.login_title()}
          </Button>
        </Stack>
      }
    />
  );
}

/** A link that does not work any more: why, and the way to a new one. */
function Failed({ error }: { error: ApiError }) {
  useHeadingFocusNow();
  return (
    <EmptyState
      heading="h1"
      icon={<IconMailOff size={28} stroke={1.6} />}
      title={m.account_activation_failed()}
      text={errorText(error).message}
      action={
        <Stack align="center" gap="lg">
          <Text maw="46ch">{m.account_activation_new_link()}</Text>
          <Group gap="sm" justify="center">
            <NewLinkButton pendingToken={error.pendingToken} mayMove={false} />
            <Button variant="default" component={Link} to="/login">
              {m.login_title()}
            </Button>
          </Group>
          <SupportLine />
        </Stack>
      }
    />
  );
}
