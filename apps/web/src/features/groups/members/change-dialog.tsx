import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type GroupMember, groupMembers, type MemberImpact } from '@udaya/contract/group-members';
import { needsBranch } from '@udaya/core/groups/member-rules';
import * as m from '@udaya/messages';
import type { Reply } from '../../../api/call.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { roleLabel } from '../../../shell/role-label.ts';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { HandoverField } from './handover-field.tsx';
import { nameOf } from './member-labels.ts';
import { forgetMembers, memberImpactQuery, memberOptionsQuery, memberQuery } from './member-queries.ts';
import classes from './members-page.module.css';
import { PlaceFields } from './place-fields.tsx';

interface Props {
  member: GroupMember;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Gives somebody another role or branch. */
export function ChangeDialog({ member: listed, onClose, onDone }: Props) {
  const { data: member = listed } = useQuery({ ...memberQuery(listed.id), placeholderData: listed });
  const options = useQuery(memberOptionsQuery);
  const impact = useQuery(memberImpactQuery(listed.id));
  const name = nameOf(member);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={m.member_change_title({ name })}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <QueryView query={options} skeleton="14rem">
        {(data) => (
          <QueryView query={impact} skeleton="14rem">
            {(touched) => (
              <ChangeForm
                member={member}
                first={listed}
                options={data}
                impact={touched}
                onClose={onClose}
                onDone={onDone}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </Modal>
  );
}

interface FormProps extends Props {
  /** As it was when the dialog was opened: what is typed stays, whatever somebody else does meanwhile. */
  first: GroupMember;
  options: Reply<typeof groupMembers.readOptions>;
  impact: MemberImpact;
}

function ChangeForm({ member, first, options, impact, onClose, onDone }: FormProps) {
  const queryClient = useQueryClient();
  const name = nameOf(member);
  const change = useCallForm(groupMembers.change, {
    name: 'change-member',
    initialValues: {
      role: first.role,
      branchId: first.branch?.id ?? '',
      version: first.version,
      handoverTo: '',
    },
    inputOf: ({ handoverTo, ...body }) => ({
      params: { id: member.id },
      body: { ...body, version: member.version, handoverTo: leavesBranch(member, body) ? handoverTo : '' },
    }),
    onDone: async ({ message }) => {
      await forgetMembers(queryClient);
      onDone(message);
    },
    onFailed: () => void forgetMembers(queryClient),
  });
  const { form } = change;
  const { role, branchId, handoverTo } = form.values;
  const leaves = leavesBranch(member, { role, branchId });
  const isInvitation = member.state === 'invited' || member.state === 'expired';
  return (
    <CallForm form={change} label={m.member_change_title({ name })}>
      <Stack gap="md">
        <p className={classes.lead}>
          {m.member_change_now({
            role: roleLabel(member.role),
            branch: member.branch?.name ?? m.member_whole_group(),
          })}{' '}
          {isInvitation ? m.member_change_invited() : m.member_change_lead({ name })}
        </p>
        <div className={classes.fields}>
          <PlaceFields
            options={options}
            role={role}
            kept={first.branch?.id}
            field={(one) => form.getInputProps(one)}
          />
        </div>
        {leaves && !isInvitation && (
          <HandoverField
            impact={impact}
            name={name}
            value={handoverTo}
            error={form.errors.handoverTo as string | undefined}
            onChange={(to) => form.setFieldValue('handoverTo', to)}
          />
        )}
        <FormEnd messages={<MessageLine tone="error" {...change.failure} />}>
          <WorkingButton type="submit" working={change.pending}>
            {m.account_managed_save()}
          </WorkingButton>
          <Button variant="default" onClick={onClose}>
            {m.account_managed_cancel()}
          </Button>
        </FormEnd>
      </Stack>
    </CallForm>
  );
}

/** Whether somebody would be in another branch, or in none, so that what was made in the earlier one needs a look. */
function leavesBranch(
  { branch }: GroupMember,
  { role, branchId }: Pick<GroupMember, 'role'> & { branchId: string },
): boolean {
  return (needsBranch(role) ? branchId : '') !== (branch?.id ?? '');
}
