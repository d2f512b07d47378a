import { Text } from '@mantine/core';
import type { LoginUpdate, Profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { errorLine, errorText } from '../../../api/error-text.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import type { FormFields } from '../../../shell/forms/use-form-fields.ts';
import { useFormSending } from '../../../shell/forms/use-form-sending.ts';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { ChangePasswordFields } from '../password/change-password-fields.tsx';
import type { PasswordFields } from '../password/password-fields.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import classes from './profile-page.module.css';
import { useSaveProfile } from './use-save-profile.ts';

interface Props {
  profile: Profile;
  fields: FormFields<PasswordFields>;
  onReload: () => void;
}

/** Username and password. */
export function LoginTab({ profile, fields, onReload }: Props) {
  const { form } = fields;
  const button = useRef<HTMLButtonElement>(null);
  const save = useFormSending(fields, {
    inputOf: (typed): LoginUpdate => ({ ...typed, updateDetail: 'login' }),
    send: useSaveProfile(),
    onDone: () => form.reset(),
    dialog: true,
  });
  const done = save.data && {
    title: m.account_profile_password_saved(),
    text: m.account_profile_password_others(),
    detail: save.data.passwordWarning,
  };
  return (
    <CallForm form={save} className={classes.narrow} label={m.account_profile_login()}>
      <ChangePasswordFields
        form={form}
        username={profile.username}
        known={[profile.firstName, profile.lastName, profile.email.split('@')[0] ?? '']}
      />
      <Text size="sm" c="dimmed">
        {m.account_profile_password_note()}
      </Text>
      <FormEnd messages={<MessageLine text={save.pending ? m.account_profile_busy() : undefined} />}>
        <WorkingButton ref={button} type="submit" size="lg" working={save.pending}>
          {m.account_profile_update()}
        </WorkingButton>
      </FormEnd>
      <OutcomeDialog
        outcome={done ?? failureOf(save.error)}
        onConfirm={() => {
          if (save.data) onReload();
          save.forget();
        }}
        onClosed={() => {
          if (fields.firstOf(form.errors)) fields.focusFirst(form.errors);
          else button.current?.focus();
        }}
      />
    </CallForm>
  );
}

function failureOf(error: Error | null) {
  if (!error) return undefined;
  const [wrong] = errorText(error).fields;
  const { text, detail } = errorLine(error);
  return { title: m.account_profile_password_failed(), text: wrong?.message ?? text, detail };
}
