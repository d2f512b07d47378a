import { createFileRoute } from '@tanstack/react-router';
import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { EnterpriseDashboardPage } from '../../features/groups/enterprise-dashboard-page.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/dashboard')({
  staticData: { title: m.dashboard_title, roles: groupRoles },
  loader: () => {
    const queries = import('../../features/groups/group-queries.ts');
    fetchAhead(groupRoles, async () => (await queries).groupUserDashboardQuery);
    fetchAhead(groupRoles, async () => (await queries).groupReportCountQuery);
  },
  component: EnterpriseDashboardPage,
});
