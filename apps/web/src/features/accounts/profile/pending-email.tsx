import { Group, Text } from '@mantine/core';
import type { Profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { errorLine } from '../../../api/error-text.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { DemoMailHint } from '../verification/demo-mail-hint.tsx';
import { secondsAfter } from '../verification/wait-after.ts';
import { WaitButton } from '../verification/wait-button.tsx';
import classes from './profile-page.module.css';
import { usePendingEmail } from './use-pending-email.ts';

interface Props {
  profile: Profile;
  /** No address waits any more, and the buttons go: puts the keyboard where it goes on. */
  onGone: () => void;
}

/** An address that waits for its confirmation: its mail once more, or the old address after all. */
export function PendingEmail({ profile: { email, pendingEmail }, onGone }: Props) {
  const { again, keep, wait, sendAgain, keepOld } = usePendingEmail(onGone);
  const error = again.error ?? keep.error;
  // Each is said for as long as it is true.
  const waited = secondsAfter(error) !== undefined && wait === 0;
  const refusal = errorLine(pendingEmail && !waited ? error : undefined);
  const sentTo = again.isSuccess && pendingEmail ? pendingEmail : undefined;
  const kept = keep.data?.email === email && !pendingEmail;
  return (
    <>
      {pendingEmail && (
        <div className={classes.pending}>
          <Text size="sm">{m.account_profile_email_pending({ email: pendingEmail, current: email })}</Text>
          <Group gap="xs" className={classes.pendingWays}>
            <WaitButton
              variant="default"
              size="sm"
              label={m.account_profile_email_again()}
              wait={wait}
              working={again.isPending}
              onClick={sendAgain}
            />
            <WorkingButton variant="default" size="sm" working={keep.isPending} onClick={keepOld}>
              {m.account_profile_email_keep()}
            </WorkingButton>
          </Group>
          <DemoMailHint />
        </div>
      )}
      <MessageLine
        tone="success"
        text={
          kept
            ? m.account_profile_email_kept({ email })
            : sentTo && m.account_profile_email_again_done({ email: sentTo })
        }
      />
      <MessageLine tone="error" {...refusal} />
    </>
  );
}
