import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type GroupMember, groupMembers } from '@udaya/contract/group-members';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { HandoverField } from './handover-field.tsx';
import { nameOf } from './member-labels.ts';
import { forgetMembers, memberImpactQuery, memberQuery } from './member-queries.ts';

interface Props {
  member: GroupMember;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks once more before somebody is disabled, tells what that touches, and offers to hand the reports over. */
export function DisableDialog({ member: listed, onClose, onDone }: Props) {
  const queryClient = useQueryClient();
  const { data: member = listed } = useQuery({ ...memberQuery(listed.id), placeholderData: listed });
  const impact = useQuery(memberImpactQuery(listed.id));
  const [to, setTo] = useState('');
  const name = nameOf(member);
  const disabling = useMutation({
    mutationFn: () =>
      call(groupMembers.setActivation, {
        params: { id: member.id },
        body: { activated: false, version: member.version, handoverTo: to },
      }),
    onSuccess: ({ message }) => onDone(message),
    // Where somebody else was faster, what they did is seen before it is tried again.
    onSettled: () => forgetMembers(queryClient),
  });
  return (
    <ConfirmDialog
      opened
      title={m.member_switch_off_title({ name })}
      text={m.member_switch_off_text({ name })}
      keep={m.account_managed_cancel()}
      confirm={m.member_switch_off_confirm()}
      danger
      working={disabling.isPending}
      failure={disabling.error ? errorText(disabling.error) : undefined}
      onClose={onClose}
      onConfirm={() => disabling.mutate()}
    >
      <QueryView query={impact} skeleton="4rem">
        {(data) => <HandoverField impact={data} name={name} value={to} onChange={setTo} />}
      </QueryView>
    </ConfirmDialog>
  );
}
