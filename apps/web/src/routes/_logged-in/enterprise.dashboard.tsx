import { createFileRoute } from '@tanstack/react-router';
import { type GroupPeriod, groupPeriods, usualGroupPeriod } from '@udaya/core/groups/figure-periods';
import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { EnterpriseDashboardPage } from '../../features/groups/enterprise-dashboard-page.tsx';

export const Route = createFileRoute('/_logged-in/enterprise/dashboard')({
  staticData: { title: m.dashboard_title, roles: groupRoles },
  validateSearch: (raw: Record<string, unknown>): { days?: GroupPeriod | undefined } => ({
    days: groupPeriods.find(({ days }) => days !== usualGroupPeriod && String(days) === String(raw.days))
      ?.days,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { days = usualGroupPeriod } }) => {
    const queries = import('../../features/groups/group-queries.ts');
    fetchAhead(groupRoles, async () => (await queries).groupUserDashboardQuery);
    fetchAhead(groupRoles, async () => (await queries).groupReportCountQuery);
    fetchAhead(groupRoles, async () => (await queries).groupFiguresQuery(days));
  },
  component: () => <EnterpriseDashboardPage period={Route.useSearch().days ?? usualGroupPeriod} />,
});
