import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import * as m from '@udaya/messages';
import { SecretInput } from '../../../ui/secret-input.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { PasswordFields } from './password-fields.ts';

interface Props {
  form: UseFormReturnType<PasswordFields>;
  username: string;
  /** What others know of the person. */
  known: readonly string[];
}

/** The old password and the new one, twice; the username stands there for password managers too. */
export function ChangePasswordFields({ form, username, known }: Props) {
  const chosen = form.getInputProps('newPassword');
  const repeat = form.getInputProps('confirmPassword');
  const recheck = () => {
    chosen.onBlur?.();
    if (repeat.value !== '') repeat.onBlur?.();
  };
  return (
    <>
      <TextInput
        label={m.login_username()}
        autoComplete="username"
        name="username"
        value={username}
        disabled
        readOnly
      />
      <SecretInput
        label={m.account_profile_old_password()}
        autoComplete="current-password"
        name="password"
        {...form.getInputProps('password')}
      />
      <NewPasswordField
        label={m.account_profile_new_password()}
        name="newPassword"
        known={[username, ...known]}
        field={{ ...chosen, onBlur: recheck }}
      />
      <SecretInput
        label={m.account_profile_confirm_password()}
        autoComplete="new-password"
        name="confirmPassword"
        {...repeat}
      />
    </>
  );
}
