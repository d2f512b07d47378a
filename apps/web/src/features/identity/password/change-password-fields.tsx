import { PasswordInput, TextInput } from '@mantine/core';
import * as m from '@udaya/messages';
import { NewPasswordField } from './new-password-field.tsx';
import type { PasswordForm } from './password-fields.ts';
import { passwordToggle } from './password-toggle.ts';

interface Props {
  form: PasswordForm;
  username: string;
  /** What others know of the person. */
  known: readonly string[];
}

/** The old password and the new one, twice; the username stands there for password managers too. */
export function ChangePasswordFields({ form, username, known }: Props) {
  const chosen = form.getInputProps('newPassword');
  const recheck = () => {
    chosen.onBlur?.();
    if (form.values.confirmPassword !== '') form.validateField('confirmPassword');
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
      <PasswordInput
        label={m.profile_old_password()}
        autoComplete="current-password"
        name="password"
        visibilityToggleButtonProps={passwordToggle()}
        {...form.getInputProps('password')}
      />
      <NewPasswordField
        label={m.profile_new_password()}
        name="newPassword"
        known={[username, ...known]}
        field={{ ...chosen, onBlur: recheck }}
      />
      <PasswordInput
        label={m.profile_confirm_password()}
        autoComplete="new-password"
        name="confirmPassword"
        visibilityToggleButtonProps={passwordToggle()}
        {...form.getInputProps('confirmPassword')}
      />
    </>
  );
}
