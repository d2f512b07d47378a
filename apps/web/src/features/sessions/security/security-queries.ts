import { queryOptions } from '@tanstack/react-query';
import { sessions } from '@udaya/contract/sessions';
import { call } from '../../../api/call.ts';

/** Where the user is logged in. */
export const sessionsQuery = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: ({ signal }) => call(sessions.list, { signal }),
});

/** What was done with the account lately. */
export const activityQuery = queryOptions({
  queryKey: ['security', 'activity'],
  queryFn: ({ signal }) => call(sessions.listActivity, { signal }),
});
