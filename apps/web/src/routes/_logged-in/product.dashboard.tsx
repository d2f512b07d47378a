import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { type DashboardPeriod, dashboardPeriods } from '@udaya/core/dashboard-periods';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { RefundsDue } from '../../features/billing/refunds-due.tsx';
import { ProductDashboardPage } from '../../features/home/product/product-dashboard-page.tsx';
import { QueueAges } from '../../features/operations/jobs/queue-ages.tsx';

const usualPeriod = 30;

export const Route = createFileRoute('/_logged-in/product/dashboard')({
  staticData: { title: m.dashboard_title, roles: ['productAdmin'] },
  validateSearch: (raw: Record<string, unknown>): { days?: DashboardPeriod | undefined } => ({
    days: dashboardPeriods.find((days) => days !== usualPeriod && String(days) === String(raw.days)),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { days = usualPeriod } }) => {
    fetchAhead(
      ['productAdmin'],
      async () => (await import('../../features/billing/refunds-due-query.ts')).refundsDueQuery,
    );
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/home/product/dashboard-queries.ts')).dashboardQuery(days),
    );
  },
  component: () => (
    <Stack gap="lg">
      <ProductDashboardPage period={Route.useSearch().days ?? usualPeriod} />
      <RefundsDue />
      <QueueAges />
    </Stack>
  ),
});
