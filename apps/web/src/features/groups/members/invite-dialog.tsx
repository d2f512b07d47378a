import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { groupMembers } from '@udaya/contract/group-members';
import { invitationDays } from '@udaya/core/groups/group-rules';
import type { MemberRole } from '@udaya/core/groups/member-rules';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import { errorLine } from '../../../api/error-text.ts';
import { refusedWith } from '../../../api/refused-with.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { IconMail } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { forgetMembers, memberOptionsQuery } from './member-queries.ts';
import classes from './members-page.module.css';
import { PlaceFields } from './place-fields.tsx';

interface Props {
  onClose: () => void;
  /** Somebody was invited: what is said of it. */
  onDone: (message: string) => void;
}

/** Invites one person by email. */
export function InviteDialog({ onClose, onDone }: Props) {
  const options = useQuery(memberOptionsQuery);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={m.member_invite_title()}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <QueryView query={options} skeleton="18rem">
        {(data) => <InviteForm options={data} onClose={onClose} onDone={onDone} />}
      </QueryView>
    </Modal>
  );
}

function InviteForm({
  options,
  onClose,
  onDone,
}: Props & { options: Parameters<typeof PlaceFields>[0]['options'] }) {
  const queryClient = useQueryClient();
  const usual = options.roles.at(-1) ?? '';
  const openBranches = options.branches.filter(({ closed }) => !closed);
  const invite = useCallForm(groupMembers.invite, {
    name: 'invite-member',
    initialValues: {
      firstName: '',
      lastName: '',
      email: '',
      role: usual as MemberRole,
      branchId: openBranches.length === 1 ? (openBranches[0]?.id ?? '') : '',
    },
    onDone: async ({ message }) => {
      await forgetMembers(queryClient);
      onDone(message);
    },
  });
  const { form } = invite;
  const waits = refusedWith(invite.error, groupMembers.invite, 'invitation.waiting');
  const resend = useMutation({
    mutationFn: async (email: string) => {
      const { content } = await call(groupMembers.list, { query: { search: email } });
      const found = content.find((one) => one.email.toLowerCase() === email.toLowerCase());
      return call(groupMembers.resend, { params: { id: found?.id ?? 'not-there-any-more' } });
    },
    onSuccess: async ({ message }) => {
      await forgetMembers(queryClient);
      onDone(message);
    },
  });
  return (
    <CallForm form={invite} label={m.member_invite_title()}>
      <Stack gap="md">
        <p className={classes.lead}>{m.member_invite_lead({ days: invitationDays })}</p>
        <div className={classes.fields}>
          <TextInput
            label={m.account_first_name()}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('firstName')}
          />
          <TextInput label={m.account_last_name()} autoComplete="off" {...form.getInputProps('lastName')} />
        </div>
        <TextInput
          label={m.dashboard_email()}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('email')}
        />
        <div className={classes.fields}>
          <PlaceFields options={options} role={form.values.role} field={(name) => form.getInputProps(name)} />
        </div>
        <FormEnd
          messages={
            <>
              <MessageLine tone="error" {...invite.failure} />
              <MessageLine tone="error" {...errorLine(resend.error)} />
            </>
          }
        >
          <WorkingButton
            type="submit"
            leftSection={<IconMail size={18} stroke={1.8} />}
            working={invite.pending}
          >
            {m.group_invite()}
          </WorkingButton>
          {waits && (
            <WorkingButton
              variant="light"
              working={resend.isPending}
              onClick={() => resend.mutate(form.values.email.trim())}
            >
              {m.member_invite_again()}
            </WorkingButton>
          )}
          <Button variant="default" onClick={onClose}>
            {m.account_managed_cancel()}
          </Button>
        </FormEnd>
      </Stack>
    </CallForm>
  );
}
