import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { privacy } from '@udaya/contract/privacy';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent } from 'react';
import { sessionStore } from '../../api/session-store.ts';
import { useSession } from '../../api/use-session.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { SecretInput } from '../../ui/secret-input.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './privacy-page.module.css';

/** The last step: the username typed, and the password. */
export function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { username } = useSession();
  const navigate = useNavigate();
  const removal = useCallForm(privacy.deleteAccount, {
    name: 'delete',
    initialValues: { username: '', password: '' },
    rules: (typed, bySchema) => ({
      ...(typed.username.trim() === username
        ? {}
        : { username: m.privacy_delete_confirm_wrong({ username }) }),
      ...bySchema({ password: typed.password }),
    }),
    inputOf: ({ password }) => ({ body: { password } }),
    onDone: () => {
      sessionStore.end('logged-out');
      void navigate({ to: '/goodbye', state: { deletedAccount: true }, replace: true });
    },
  });
  const { form } = removal;
  const begin = useEffectEvent(() => form.getInputNode('username')?.focus());
  useEffect(() => begin(), []);
  return (
    <CallForm form={removal} className={classes.form} label={m.privacy_delete_title()}>
      <TextInput
        label={m.privacy_delete_confirm({ username })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <SecretInput
        label={m.privacy_password()}
        autoComplete="current-password"
        name="password"
        {...form.getInputProps('password')}
      />
      <FormEnd messages={<MessageLine tone="error" {...removal.failure} />}>
        <WorkingButton type="submit" color="red.8" working={removal.pending}>
          {m.privacy_delete_submit()}
        </WorkingButton>
        <Button variant="default" onClick={onCancel}>
          {m.privacy_delete_cancel()}
        </Button>
      </FormEnd>
    </CallForm>
  );
}
