import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { groupMemberFiles } from '@udaya/contract/group-member-files';
import { groupMembers } from '@udaya/contract/group-members';
import type { MemberState } from '@udaya/core/groups/group-rules';
import type { MemberRole, MemberSort } from '@udaya/core/groups/member-rules';
import { call } from '../../../api/call.ts';

/** All that is known of the users of a group lies under this key. */
const key = 'group-members';

/** What a page of the list is asked with. `page` counts from 0. */
export interface MemberQuestion {
  page: number;
  size: number;
  sortField: MemberSort;
  sortOrder: 'asc' | 'desc';
  search: string;
  branchId: string;
  role: MemberRole | '';
  state: MemberState | '';
}

/** A page of the users that the viewer looks after. */
export function memberListQuery(query: MemberQuestion) {
  return queryOptions({
    queryKey: [key, 'list', query],
    queryFn: ({ signal }) => call(groupMembers.list, { query, signal }),
    select: ({ members, totalElements, totalIsExact, totalPages }) => ({
      rows: members,
      total: totalElements,
      totalIsExact,
      pages: totalPages,
    }),
  });
}

/** One user as it is now. */
export function memberQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => call(groupMembers.read, { params: { id }, signal }),
  });
}

/** What a change of a user would touch. */
export function memberImpactQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'impact', id],
    queryFn: ({ signal }) => call(groupMembers.readImpact, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The roles that the viewer may give, and the branches of its reach. */
export const memberOptionsQuery = queryOptions({
  queryKey: [key, 'options'],
  queryFn: ({ signal }) => call(groupMembers.readOptions, { signal }),
});

const everySecond = 1_000;

/** How far the invitations of a file have come, asked again until all is done. */
export function memberFileQuery(id: string) {
  return queryOptions({
    queryKey: [key, 'file', id],
    queryFn: ({ signal }) => call(groupMemberFiles.read, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? everySecond : false),
  });
}

/** Has all that is known of the users asked again, after something of it was changed. */
export async function forgetMembers(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [key] });
}
