import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import { profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { blurPause } from '../../../ui/blur-pause.ts';
import { withRepeat } from './with-repeat.ts';

/** The old password and the new one, twice. */
export interface PasswordFields {
  password: string;
  newPassword: string;
  confirmPassword: string;
}
export type PasswordForm = UseFormReturnType<PasswordFields>;

const rules = schemaResolver(profile.changePassword.body, { sync: true });

/** The form that changes a password. `name` keeps two of them on one page apart. */
export function usePasswordForm(name: string): PasswordForm {
  return useForm<PasswordFields>({
    name,
    initialValues: { password: '', newPassword: '', confirmPassword: '' },
    validate: (fields) =>
      withRepeat(
        rules(fields),
        { chosen: fields.newPassword, confirmPassword: fields.confirmPassword },
        m.profile_confirm_differs,
      ),
    validateInputOnBlur: true,
    validateDebounce: blurPause,
  });
}

/** Takes the keyboard to the first field that has a fault; answers whether there was one. */
export function focusFault(form: PasswordForm, faults: Record<string, unknown>): boolean {
  const first = (['password', 'newPassword', 'confirmPassword'] as const).find((path) => faults[path]);
  if (first) form.getInputNode(first)?.focus();
  return first !== undefined;
}
