import { profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { errorsByPath, errorWords } from '../../../api/error-words.ts';
import { useSession } from '../../../api/use-session.ts';
import { afterBlurPause } from '../../../ui/blur-pause.ts';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { ChangePasswordFields } from '../password/change-password-fields.tsx';
import { focusFault, usePasswordForm } from '../password/password-fields.ts';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { profileQuery } from '../profile/profile-query.ts';
import classes from './security-page.module.css';

/** Changes the own password; the other sessions end with the old one. */
export function PasswordPanel() {
  const { username, firstName, lastName, email } = useSession();
  const queryClient = useQueryClient();
  const form = usePasswordForm('security');
  const change = useMutation({
    mutationFn: (body: typeof form.values) => afterBlurPause(call(profile.changePassword, { body })),
    onSuccess: () => {
      form.reset();
      void queryClient.invalidateQueries({ queryKey: ['security'] });
      // A change of the mail address that waited ends with the old password.
      void queryClient.invalidateQueries(profileQuery);
    },
    onError: (error) => {
      const { fields } = errorWords(error);
      const faults = errorsByPath(fields);
      form.setErrors(faults);
      focusFault(form, faults);
    },
  });
  const refusal = change.error ? errorWords(change.error) : undefined;
  const reference = refusal?.requestId && m.error_reference({ requestId: refusal.requestId });
  const reason =
    refusal && [refusal.fields[0]?.message ?? refusal.message, reference].filter(Boolean).join(' ');
  const submit = form.onSubmit(
    (body) => change.mutate(body),
    (errors) => focusFault(form, errors),
  );
  return (
    <SectionPanel title={m.security_password_title()} lead={m.profile_password_note()}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <ChangePasswordFields
          form={form}
          username={username}
          known={[firstName, lastName, email.split('@')[0] ?? '']}
        />
        <FormEnd
          news={
            <>
              <MessageLine tone="success" text={change.data?.message} />
              <MessageLine tone="error" text={refusal && m.profile_password_failed()} detail={reason} />
            </>
          }
        >
          <WorkingButton type="submit" working={change.isPending}>
            {m.security_password_submit()}
          </WorkingButton>
        </FormEnd>
      </form>
    </SectionPanel>
  );
}
