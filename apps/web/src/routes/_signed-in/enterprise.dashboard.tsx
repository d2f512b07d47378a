import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { fetchAhead, roleNow } from '../../api/fetch-ahead.ts';
import { EnterpriseDashboardPage } from '../../features/groups/enterprise-dashboard-page.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/dashboard')({
  staticData: { title: m.dashboard_title, roles: groupRoles },
  loader: () => {
    const role = roleNow();
    if (!groupRoles.some((one) => one === role)) return;
    const queries = import('../../features/groups/group-queries.ts');
    fetchAhead(async () => (await queries).groupUserDashboardQuery);
    fetchAhead(async () => (await queries).groupReportCountQuery);
  },
  component: EnterpriseDashboardPage,
});
