import { Stack } from '@mantine/core';
import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { RefundsDue } from '../../features/billing/refunds-due.tsx';
import { ProductDashboardPage } from '../../features/home/product-dashboard-page.tsx';

export const Route = createFileRoute('/_signed-in/product/dashboard')({
  staticData: { title: m.dashboard_title, roles: ['productAdmin'] },
  component: () => (
    <Stack gap="lg">
      <ProductDashboardPage />
      <RefundsDue />
    </Stack>
  ),
});
