import { Stack } from '@mantine/core';
import { accounts, PersonalUpdate } from '@udaya/contract/accounts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useFormFields } from '../../../shell/forms/use-form-fields.ts';
import { useFormSending } from '../../../shell/forms/use-form-sending.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { EmailInput } from '../person/email-input.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';
import { WaitButton } from './wait-button.tsx';

const schemas = {
  /** The email of an account that waits for its activation. */
  activation: z.pick(PersonalUpdate, { email: true }),
  /** The email of an account whose password was forgotten. */
  reset: accounts.forgotPassword.body,
};

interface Props {
  purpose: keyof typeof schemas;
  hint?: string;
  submitLabel: string;
  /** What stands beside the button. */
  action?: ReactNode;
  /** The form came at somebody's wish: the keyboard goes on in its field. */
  takesFocus?: boolean;
  /** Until when no further mail is sent to an email (trimmed, in small letters), in milliseconds since 1970. */
  pauseOf: (email: string) => number | undefined;
  onSend: (email: string) => Promise<unknown>;
}

/** An email to which something is sent. */
export function AddressForm({
  purpose,
  hint,
  submitLabel,
  action,
  takesFocus = false,
  pauseOf,
  onSend,
}: Props) {
  const fields = useFormFields(schemas[purpose], { initialValues: { email: '' } });
  const { form } = fields;
  const wait = useSecondsUntil(pauseOf(form.values.email.trim().toLowerCase()));
  const sending = useFormSending(fields, {
    inputOf: ({ email }) => wait === 0 && email.trim(),
    send: onSend,
  });
  const begin = useEffectEvent(() => {
    if (takesFocus) form.getInputNode('email')?.focus();
  });
  useEffect(() => begin(), []);

  return (
    <CallForm form={sending}>
      <Stack gap="md">
        <MessageLine tone="error" {...sending.failure} />
        <EmailInput hint={hint} field={form.getInputProps('email')} />
        <div>
          <WaitButton
            type="submit"
            size="lg"
            working={sending.pending}
            wait={wait}
            label={submitLabel}
            fullWidth
          />
          {action}
        </div>
      </Stack>
    </CallForm>
  );
}
