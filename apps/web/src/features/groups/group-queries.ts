import { queryOptions } from '@tanstack/react-query';
import { groups } from '@udaya/contract/groups';
import { call } from '../../api/call.ts';

/** Who the enterprise user is. */
export const groupUserDashboardQuery = queryOptions({
  queryKey: ['group', 'user-dashboard'],
  queryFn: ({ signal }) => call(groups.readDashboard, { signal }),
});

/** How many reports the enterprise user can see. */
export const groupReportCountQuery = queryOptions({
  queryKey: ['group', 'report-count'],
  queryFn: ({ signal }) => call(groups.countReports, { signal }),
});
