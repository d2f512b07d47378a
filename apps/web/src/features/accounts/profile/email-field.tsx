import type { Profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { SecretInput } from '../../../ui/secret-input.tsx';
import { EmailInput } from '../person/email-input.tsx';
import { PendingEmail } from './pending-email.tsx';
import { namesNewAddress } from './personal-fields.ts';
import classes from './profile-page.module.css';
import type { PersonalForm } from './use-personal-fields.ts';

/** The email; a new one is asked for with the password, and what waits for its confirmation stands below. */
export function EmailField({ profile, form }: { profile: Profile; form: PersonalForm }) {
  const input = form.getInputProps('email');
  // A refusal of the server is shown, even if the page would not have asked.
  const asks = namesNewAddress(form.values.email, profile) || form.errors.currentPassword !== undefined;
  return (
    <div className={classes.email}>
      <EmailInput
        hint={m.account_profile_email_hint()}
        field={{
          ...input,
          onChange: (event) => {
            input.onChange(event);
            if (namesNewAddress(form.getValues().email, profile)) return;
            form.setFieldValue('currentPassword', '');
            form.clearFieldError('currentPassword');
          },
        }}
      />
      {asks && (
        <SecretInput
          label={m.account_profile_email_password_label()}
          autoComplete="current-password"
          name="currentPassword"
          {...form.getInputProps('currentPassword')}
        />
      )}
      <PendingEmail profile={profile} onGone={() => form.getInputNode('email')?.focus()} />
    </div>
  );
}
