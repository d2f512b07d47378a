import { profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { type FormFields, useFormFields } from '../../../shell/forms/use-form-fields.ts';
import { withRepeat } from './with-repeat.ts';

/** The old password and the new one, twice. */
export interface PasswordFields {
  password: string;
  newPassword: string;
  confirmPassword: string;
}

/** The fields that change a password. `name` keeps two of them on one page apart. */
export function usePasswordFields(name: string): FormFields<PasswordFields> {
  return useFormFields<PasswordFields>(profile.changePassword.body, {
    name,
    initialValues: { password: '', newPassword: '', confirmPassword: '' },
    rules: (typed, bySchema) =>
      withRepeat(bySchema(typed), typed.newPassword, typed, m.account_profile_confirm_differs),
    checkOnBlur: true,
  });
}
