import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { AttentionKind } from '@udaya/contract/dashboard';
import * as m from '@udaya/messages';
import { QueryView } from '../../../shell/query-view.tsx';
import { IconAlertTriangle, IconCircleCheck } from '../../../ui/icons.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { dashboardNowQuery } from './dashboard-queries.ts';
import classes from './product-dashboard-page.module.css';

interface Kind extends Pick<LinkProps, 'to' | 'search'> {
  words: (inputs: { count: number }) => string;
}

const kinds: Record<AttentionKind, Kind> = {
  refundsDue: { words: m.dashboard_refunds_due, to: '/product/payments', search: { due: 'true' } },
  failedReports: { words: m.dashboard_reports_waiting, to: '/product/operations/jobs' },
  slowPayments: { words: m.dashboard_slow_payments, to: '/product/payments', search: { status: 'PENDING' } },
  failedJobs: { words: m.dashboard_failed_jobs, to: '/product/operations/jobs' },
  failedMails: {
    words: m.dashboard_mails_failed,
    to: '/product/operations/mails',
    search: { state: 'failed' },
  },
  serverErrors: { words: m.dashboard_errors, to: '/product/operations/errors' },
  offeredTexts: { words: m.dashboard_offers, to: '/product/knowledge' },
};

/** What needs the product admin's attention, each with the page that helps. */
export function AttentionPanel() {
  const query = useQuery(dashboardNowQuery);
  return (
    <SectionPanel title={m.dashboard_attention()}>
      <QueryView
        query={query}
        skeleton="1.6rem"
        isEmpty={({ attention }) => attention.length === 0}
        empty={
          <Text className={classes.calm}>
            <IconCircleCheck size={20} stroke={1.8} aria-hidden="true" />
            {m.dashboard_attention_none()}
          </Text>
        }
      >
        {({ attention }) => (
          <ul className={classes.attention}>
            {attention.map(({ kind, count }) => (
              <li key={kind}>
                <IconAlertTriangle size={20} stroke={1.8} aria-hidden="true" />
                <Anchor
                  renderRoot={(props) => <Link {...props} to={kinds[kind].to} search={kinds[kind].search} />}
                >
                  {kinds[kind].words({ count })}
                </Anchor>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </SectionPanel>
  );
}
