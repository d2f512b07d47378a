import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorWords } from '../../../api/error-words.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AddressForm } from './address-form.tsx';
import { DemoMailHint } from './demo-mail-hint.tsx';
import { SupportLine } from './support-line.tsx';
import { useResend } from './use-resend.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { WaitButton } from './wait-button.tsx';

/** Where a new account waits for the click in its mail: sent again, or to another address. */
export function EmailVerificationPage() {
  const { pending, resend } = useResend();
  const [changing, setChanging] = useState(false);
  const wait = useSecondsUntil(pending.waitUntil);
  const known = pending.email !== undefined || pending.pendingToken !== undefined;
  const asking = changing || !known;
  const send = (email: string | undefined) => resend.mutate(email, { onSuccess: () => setChanging(false) });

  return (
    <>
      <PageHeader
        title={known ? m.account_verify_title() : m.account_verify_title_unknown()}
        lead={known ? <Sent email={pending.email} /> : m.account_verify_lead_unknown()}
      />
      <Stack gap="lg">
        {pending.registered && <MessageLine tone="success" text={m.account_registered()} />}
        <MessageLine tone="success" text={resend.data?.message} />
        {known && !asking && (
          <>
            <Text>{m.account_verify_spam()}</Text>
            <MessageLine tone="error" text={resend.error ? errorWords(resend.error).message : undefined} />
            <Group gap="sm">
              <WaitButton
                label={m.account_send_again()}
                wait={wait}
                loading={resend.isPending}
                onClick={() => send(undefined)}
              />
              {pending.pendingToken && (
                <Button variant="default" onClick={() => setChanging(true)}>
                  {m.account_change_address()}
                </Button>
              )}
            </Group>
          </>
        )}
        {asking && (
          <AddressForm
            purpose="activation"
            hint={changing ? m.account_change_address_hint() : undefined}
            submitLabel={m.account_send_link()}
            busy={resend.isPending}
            error={resend.error}
            wait={wait}
            onSend={send}
            action={
              changing && (
                <Button variant="subtle" mt="xs" fullWidth onClick={() => setChanging(false)}>
                  {m.account_change_address_keep()}
                </Button>
              )
            }
          />
        )}
        <DemoMailHint />
        <SupportLine />
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/" />}>
          {m.action_home()}
        </Anchor>
      </Stack>
    </>
  );
}

function Sent({ email }: { email: string | undefined }) {
  if (!email) return m.account_verify_lead_no_address();
  const [before, after] = m.account_verify_lead({ email: '\n' }).split('\n');
  return (
    <>
      {before}
      <Text span inherit fw={600} c="var(--mantine-color-text)">
        {email}
      </Text>
      {after}
    </>
  );
}
