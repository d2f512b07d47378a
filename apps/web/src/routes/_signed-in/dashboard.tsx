import * as m from '@udaya/messages';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { sessionStore } from '../../api/session-store.ts';
import { DashboardPage } from '../../features/home/dashboard-page.tsx';
import { homeOf } from '../../shell/destinations.ts';

export const Route = createFileRoute('/_signed-in/dashboard')({
  staticData: { title: m.dashboard_title, roles: ['user'] },
  beforeLoad: () => {
    const role = sessionStore.current()?.session.role;
    if (role && role !== 'user') throw redirect({ to: homeOf(role), replace: true });
  },
  component: DashboardPage,
});
