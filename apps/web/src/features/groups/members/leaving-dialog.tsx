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
  action: 'disable' | 'erase';
  member: GroupMember;
  onClose: () => void;
  onDone: (message: string) => void;
}

const words = {
  disable: {
    title: m.member_switch_off_title,
    text: m.member_switch_off_text,
    confirm: m.member_switch_off_confirm,
  },
  erase: { title: m.member_erase_title, text: m.member_erase_text, confirm: m.member_erase_confirm },
};

/** Asks once more before somebody is disabled or erased, tells what that touches, and offers to hand the reports over. */
export function LeavingDialog({ action, member: listed, onClose, onDone }: Props) {
  const queryClient = useQueryClient();
  const { data: member = listed } = useQuery({ ...memberQuery(listed.id), placeholderData: listed });
  const impact = useQuery(memberImpactQuery(listed.id));
  const [to, setTo] = useState('');
  const name = nameOf(member);
  const { title, text, confirm } = words[action];
  const params = { id: member.id };
  const change = { version: member.version, handoverTo: to };
  const leaving = useMutation({
    mutationFn: (): Promise<{ message: string }> =>
      action === 'erase'
        ? call(groupMembers.erase, { params, body: change })
        : call(groupMembers.setActivation, { params, body: { activated: false, ...change } }),
    onSuccess: ({ message }) => onDone(message),
    // Where somebody else was faster, what they did is seen before it is tried again.
    onSettled: () => forgetMembers(queryClient),
  });
  return (
    <ConfirmDialog
      opened
      title={title({ name })}
      text={text({ name })}
      keep={m.account_managed_cancel()}
      confirm={confirm()}
      danger
      working={leaving.isPending}
      failure={leaving.error ? errorText(leaving.error) : undefined}
      onClose={onClose}
      onConfirm={() => leaving.mutate()}
    >
      <QueryView query={impact} skeleton="4rem">
        {(data) => (
          <HandoverField impact={data} name={name} value={to} erasing={action === 'erase'} onChange={setTo} />
        )}
      </QueryView>
    </ConfirmDialog>
  );
}
