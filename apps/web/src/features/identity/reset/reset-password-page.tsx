import { Button, PasswordInput, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { resetPassword } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { errorWords } from '../../../api/error-words.ts';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus-now.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { passwordToggle } from '../password/password-toggle.ts';
import { withRepeat } from '../password/with-repeat.ts';
import { SupportLine } from '../verification/support-line.tsx';

const rules = schemaResolver(resetPassword.body, { sync: true });

/** Sets a new password by the link of a mail. A password that is refused leaves the link good. */
export function ResetPasswordPage({ token }: { token: string }) {
  const form = useForm({
    initialValues: { token, password: '', confirmPassword: '' },
    validate: (fields) =>
      withRepeat(
        rules(fields),
        { chosen: fields.password, confirmPassword: fields.confirmPassword },
        m.account_confirm_differs,
      ),
    validateInputOnBlur: true,
  });
  const reset = useMutation({
    mutationFn: (body: typeof form.values) => call(resetPassword, { body }),
    onError: (error) => {
      const { fields } = errorWords(error);
      form.setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
      if (fields.length > 0) form.getInputNode('password')?.focus();
    },
  });
  const code = reset.error instanceof ApiError ? reset.error.code : undefined;
  if (reset.isSuccess) return <Done message={reset.data.message} />;
  if (code === 'link.invalid' || code === 'link.expired') return <DeadLink error={reset.error} />;

  const submit = form.onSubmit(
    (values) => reset.mutate(values),
    (errors) => form.getInputNode(errors.password ? 'password' : 'confirmPassword')?.focus(),
  );
  const refusal = reset.error ? errorWords(reset.error) : undefined;
  return (
    <>
      <PageHeader title={m.account_reset_title()} lead={m.account_reset_lead()} />
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <MessageLine
            tone="error"
            text={refusal && refusal.fields.length === 0 ? refusal.message : undefined}
          />
          <NewPasswordField
            label={m.profile_new_password()}
            name="password"
            known={[]}
            field={form.getInputProps('password')}
          />
          <PasswordInput
            label={m.register_confirm_password()}
            autoComplete="new-password"
            name="confirmPassword"
            visibilityToggleButtonProps={passwordToggle()}
            {...form.getInputProps('confirmPassword')}
          />
          <Button type="submit" size="lg" fullWidth loading={reset.isPending}>
            {m.account_reset_submit()}
          </Button>
        </Stack>
      </form>
    </>
  );
}

function Done({ message }: { message: string }) {
  useHeadingFocusNow();
  return (
    <EmptyState
      heading="h1"
      icon={<IconCircleCheck size={28} stroke={1.6} />}
      title={message}
      text={m.account_reset_done_text()}
      action={
        <Button component={Link} to="/login" size="lg">
          {m.login_title()}
        </Button>
      }
    />
  );
}

function DeadLink({ error }: { error: unknown }) {
  useHeadingFocusNow();
  return (
    <EmptyState
      heading="h1"
      icon={<IconLinkOff size={28} stroke={1.6} />}
      title={m.account_reset_dead()}
      text={errorWords(error).message}
      action={
        <Stack align="center" gap="lg">
          <Button component={Link} to="/forgot-password">
            {m.account_send_new_link()}
          </Button>
          <SupportLine />
        </Stack>
      }
    />
  );
}
