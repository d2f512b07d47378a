import { Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { accounts, PersonalUpdate } from '@udaya/contract/accounts';
import * as z from 'zod/mini';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { errorLine, errorWords } from '../../../api/error-words.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { EmailInput } from '../person/email-input.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';
import { WaitButton } from './wait-button.tsx';

const rules = {
  /** The address of an account that waits for its activation. */
  activation: schemaResolver(z.pick(PersonalUpdate, { email: true }), { sync: true }),
  /** The address of an account whose password was forgotten. */
  reset: schemaResolver(accounts.forgotPassword.body, { sync: true }),
};

interface Props {
  purpose: keyof typeof rules;
  hint?: string;
  submitLabel: string;
  /** What stands beside the button. */
  action?: ReactNode;
  /** The form came at somebody's wish: the keyboard goes on in its field. */
  takesFocus?: boolean;
  busy: boolean;
  error: Error | null;
  /** Until when no further mail is sent to an address (trimmed, in small letters), in milliseconds since 1970. */
  pauseOf: (email: string) => number | undefined;
  onSend: (email: string) => void;
}

/** A mail address to which something is sent. */
export function AddressForm({
  purpose,
  hint,
  submitLabel,
  action,
  takesFocus = false,
  busy,
  error,
  pauseOf,
  onSend,
}: Props) {
  const form = useForm({ initialValues: { email: '' }, validate: rules[purpose] });
  const wait = useSecondsUntil(pauseOf(form.values.email.trim().toLowerCase()));
  const refusal = error ? errorWords(error) : undefined;
  const fault = refusal?.fields.find(({ path }) => path === 'email')?.message;
  const tell = useEffectEvent((words: string) => form.setFieldError('email', words));
  useEffect(() => {
    if (fault) tell(fault);
  }, [fault]);
  const begin = useEffectEvent(() => {
    if (takesFocus) form.getInputNode('email')?.focus();
  });
  useEffect(() => begin(), []);

  const submit = form.onSubmit(
    ({ email }) => {
      if (wait === 0) onSend(email.trim());
    },
    () => form.getInputNode('email')?.focus(),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <MessageLine tone="error" {...errorLine(fault ? undefined : error)} />
        <EmailInput hint={hint} field={form.getInputProps('email')} />
        <div>
          <WaitButton type="submit" size="lg" working={busy} wait={wait} label={submitLabel} fullWidth />
          {action}
        </div>
      </Stack>
    </form>
  );
}
