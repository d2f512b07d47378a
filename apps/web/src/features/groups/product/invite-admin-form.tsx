import { TextInput, Title } from '@mantine/core';
import type { GroupAdmin, ProductGroup } from '@udaya/contract/product-group-shapes';
import { productGroups } from '@udaya/contract/product-groups';
import { invitationDays } from '@udaya/core/groups/group-rules';
import * as m from '@udaya/messages';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { FormEnd } from '../../../ui/form-end.tsx';
import { IconMail } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './group-page.module.css';

interface Props {
  group: ProductGroup;
  onBegin: () => void;
  onInvited: (done: { message: string; admins: GroupAdmin[] }) => void;
}

/** Invites an admin of a group by mail. */
export function InviteAdminForm({ group: { id, closedDate }, onBegin, onInvited }: Props) {
  const invite = useCallForm(productGroups.inviteAdmin, {
    name: 'invite-admin',
    initialValues: { firstName: '', lastName: '', email: '' },
    inputOf: (body) => {
      onBegin();
      return { params: { id }, body };
    },
    onDone: (done) => {
      invite.form.reset();
      onInvited(done);
    },
  });
  const { form } = invite;
  return (
    <CallForm form={invite} className={classes.invite} label={m.group_invite_title()}>
      <Title order={3} size="h4">
        {m.group_invite_title()}
      </Title>
      <p className={classes.none}>
        {m.group_invite_lead({ days: invitationDays })}
        {closedDate !== null && ` ${m.group_invite_closed()}`}
      </p>
      <div className={classes.fields}>
        <TextInput label={m.account_first_name()} autoComplete="off" {...form.getInputProps('firstName')} />
        <TextInput label={m.account_last_name()} autoComplete="off" {...form.getInputProps('lastName')} />
        <TextInput
          label={m.dashboard_email()}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
      </div>
      <FormEnd messages={<MessageLine tone="error" {...invite.failure} />}>
        <WorkingButton
          type="submit"
          leftSection={<IconMail size={18} stroke={1.8} />}
          working={invite.pending}
        >
          {m.group_invite()}
        </WorkingButton>
      </FormEnd>
    </CallForm>
  );
}
