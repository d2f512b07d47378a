import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { useSession } from '../../api/use-session.ts';
import { IconReportAnalytics } from '../../ui/icons.tsx';
import { WelcomePanel } from '../../ui/welcome-panel.tsx';

/** The start page of the product administrator. */
export function ProductDashboardPage() {
  const { firstName, username } = useSession();
  const { productName } = useProductInfo();
  return (
    <WelcomePanel
      title={m.dashboard_welcome({ name: firstName || username })}
      lead={m.dashboard_product_lead({ product: productName })}
      action={
        <Button
          component={Link}
          to="/product/users-birthchart"
          size="lg"
          leftSection={<IconReportAnalytics size={20} stroke={1.8} />}
        >
          {m.dashboard_product_reports()}
        </Button>
      }
    />
  );
}
