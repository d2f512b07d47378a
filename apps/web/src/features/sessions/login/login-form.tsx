import { Button, Stack, TextInput } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { UserType } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent } from 'react';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SecretInput } from '../../../ui/secret-input.tsx';
import { CaptchaField } from '../../captcha/captcha-field.tsx';
import { demoAccounts } from './demo-accounts.ts';
import { LoginRefusal } from './login-refusal.tsx';
import { useLogin } from './use-login.ts';

interface Props {
  portal: UserType;
  /** Where the user wanted to go. */
  origin: string | undefined;
  /** A demo account to fill in. */
  account: string | undefined;
}

/** Username, password and captcha; at the enterprise portal its code as well. */
export function LoginForm({ portal, origin, account }: Props) {
  const demo = demoAccounts.find(({ username, portal: own }) => username === account && own === portal);
  const username = useLocation({ select: ({ state }) => state.username });
  const { login, captcha } = useLogin(portal, origin, { demo, username });
  const { form } = login;
  const demoName = demo?.username;
  const onFilled = useEffectEvent((first: 'userCaptcha' | 'password') => form.getInputNode(first)?.focus());
  useEffect(() => {
    if (demoName) onFilled('userCaptcha');
    else if (username) onFilled('password');
  }, [demoName, username]);

  return (
    <CallForm form={login}>
      <Stack gap="md">
        <LoginRefusal error={login.error} failure={login.failure} />
        {demoName && !login.error && <MessageLine text={m.login_demo_filled({ username: demoName })} />}
        {portal === 'GROUP' && (
          <TextInput
            label={m.login_enterprise_code()}
            autoComplete="on"
            name="groupCode"
            autoCapitalize="characters"
            spellCheck={false}
            {...form.getInputProps('groupCode')}
          />
        )}
        <TextInput
          label={m.login_username()}
          autoComplete="username"
          name="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <SecretInput
          label={m.login_password()}
          autoComplete="current-password"
          name="password"
          {...form.getInputProps('password')}
        />
        <CaptchaField captcha={captcha} {...form.getInputProps('userCaptcha')} />
        <Button type="submit" size="lg" loading={login.pending} fullWidth mt="xs">
          {m.login_submit()}
        </Button>
      </Stack>
    </CallForm>
  );
}
