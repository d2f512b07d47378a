import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import * as m from '@udaya/messages';

/** A password to type. Its eye has a name and is a stop of the keyboard, and an error is told to screen readers too. */
export function SecretInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': m.login_password_show(), tabIndex: 0 }}
      {...props}
    />
  );
}
