import { useQueryClient } from '@tanstack/react-query';
import { profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { errorSentence, errorText } from '../../../api/error-text.ts';
import { useSession } from '../../../api/use-session.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { ChangePasswordFields } from '../../accounts/password/change-password-fields.tsx';
import { usePasswordFields } from '../../accounts/password/password-fields.ts';
import { profileQuery } from '../../accounts/profile/profile-query.ts';
import classes from './security-page.module.css';

/** Changes the own password; the other sessions end with the old one. */
export function PasswordPanel() {
  const { username, firstName, lastName, email } = useSession();
  const queryClient = useQueryClient();
  const fields = usePasswordFields('security');
  const change = useFormCall(profile.changePassword, fields, {
    onDone: () => {
      fields.form.reset();
      void queryClient.invalidateQueries({ queryKey: ['security'] });
      // A change of the email that waited ends with the old password.
      void queryClient.invalidateQueries(profileQuery);
    },
  });
  const [wrong] = change.error ? errorText(change.error).fields : [];
  return (
    <SectionPanel title={m.account_security_password_title()} lead={m.account_profile_password_note()}>
      <CallForm form={change} className={classes.form}>
        <ChangePasswordFields
          form={fields.form}
          username={username}
          known={[firstName, lastName, email.split('@')[0] ?? '']}
        />
        <FormEnd
          messages={
            <>
              <MessageLine tone="success" text={change.data?.message} detail={change.data?.passwordWarning} />
              <MessageLine
                tone="error"
                text={change.error ? m.account_profile_password_failed() : undefined}
                detail={wrong?.message ?? errorSentence(change.error)}
              />
            </>
          }
        >
          <WorkingButton type="submit" working={change.pending}>
            {m.account_security_password_submit()}
          </WorkingButton>
        </FormEnd>
      </CallForm>
    </SectionPanel>
  );
}
