import { TextInput } from '@mantine/core';
import { type ProductAdmin, productAdmins } from '@udaya/contract/product-admins';
import * as m from '@udaya/messages';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { EmailInput } from '../person/email-input.tsx';
import classes from './people-page.module.css';

/** Invites another product admin by email. */
export function InviteForm({
  onDone,
}: {
  onDone: (next: { admins: ProductAdmin[] }, email: string) => void;
}) {
  const invitation = useCallForm(productAdmins.invite, {
    name: 'invite-admin',
    initialValues: { firstName: '', lastName: '', email: '' },
    onDone: (next, { email }) => {
      invitation.form.reset();
      onDone(next, email.trim());
    },
  });
  const { form } = invitation;
  return (
    <SectionPanel title={m.account_invite_title()} lead={m.account_invite_lead()}>
      <CallForm form={invitation} className={classes.invite} label={m.account_invite_title()}>
        <TextInput label={m.account_first_name()} autoComplete="off" {...form.getInputProps('firstName')} />
        <TextInput label={m.account_last_name()} autoComplete="off" {...form.getInputProps('lastName')} />
        <EmailInput field={form.getInputProps('email')} />
        <WorkingButton type="submit" working={invitation.pending}>
          {m.account_invite_submit()}
        </WorkingButton>
      </CallForm>
      <MessageLine tone="error" {...invitation.failure} />
    </SectionPanel>
  );
}
