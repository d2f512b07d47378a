import { NativeSelect } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { groupMembers } from '@udaya/contract/group-members';
import { type MemberRole, needsBranch } from '@udaya/core/groups/member-rules';
import * as m from '@udaya/messages';
import type { Reply } from '../../../api/call.ts';
import { roleLabel } from '../../../shell/role-label.ts';

interface Props {
  options: Reply<typeof groupMembers.readOptions>;
  /** The role that is chosen; '' for none yet. */
  role: MemberRole | '';
  /** A branch that is offered although it is closed: the one that somebody is in. */
  kept?: string | undefined;
  field: (name: 'role' | 'branchId') => GetInputPropsReturnType;
}

/** What somebody does in the group, and where. */
export function PlaceFields({ options, role, kept, field }: Props) {
  const branches = options.branches.filter(({ id, closed }) => !closed || id === kept);
  return (
    <>
      <NativeSelect
        size="md"
        label={m.member_role()}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={role ? roleMeanings[role]() : m.member_role_hint()}
        data={[
          { value: '', label: m.group_choose(), disabled: true },
          ...options.roles.map((value) => ({ value, label: roleLabel(value) })),
        ]}
        {...field('role')}
      />
      {role !== '' && needsBranch(role) && (
        <NativeSelect
          size="md"
          label={m.member_branch()}
          data={[
            { value: '', label: m.group_choose(), disabled: true },
            ...branches.map(({ id, name, closed }) => ({
              value: id,
              label: closed ? m.member_branch_closed_name({ name }) : name,
            })),
          ]}
          {...field('branchId')}
        />
      )}
    </>
  );
}

const roleMeanings: Record<MemberRole, () => string> = {
  groupAdmin: m.member_meaning_group_admin,
  branchAdmin: m.member_meaning_branch_admin,
  groupUser: m.member_meaning_group_user,
};
