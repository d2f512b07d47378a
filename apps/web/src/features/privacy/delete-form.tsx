import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { privacy } from '@udaya/contract/privacy';
import * as m from '@udaya/messages';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../api/call.ts';
import { errorWords } from '../../api/error-words.ts';
import { sessionStore } from '../../api/session-store.ts';
import { useSession } from '../../api/use-session.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { SecretInput } from '../../ui/secret-input.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './privacy-page.module.css';

const rules = schemaResolver(privacy.deleteAccount.body, { sync: true });

/** The last step: the username typed, and the password. */
export function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { username } = useSession();
  const navigate = useNavigate();
  const form = useForm({
    name: 'delete',
    initialValues: { username: '', password: '' },
    validate: (fields) => ({
      ...(fields.username.trim() === username
        ? {}
        : { username: m.privacy_delete_confirm_wrong({ username }) }),
      ...rules({ password: fields.password }),
    }),
  });
  const begin = useEffectEvent(() => form.getInputNode('username')?.focus());
  useEffect(() => begin(), []);
  const removal = useMutation({
    mutationFn: ({ password }: typeof form.values) => call(privacy.deleteAccount, { body: { password } }),
    onSuccess: () => {
      sessionStore.end('signed-out');
      void navigate({ to: '/goodbye', state: { deletedAccount: true }, replace: true });
    },
    onError: (error) => {
      const fault = errorWords(error).fields.find(({ path }) => path === 'password');
      if (!fault) return;
      form.setFieldError('password', fault.message);
      form.getInputNode('password')?.focus();
    },
  });
  const refusal = removal.error ? errorWords(removal.error) : undefined;
  const failed = refusal && refusal.fields.length === 0 ? refusal : undefined;
  const submit = form.onSubmit(
    (fields) => removal.mutate(fields),
    (errors) => form.getInputNode(errors.username ? 'username' : 'password')?.focus(),
  );
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={m.privacy_delete_title()}>
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
      <FormEnd
        news={
          <MessageLine
            tone="error"
            text={failed?.message}
            detail={failed?.requestId && m.error_reference({ requestId: failed.requestId })}
          />
        }
      >
        <WorkingButton type="submit" color="red.8" working={removal.isPending}>
          {m.privacy_delete_submit()}
        </WorkingButton>
        <Button variant="default" onClick={onCancel}>
          {m.privacy_delete_cancel()}
        </Button>
      </FormEnd>
    </form>
  );
}
