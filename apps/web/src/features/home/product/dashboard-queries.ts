import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DashboardPeriod, dashboard } from '@udaya/contract/dashboard';
import { ownTimeZone } from '@udaya/format/time-zones';
import { call } from '../../../api/call.ts';

const freshForMs = 60_000;

/** The figures of the last days. */
export function dashboardQuery(days: DashboardPeriod) {
  return queryOptions({
    queryKey: ['dashboard', 'figures', days],
    queryFn: ({ signal }) => call(dashboard.read, { query: { days, timeZone: ownTimeZone() }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshForMs,
  });
}

/** What needs attention now. */
export const dashboardNowQuery = queryOptions({
  queryKey: ['dashboard', 'now'],
  queryFn: ({ signal }) => call(dashboard.readNow, { signal }),
  refetchInterval: freshForMs,
});
