import { Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { accounts } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useMutation } from '@tanstack/react-query';
import { call, type Reply } from '../../../api/call.ts';
import { errorLine, errorWords, errorsByPath } from '../../../api/error-words.ts';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus-now.ts';
import { afterBlurPause, blurPause } from '../../../ui/blur-pause.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SecretInput } from '../../../ui/secret-input.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { withRepeat } from '../password/with-repeat.ts';
import { DeadResetLink, isDeadLink } from './dead-reset-link.tsx';

const rules = schemaResolver(accounts.resetPassword.body, { sync: true });

interface Props {
  token: string;
  /** The username of somebody who was invited and chooses the first password. */
  invited: string | undefined;
  onDone: (reply: Reply<typeof accounts.resetPassword>) => void;
}

/** The new password, twice. One that is refused leaves the link good. */
export function ResetForm({ token, invited, onDone }: Props) {
  useHeadingFocusNow();
  const form = useForm({
    initialValues: { token, password: '', confirmPassword: '' },
    validate: (fields) =>
      withRepeat(
        rules(fields),
        { chosen: fields.password, confirmPassword: fields.confirmPassword },
        m.account_confirm_differs,
      ),
    validateInputOnBlur: true,
    validateDebounce: blurPause,
  });
  const reset = useMutation({
    mutationFn: (body: typeof form.values) => afterBlurPause(call(accounts.resetPassword, { body })),
    onSuccess: onDone,
    onError: (error) => {
      const { fields } = errorWords(error);
      form.setErrors(errorsByPath(fields));
      if (fields.length > 0) form.getInputNode('password')?.focus();
    },
  });
  if (isDeadLink(reset.error)) return <DeadResetLink error={reset.error} />;

  const submit = form.onSubmit(
    (values) => reset.mutate(values),
    (errors) => form.getInputNode(errors.password ? 'password' : 'confirmPassword')?.focus(),
  );
  const refusal = reset.error ? errorWords(reset.error) : undefined;
  return (
    <>
      <PageHeader
        title={invited ? m.account_invited_title() : m.account_reset_title()}
        lead={invited ? m.account_invited_lead({ username: invited }) : m.account_reset_lead()}
      />
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <MessageLine tone="error" {...errorLine(refusal?.fields.length === 0 ? reset.error : undefined)} />
          {invited && (
            <TextInput
              label={m.login_username()}
              value={invited}
              readOnly
              autoComplete="username"
              name="username"
            />
          )}
          <NewPasswordField
            label={invited ? m.login_password() : m.profile_new_password()}
            name="password"
            known={invited ? [invited] : []}
            field={form.getInputProps('password')}
          />
          <SecretInput
            label={m.register_confirm_password()}
            autoComplete="new-password"
            name="confirmPassword"
            {...form.getInputProps('confirmPassword')}
          />
          <WorkingButton type="submit" size="lg" fullWidth working={reset.isPending}>
            {invited ? m.account_invited_submit() : m.account_reset_submit()}
          </WorkingButton>
        </Stack>
      </form>
    </>
  );
}
