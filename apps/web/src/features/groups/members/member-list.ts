import { groupMembers } from '@udaya/contract/group-members';
import { memberStates } from '@udaya/core/groups/group-rules';
import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import type { ChoiceSource } from '../../../shell/data-list/list-search.ts';
import { roleLabel } from '../../../shell/role-label.ts';
import { memberBadges } from './member-labels.ts';
import { membersKey } from './member-queries.ts';

/** The branches of the user's reach, of which there are few: all are asked for at once. */
const branches: ChoiceSource = {
  key: 'member-branches',
  load: async ({ search, chosen }, signal) => {
    const { loadBranches } = await import('./load-branches.ts');
    return loadBranches({ search, chosen }, signal);
  },
};

const search = { kind: 'text', name: 'search', label: m.member_search, maxLength: 100 } as const;
const branch = {
  kind: 'pick',
  name: 'branch',
  asks: 'branchId',
  label: m.member_branch,
  choices: branches,
} as const;
const role = {
  kind: 'select',
  name: 'role',
  label: m.member_role,
  options: () => groupRoles.map((value) => ({ value, label: roleLabel(value) })),
} as const;
const state = {
  kind: 'select',
  name: 'state',
  label: m.list_status,
  folded: true,
  options: () => memberStates.map((value) => ({ value, label: memberBadges[value].label() })),
} as const;

/** The users of a whole group, as the address asks for them. */
export const memberList = defineList(groupMembers.list, {
  key: [membersKey, 'list'],
  filters: [search, branch, role, state],
});

/** The same for one branch, which has nothing to choose from. */
export const branchMemberList = { ...memberList, filters: [search, role, state] };

/** What the address of the list carries. */
export type MemberSearch = SearchOf<typeof memberList>;
