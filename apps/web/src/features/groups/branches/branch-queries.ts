import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { groupBranches } from '@udaya/contract/group-branches';
import { call } from '../../../api/call.ts';

/** All that the group admin knows of branches lies under this key. */
export const branchesKey = 'group-branches';

/** One branch as it is now, with the open ones beside it. */
export function branchQuery(id: string) {
  return queryOptions({
    queryKey: [branchesKey, 'one', id],
    queryFn: ({ signal }) => call(groupBranches.read, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Has everything about branches asked again, after one is another than was shown; and what counts by branch. */
export async function forgetBranches(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [branchesKey] }),
    queryClient.invalidateQueries({ queryKey: ['group', 'figures'] }),
  ]);
}
