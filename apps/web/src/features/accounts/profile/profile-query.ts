import { queryOptions } from '@tanstack/react-query';
import { profile } from '@udaya/contract/accounts';
import { call } from '../../../api/call.ts';

/** The own profile. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(profile.read, { signal }),
});
