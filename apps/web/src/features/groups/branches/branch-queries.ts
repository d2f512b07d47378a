import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { groupBranches } from '@udaya/contract/group-branches';
import type { BranchSort, BranchState } from '@udaya/core/groups/group-rules';
import { call } from '../../../api/call.ts';

/** All that the group admin knows of branches lies under this key. */
const key = 'group-branches';

/** What a page of the list is asked with. `page` counts from 0. */
export interface BranchListQuestion {
  page: number;
  size: number;
  sortField: BranchSort;
  sortOrder: 'asc' | 'desc';
  search: string;
  state: BranchState | '';
}

/** A page of the own group's branches. */
export function branchListQuery(query: BranchListQuestion) {
  return queryOptions({
    queryKey: [key, 'list', query],
    queryFn: ({ signal }) => call(groupBranches.list, { query, signal }),
    select: ({ branches, totalElements, totalPages }) => ({
      rows: branches,
      total: totalElements,
      pages: totalPages,
    }),
  });
}

/** One branch as it is now, with the open ones beside it. */
export function branchQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => call(groupBranches.read, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Has everything about branches asked again, after one is another than was shown; and what counts by branch. */
export async function forgetBranches(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [key] }),
    queryClient.invalidateQueries({ queryKey: ['group', 'figures'] }),
  ]);
}
