import { queryOptions } from '@tanstack/react-query';
import { groupProfile } from '@udaya/contract/group-profile';
import { call } from '../../../api/call.ts';

/** The own profile of an enterprise user. */
export const enterpriseProfileQuery = queryOptions({
  queryKey: ['group', 'profile'],
  queryFn: ({ signal }) => call(groupProfile.read, { signal }),
});
