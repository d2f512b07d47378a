import { branchSorts, branchStates } from '@udaya/core/groups/group-rules';
import * as m from '@udaya/messages';
import {
  type ListDefinition,
  listSearch,
  type SearchOf,
  usualSize,
} from '../../../shell/data-list/list-search.ts';
import type { BranchListQuestion } from './branch-queries.ts';

/** The branches of the own group, as the address asks for them. */
export const branchList = {
  filters: [
    { kind: 'text', name: 'search', label: m.org_branches_search, maxLength: 100 },
    {
      kind: 'select',
      name: 'state',
      label: m.org_branches_state,
      options: () => [
        { value: 'open', label: m.org_branches_open() },
        { value: 'closed', label: m.org_branches_closed() },
      ],
    },
  ],
  sorts: ['created', 'name', 'users', 'reports'],
} as const satisfies ListDefinition<'search' | 'state'>;

/** What the address of the list carries. */
export type BranchListSearch = SearchOf<typeof branchList>;

/** What the server is asked for an address; what the address leaves out is the usual. */
export function branchQuestionOf({
  page = 1,
  size = usualSize,
  by,
  sort = 'desc',
  search = '',
  state,
}: BranchListSearch): BranchListQuestion {
  return {
    page: page - 1,
    size,
    sortField: branchSorts.find((one) => one === by) ?? 'created',
    sortOrder: sort,
    search,
    state: branchStates.find((one) => one === state) ?? '',
  };
}

/** Reads the address of the list. */
export const readBranchSearch = listSearch(branchList);
