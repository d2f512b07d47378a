import { queryOptions } from '@tanstack/react-query';
import { groupData } from '@udaya/contract/group-data';
import { call } from '../api/call.ts';

/** The address at which the own group is reached about data; null until it said one. */
export const groupContactQuery = queryOptions({
  queryKey: ['group', 'contact'],
  queryFn: ({ signal }) => call(groupData.readContact, { signal }),
});
