import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useEffect, useState } from 'react';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { AddressForm } from './address-form.tsx';
import { ContinueButton } from './continue-button.tsx';
import { DemoMailHint } from './demo-mail-hint.tsx';
import { answerForRegistration } from './find-registration.ts';
import { SendAgain } from './send-again.tsx';
import { SupportLine } from './support-line.tsx';
import { useResend } from './use-resend.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Where a new account waits for the click in its mail: sent again, or to another address. */
export function EmailVerificationPage() {
  const state = useResend();
  const { pending, resend } = state;
  const [changing, setChanging] = useState(false);
  const [back, setBack] = useState<'again' | 'change'>();
  const wait = useSecondsUntil(pending.waitUntil);
  const known = pending.email !== undefined || pending.pendingToken !== undefined;
  const asking = changing || !known;
  const finish = (focusOn: 'again' | 'change') => {
    setBack(focusOn);
    setChanging(false);
  };
  const send = (email: string) => {
    // The first address that becomes known ends the form, too.
    setBack('again');
    return resend.mutateAsync(email, { onSuccess: () => finish('again') });
  };

  useEffect(answerForRegistration, []);

  return (
    <>
      <PageHeader
        title={known ? m.account_verify_title() : m.account_verify_title_unknown()}
        lead={known ? <Sent email={pending.email} /> : m.account_verify_lead_unknown()}
      />
      <Stack gap="lg">
        {pending.registered && (
          <MessageLine tone="success" text={m.account_registered()} detail={pending.passwordWarning} />
        )}
        <MessageLine tone="success" text={resend.data?.message} />
        {pending.registered && pending.pendingToken && !asking && (
          <ContinueButton
            proof={{ pendingToken: pending.pendingToken, typed: {} }}
            lead={m.account_continue_opened()}
          />
        )}
        {known && !asking && (
          <SendAgain
            state={state}
            wait={wait}
            focusOn={back}
            onSend={() => resend.mutate(undefined, { onSuccess: () => finish('again') })}
            onChange={() => setChanging(true)}
          />
        )}
        {asking && (
          <AddressForm
            purpose="activation"
            hint={changing ? m.account_change_address_hint() : undefined}
            submitLabel={m.account_send_link()}
            takesFocus={changing}
            // With a token it is the account that waits, without one the address that was asked for.
            pauseOf={(email) =>
              pending.pendingToken || email === resend.variables?.toLowerCase()
                ? pending.moveUntil
                : undefined
            }
            onSend={send}
            action={
              changing && (
                <Button variant="subtle" mt="xs" fullWidth onClick={() => finish('change')}>
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
  return (
    <Rich
      message={m.account_verify_lead}
      inputs={{ email }}
      places={{
        address: <Text span inherit fw={600} c="var(--mantine-color-text)" />,
      }}
    />
  );
}
