import { queryOptions } from '@tanstack/react-query';
import { auditLog } from '@udaya/contract/audit-log';
import { operations } from '@udaya/contract/operations';
import { call } from '../../api/call.ts';

/** All that is known of the product's running lies under this key. */
export const operationsKey = ['operations'] as const;

/** How soon it is asked again for what is on the move, in milliseconds. */
export const jobsPace = 5_000;
const healthPace = 30_000;

/** Every queue and schedule; asked again every few seconds, for things are on the move. */
export const jobsQuery = queryOptions({
  queryKey: [...operationsKey, 'jobs'],
  queryFn: ({ signal }) => call(operations.readJobs, { signal }),
  refetchInterval: jobsPace,
});

/** How the product does. */
export const healthQuery = queryOptions({
  queryKey: [...operationsKey, 'health'],
  queryFn: ({ signal }) => call(operations.readHealth, { signal }),
  refetchInterval: healthPace,
});

/** What the audit log calls its actions. */
export const auditActionsQuery = queryOptions({
  queryKey: [...operationsKey, 'actions'],
  queryFn: ({ signal }) => call(auditLog.listActions, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
