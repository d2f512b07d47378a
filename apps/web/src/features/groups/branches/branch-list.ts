import { groupBranches } from '@udaya/contract/group-branches';
import * as m from '@udaya/messages';
import { defineList, type SearchOf } from '../../../shell/data-list/define-list.ts';
import { branchesKey } from './branch-queries.ts';

/** The branches of the own group, as the address asks for them. */
export const branchList = defineList(groupBranches.list, {
  key: [branchesKey, 'list'],
  filters: [
    { kind: 'text', name: 'search', label: m.branch_list_search, maxLength: 100 },
    {
      kind: 'select',
      name: 'state',
      label: m.branch_list_state,
      options: () => [
        { value: 'open', label: m.branch_list_open() },
        { value: 'closed', label: m.branch_list_closed() },
      ],
    },
  ],
  sorts: ['created', 'name', 'users', 'reports'],
});

/** What the address of the list carries. */
export type BranchListSearch = SearchOf<typeof branchList>;
