import { Anchor, Group, Stack } from '@mantine/core';
import { forgotPassword } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AddressForm } from '../verification/address-form.tsx';
import { DemoMailHint } from '../verification/demo-mail-hint.tsx';
import { useSecondsUntil } from '../verification/use-seconds-until.ts';
import { momentIn, waitAfter } from '../verification/wait-after.ts';

/** Has a link mailed with which a new password can be set; the answer is the same for every address. */
export function ForgotPasswordPage() {
  const [waitUntil, setWaitUntil] = useState<number>();
  const wait = useSecondsUntil(waitUntil);
  const asking = useMutation({
    mutationFn: (email: string) => call(forgotPassword, { body: { email } }),
    onSuccess: ({ retryAfterSeconds }) => setWaitUntil(momentIn(retryAfterSeconds)),
    onError: (error) => setWaitUntil(waitAfter(error)),
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
          busy={asking.isPending}
          error={asking.error}
          wait={wait}
          onSend={(email) => asking.mutate(email)}
        />
        {asking.data && <DemoMailHint />}
        <Group gap="lg">
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/login" />}>
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
