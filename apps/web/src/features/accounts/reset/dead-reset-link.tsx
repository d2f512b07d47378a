import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { accounts } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { errorText } from '../../../api/error-text.ts';
import { refusedWith } from '../../../api/refused-with.ts';
import { portals } from '../../../shell/portals.ts';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconLinkOff } from '../../../ui/icons.tsx';
import { SupportLine } from '../verification/support-line.tsx';

/** Whether a refusal says that the link itself is no good: used, run out or incomplete. */
export function isDeadLink(error: unknown): boolean {
  return (
    refusedWith(error, accounts.checkResetLink, 'link.invalid', 'link.expired') || isDeadInvitation(error)
  );
}

/** Whether it was the link of an invitation to a group: only whoever invited can send another one. */
function isDeadInvitation(error: unknown): boolean {
  return refusedWith(
    error,
    accounts.checkResetLink,
    'invitation.used',
    'invitation.expired',
    'invitation.withdrawn',
    'invitation.closed',
  );
}

/** A link that sets no password any more, and the way to another one. */
export function DeadResetLink({ error }: { error: unknown }) {
  useHeadingFocusNow();
  if (isDeadInvitation(error)) return <DeadInvitation error={error} />;
  return (
    <EmptyState
      heading="h1"
      icon={<IconLinkOff size={28} stroke={1.6} />}
      title={m.account_reset_dead()}
      text={errorText(error).message}
      action={
        <Stack align="center" gap="lg">
          <Button component={Link} to="/forgot-password">
            {m.account_send_new_link()}
          </Button>
          <SupportLine />
        </Stack>
      }
    />
  );
}

function DeadInvitation({ error }: { error: unknown }) {
  const used = refusedWith(error, accounts.checkResetLink, 'invitation.used');
  return (
    <EmptyState
      heading="h1"
      icon={<IconLinkOff size={28} stroke={1.6} />}
      title={m.group_invitation_dead()}
      text={errorText(error).message}
      action={
        <Stack align="center" gap="lg">
          {used && (
            <Button component={Link} {...portals.GROUP.link}>
              {m.login_title()}
            </Button>
          )}
          <SupportLine />
        </Stack>
      }
    />
  );
}
