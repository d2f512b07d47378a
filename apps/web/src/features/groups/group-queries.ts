import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { groupBranches } from '@udaya/contract/group-branches';
import { groupFigures } from '@udaya/contract/group-figures';
import { groupProfile } from '@udaya/contract/group-profile';
import { groups } from '@udaya/contract/groups';
import type { GroupPeriod } from '@udaya/core/groups/figure-periods';
import { ownTimeZone } from '@udaya/format/time-zones';
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

/** The reports that the enterprise user can see, over time and by branch. */
export function groupFiguresQuery(days: GroupPeriod) {
  return queryOptions({
    queryKey: ['group', 'figures', days],
    queryFn: ({ signal }) =>
      call(groupFigures.readTrend, { query: { days, timeZone: ownTimeZone() }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The organisation of the enterprise user. */
export const organisationQuery = queryOptions({
  queryKey: ['group', 'organisation'],
  queryFn: ({ signal }) => call(groupProfile.readOrganisation, { signal }),
});

/** The branch that the enterprise user works in. */
export const ownBranchQuery = queryOptions({
  queryKey: ['group', 'own-branch'],
  queryFn: ({ signal }) => call(groupBranches.readOwn, { signal }),
});
