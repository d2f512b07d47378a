import { Text } from '@mantine/core';
import type { LoginUpdate, Profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { errorsByPath, errorWords } from '../../../api/error-words.ts';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { ChangePasswordFields } from '../password/change-password-fields.tsx';
import { focusFault, type PasswordForm } from '../password/password-fields.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import classes from './profile-page.module.css';
import { useSaveProfile } from './use-save-profile.ts';

interface Props {
  profile: Profile;
  form: PasswordForm;
  onReload: () => void;
}

/** Username and password. */
export function LoginTab({ profile, form, onReload }: Props) {
  const save = useSaveProfile<LoginUpdate>();
  const button = useRef<HTMLButtonElement>(null);
  const submit = form.onSubmit(
    (fields) =>
      save.mutate(
        { ...fields, updateDetail: 'login' },
        {
          onSuccess: () => form.reset(),
          onError: (error) => {
            const { fields: faults } = errorWords(error);
            form.setErrors(errorsByPath(faults));
          },
        },
      ),
    (errors) => focusFault(form, errors),
  );
  const refusal = save.error ? errorWords(save.error) : undefined;
  const failed = refusal && {
    title: m.profile_password_failed(),
    text: refusal.fields[0]?.message ?? refusal.message,
    detail: refusal.requestId && m.error_reference({ requestId: refusal.requestId }),
  };
  const done = save.data && { title: m.profile_password_saved(), text: m.profile_password_others() };
  return (
    <form className={classes.narrow} onSubmit={submit} noValidate aria-label={m.profile_login()}>
      <ChangePasswordFields
        form={form}
        username={profile.username}
        known={[profile.firstName, profile.lastName, profile.email.split('@')[0] ?? '']}
      />
      <Text size="sm" c="dimmed">
        {m.profile_password_note()}
      </Text>
      <FormEnd news={<MessageLine text={save.isPending ? m.profile_busy() : undefined} />}>
        <WorkingButton ref={button} type="submit" size="lg" working={save.isPending}>
          {m.profile_update()}
        </WorkingButton>
      </FormEnd>
      <OutcomeDialog
        outcome={done ?? failed}
        onConfirm={() => {
          if (save.isSuccess) onReload();
          save.reset();
        }}
        onClosed={() => {
          if (!focusFault(form, form.errors)) button.current?.focus();
        }}
      />
    </form>
  );
}
