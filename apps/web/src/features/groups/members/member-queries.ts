import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { groupMemberFiles } from '@udaya/contract/group-member-files';
import { groupMembers } from '@udaya/contract/group-members';
import { call } from '../../../api/call.ts';

/** All that is known of the users of a group lies under this key. */
export const membersKey = 'group-members';

/** One user as it is now. */
export function memberQuery(id: string) {
  return queryOptions({
    queryKey: [membersKey, 'one', id],
    queryFn: ({ signal }) => call(groupMembers.read, { params: { id }, signal }),
  });
}

/** What a change of a user would touch. */
export function memberImpactQuery(id: string) {
  return queryOptions({
    queryKey: [membersKey, 'impact', id],
    queryFn: ({ signal }) => call(groupMembers.readImpact, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The roles that the user may give, and the branches of its reach. */
export const memberOptionsQuery = queryOptions({
  queryKey: [membersKey, 'options'],
  queryFn: ({ signal }) => call(groupMembers.readOptions, { signal }),
});

const everySecond = 1_000;

/** How far the invitations of a file have come, asked again until all is done. */
export function memberFileQuery(id: string) {
  return queryOptions({
    queryKey: [membersKey, 'file', id],
    queryFn: ({ signal }) => call(groupMemberFiles.read, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? everySecond : false),
  });
}

/** Has all that is known of the users asked again, after something of it was changed. */
export async function forgetMembers(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [membersKey] });
}
