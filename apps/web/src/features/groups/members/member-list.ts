import { memberStates } from '@udaya/core/groups/group-rules';
import { memberSorts } from '@udaya/core/groups/member-rules';
import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import {
  type ChoiceSource,
  type ListDefinition,
  listSearch,
  type SearchOf,
  usualSize,
} from '../../../shell/data-list/list-search.ts';
import { roleLabel } from '../../../shell/role-label.ts';
import { memberBadges } from './member-labels.ts';
import type { MemberQuestion } from './member-queries.ts';

/** The branches of the viewer's reach, of which there are few: all are asked for at once. */
const branches: ChoiceSource = {
  key: 'member-branches',
  load: async ({ search, chosen }, signal) => {
    const { loadBranches } = await import('./load-branches.ts');
    return loadBranches({ search, chosen }, signal);
  },
};

const search = { kind: 'text', name: 'search', label: m.members_search, maxLength: 100 } as const;
const branch = { kind: 'pick', name: 'branch', label: m.members_branch, choices: branches } as const;
const role = {
  kind: 'select',
  name: 'role',
  label: m.members_role,
  options: () => groupRoles.map((value) => ({ value, label: roleLabel(value) })),
} as const;
const state = {
  kind: 'select',
  name: 'state',
  label: m.list_status,
  options: () => memberStates.map((value) => ({ value, label: memberBadges[value].label() })),
} as const;

/** The users of a whole group, as the address asks for them. */
export const memberList = {
  filters: [search, branch, role, state],
  sorts: memberSorts,
} as const satisfies ListDefinition<'search' | 'branch' | 'role' | 'state'>;

/** The same for one branch, which has nothing to choose from. */
export const branchMemberList = { ...memberList, filters: [search, role, state] } as const;

/** What the address of the list carries. */
export type MemberSearch = SearchOf<typeof memberList>;

/** What the server is asked for an address; what the address leaves out is the usual. */
export function memberQuestionOf({
  page = 1,
  size = usualSize,
  by,
  sort = 'desc',
  search: searched = '',
  branch: branchId = '',
  role: asked,
  state: stands,
}: MemberSearch): MemberQuestion {
  return {
    page: page - 1,
    size,
    sortField: memberSorts.find((one) => one === by) ?? 'created',
    sortOrder: sort,
    search: searched.trim(),
    branchId,
    role: groupRoles.find((one) => one === asked) ?? '',
    state: memberStates.find((one) => one === stands) ?? '',
  };
}

/** Reads the address of the list. */
export const readMemberSearch = listSearch(memberList);
