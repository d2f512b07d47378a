import { Title } from '@mantine/core';
import { payments } from '@udaya/contract/billing';
import { mayBecomeTrial, type PaymentStatus } from '@udaya/core/billing/payment-status';
import * as m from '@udaya/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { errorWords } from '../../api/error-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AdminPaymentItem } from './admin-payment-item.tsx';
import { PanelNews, type News } from './panel-news.tsx';
import classes from './payment-admin.module.css';
import { isReturning } from './payment-query.ts';
import { TrialButton } from './trial-button.tsx';

const askAgain = 5_000;

function reportPaymentsQuery(reportId: string) {
  return queryOptions({
    queryKey: ['billing', 'of-report', reportId],
    queryFn: ({ signal }) => call(payments.list, { query: { reportId, page: 0, size: 20 }, signal }),
    refetchInterval: ({ state }) => (state.data?.payments.some(isReturning) ? askAgain : false),
  });
}

interface Props {
  report: { id: string; name: string; paymentStatus: PaymentStatus };
}

/** The payments of a report, for the product admin: what was tried, what was paid, and what can be given back. */
export function PaymentAdmin({ report }: Props) {
  const query = useQuery(reportPaymentsQuery(report.id));
  const [news, tell] = useState<News>();
  return (
    <Panel className={classes.panel} aria-labelledby="payment-admin">
      <Title order={2} size="h3" id="payment-admin" tabIndex={-1}>
        {m.payment_admin_title()}
      </Title>
      <PanelNews news={news} />
      {query.isPending && <LoadingState />}
      {query.isError && !query.data && (
        <ErrorState {...errorWords(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data?.payments.length === 0 && <p className={classes.none}>{m.payment_admin_none()}</p>}
      {query.data && query.data.payments.length > 0 && (
        <ul className={classes.list}>
          {query.data.payments.map((payment) => (
            <li key={payment.id}>
              <AdminPaymentItem payment={payment} onRefunded={tell} />
            </li>
          ))}
        </ul>
      )}
      {mayBecomeTrial(report.paymentStatus) && <TrialButton report={report} onDone={tell} />}
    </Panel>
  );
}
