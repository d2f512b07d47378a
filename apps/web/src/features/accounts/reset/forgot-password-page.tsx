import { Anchor, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accounts } from '@udaya/contract/accounts';
import type { UserType } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { portals } from '../../../shell/portals.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AddressForm } from '../verification/address-form.tsx';
import { DemoMailHint } from '../verification/demo-mail-hint.tsx';
import { momentIn, waitAfter } from '../verification/wait-after.ts';

/** Has a link mailed with which a new password can be set; the answer is the same for every address. */
export function ForgotPasswordPage({ portal = 'USER' }: { portal?: UserType | undefined }) {
  const [asked, setAsked] = useState<{ email: string; until: number | undefined }>();
  const pause = (email: string, until: number | undefined) => setAsked({ email: email.toLowerCase(), until });
  const asking = useMutation({
    mutationFn: (email: string) => call(accounts.forgotPassword, { body: { email } }),
    onSuccess: ({ retryAfterSeconds }, email) => pause(email, momentIn(retryAfterSeconds)),
    onError: (error, email) => pause(email, waitAfter(error)),
  });
  return (
    <>
      <PageHeader title={m.account_forgot_title()} lead={m.account_forgot_lead()} />
      <Stack gap="lg">
        <MessageLine
          tone="success"
          text={asking.data?.message}
          detail={asking.data && m.account_forgot_sent_detail()}
        />
        <AddressForm
          purpose="reset"
          submitLabel={m.account_forgot_submit()}
          pauseOf={(email) => (email === asked?.email ? asked.until : undefined)}
          onSend={(email) => asking.mutateAsync(email)}
        />
        {asking.data && <DemoMailHint />}
        <Group gap="lg">
          <Anchor size="sm" renderRoot={(props) => <Link {...props} {...portals[portal].link} />}>
            {m.account_back_to_login()}
          </Anchor>
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/" />}>
            {m.action_home()}
          </Anchor>
        </Group>
      </Stack>
    </>
  );
}
