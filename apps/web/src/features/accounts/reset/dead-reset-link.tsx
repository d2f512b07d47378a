import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { accounts } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { errorText } from '../../../api/error-text.ts';
import { refusedWith } from '../../../api/refused-with.ts';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconLinkOff } from '../../../ui/icons.tsx';
import { SupportLine } from '../verification/support-line.tsx';

/** Whether a refusal says that the link itself is no good: used, run out or incomplete. */
export function isDeadLink(error: unknown): boolean {
  return refusedWith(error, accounts.checkResetLink, 'link.invalid', 'link.expired');
}

/** A link that sets no password any more, and the way to another one. */
export function DeadResetLink({ error }: { error: unknown }) {
  useHeadingFocusNow();
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
