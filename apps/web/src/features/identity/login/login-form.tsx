import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { UserType } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent } from 'react';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SecretInput } from '../../../ui/secret-input.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { EnterpriseLoginFields, LoginFields } from './login-fields.ts';
import { LoginRefusal } from './login-refusal.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useLogin } from './use-login.ts';

interface Props {
  door: UserType;
  /** Where the user wanted to go. */
  origin: string | undefined;
  /** A demo account to fill in. */
  account: string | undefined;
}

/** Username, password and captcha; at the enterprise door its code as well. */
export function LoginForm({ door, origin, account }: Props) {
  const demo = demoAccounts.find(({ username, door: own }) => username === account && own === door);
  const enterprise = door === 'GROUP';
  const form = useForm({
    initialValues: {
      groupCode: demo?.groupCode ?? '',
      username: demo?.username ?? '',
      password: demo ? demoPassword : '',
      userCaptcha: '',
    },
    validate: schemaResolver(enterprise ? EnterpriseLoginFields : LoginFields, { sync: true }),
    onSubmitPreventDefault: 'always',
  });
  const captcha = useCaptcha({
    untouched: form.values.userCaptcha === '',
    fill: (answer) => form.setFieldValue('userCaptcha', answer),
  });
  const login = useLogin(door, origin, (wrongField) => {
    // The captcha is spent by every try; what the user typed otherwise stays.
    if (wrongField === 'password') form.setFieldValue('password', '');
    void captcha.renew();
    form.getInputNode(wrongField)?.focus();
  });
  const demoName = demo?.username;
  const goToCaptcha = () => form.getInputNode('userCaptcha')?.focus();
  const onFilled = useEffectEvent(goToCaptcha);
  useEffect(() => {
    if (demoName) onFilled();
  }, [demoName]);

  const submit = form.onSubmit(
    async (values) => {
      const captchaToken = await captcha.ready();
      if (captchaToken) return login.mutate({ ...values, captchaToken });
      login.reset();
      form.setFieldError('userCaptcha', m.login_captcha_missing());
      goToCaptcha();
    },
    (errors) => {
      login.reset();
      const first = (['groupCode', 'username', 'password', 'userCaptcha'] as const).find(
        (name) => errors[name] !== undefined,
      );
      if (first) form.getInputNode(first)?.focus();
    },
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <LoginRefusal error={login.error} />
        {demoName && !login.error && <MessageLine text={m.demo_filled({ username: demoName })} />}
        {enterprise && (
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
        <Button type="submit" size="lg" loading={login.isPending} fullWidth mt="xs">
          {m.login_submit()}
        </Button>
      </Stack>
    </form>
  );
}
