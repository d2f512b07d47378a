import { groupRoles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { EnterpriseDashboardPage } from '../../features/groups/enterprise-dashboard-page.tsx';

export const Route = createFileRoute('/_signed-in/enterprise/dashboard')({
  staticData: { title: m.dashboard_title, roles: groupRoles },
  component: EnterpriseDashboardPage,
});
