import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { RefundsDue } from '../../features/billing/refunds-due.tsx';
import { ProductDashboardPage } from '../../features/home/product-dashboard-page.tsx';

export const Route = createFileRoute('/_signed-in/product/dashboard')({
  staticData: { title: m.dashboard_title, roles: ['productAdmin'] },
  loader: () => {
    fetchAhead(
      ['productAdmin'],
      async () => (await import('../../features/billing/refunds-due-query.ts')).refundsDueQuery,
    );
  },
  component: () => (
    <Stack gap="lg">
      <ProductDashboardPage />
      <RefundsDue />
    </Stack>
  ),
});
