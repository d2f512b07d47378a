import { Button, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type DashboardPeriod, dashboardPeriods } from '@udaya/core/dashboard-periods';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { useSession } from '../../../api/use-session.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { IconReportAnalytics } from '../../../ui/icons.tsx';
import { WelcomePanel } from '../../../ui/welcome-panel.tsx';
import { AttentionPanel } from './attention-panel.tsx';
import { dashboardQuery } from './dashboard-queries.ts';
import { FigurePanel } from './figure-panel.tsx';
import { figures } from './figures.ts';
import classes from './product-dashboard-page.module.css';

/** The start page of the product administrator: what needs attention, and how the last days went. */
export function ProductDashboardPage({ period }: { period: DashboardPeriod }) {
  const { firstName, username } = useSession();
  const { productName } = useProductInfo();
  return (
    <>
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
      <AttentionPanel />
      <Figures period={period} />
    </>
  );
}

function Figures({ period }: { period: DashboardPeriod }) {
  const navigate = useNavigate();
  const query = useQuery(dashboardQuery(period));
  return (
    <div className={classes.figures}>
      <SegmentedControl
        aria-label={m.dashboard_period()}
        className={classes.period}
        value={String(period)}
        data={dashboardPeriods.map((days) => ({ value: String(days), label: m.dashboard_days({ days }) }))}
        onChange={(value) => {
          const days = dashboardPeriods.find((one) => String(one) === value);
          void navigate({ to: '.', search: { days: days === 30 ? undefined : days }, replace: true });
        }}
      />
      <QueryView query={query} surface skeleton="30rem">
        {(dashboard) => (
          <div className={classes.grid} data-stale={query.isPlaceholderData || undefined}>
            {figures.map((figure) => (
              <FigurePanel key={figure.key} figure={figure} dashboard={dashboard} />
            ))}
          </div>
        )}
      </QueryView>
    </div>
  );
}
