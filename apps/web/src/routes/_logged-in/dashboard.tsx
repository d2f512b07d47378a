import { createFileRoute, redirect } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { sessionStore } from '../../api/session-store.ts';
import { DashboardPage } from '../../features/home/dashboard-page.tsx';
import { LatestReports } from '../../features/reports/lists/latest-reports.tsx';
import { NextStep } from '../../features/reports/lists/next-step.tsx';
import { homeOf } from '../../shell/destinations.ts';

export const Route = createFileRoute('/_logged-in/dashboard')({
  staticData: { title: m.dashboard_title, roles: ['user'] },
  beforeLoad: () => {
    const role = sessionStore.current()?.session.role;
    if (role && role !== 'user') throw redirect({ to: homeOf(role), replace: true });
  },
  loader: () => {
    fetchAhead(['user'], async () =>
      (await import('../../features/reports/lists/own-report-list.ts')).latestReportsQuery(),
    );
  },
  component: () => <DashboardPage next={<NextStep />} reports={<LatestReports />} />,
});
