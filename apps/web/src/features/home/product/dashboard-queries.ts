import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dashboard } from '@udaya/contract/dashboard';
import type { DashboardPeriod } from '@udaya/core/dashboard-periods';
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
