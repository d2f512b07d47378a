import { Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AdminPayment } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { mayBecomeTrial, type PaymentStatus } from '@udaya/core/billing/payment-status';
import { formatDayIn } from '@udaya/format/format-instant';
import { ownTimeZone } from '@udaya/format/time-zones';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { DataList } from '../../shell/data-list/data-list.tsx';
import { pageOf } from '../../shell/data-list/define-list.ts';
import { Panel } from '../../ui/panel.tsx';
import { type DoneMessage, PanelMessage } from './panel-message.tsx';
import classes from './payment-admin.module.css';
import { PaymentActions, paymentColumns } from './payment-columns.tsx';
import { isReturning } from './payment-query.ts';
import { TrialButton } from './trial-button.tsx';

const askAgain = 5_000;

function reportPaymentsQuery(reportId: string) {
  return queryOptions({
    queryKey: ['billing', 'of-report', reportId],
    queryFn: ({ signal }) => call(productPayments.list, { query: { reportId, page: 0, size: 20 }, signal }),
    select: pageOf<AdminPayment>,
    refetchInterval: ({ state }) => (state.data?.content.some(isReturning) ? askAgain : false),
  });
}

interface Props {
  report: { id: string; name: string; paymentStatus: PaymentStatus };
}

/** The payments of a report, for the product admin: what was tried, what was paid, and what can be given back. */
export function PaymentAdmin({ report }: Props) {
  const query = useQuery(reportPaymentsQuery(report.id));
  const [message, setMessage] = useState<DoneMessage>();
  return (
    <Panel className={classes.panel} aria-labelledby="payment-admin">
      <Title order={2} size="h3" id="payment-admin" tabIndex={-1}>
        {m.payment_admin_title()}
      </Title>
      <PanelMessage message={message} />
      <DataList
        title={m.payment_admin_title()}
        query={query}
        columns={paymentColumns}
        renderActions={(payment) => <PaymentActions payment={payment} onRefunded={setMessage} />}
        shape="cards"
        expected={1}
        empty={<p className={classes.none}>{m.payment_admin_none()}</p>}
      />
      <Granted reportId={report.id} />
      {mayBecomeTrial(report.paymentStatus) && <TrialButton report={report} onDone={setMessage} />}
    </Panel>
  );
}

/** By whom and why the report was made a complimentary preview; nothing where it was not. */
function Granted({ reportId }: { reportId: string }) {
  const { data } = useQuery({
    queryKey: ['billing', 'grant', reportId],
    queryFn: ({ signal }) => call(productPayments.readGrant, { params: { id: reportId }, signal }),
  });
  const grant = data?.grant;
  if (!grant) return null;
  return (
    <p className={classes.granted}>
      {m.payment_admin_granted({
        date: formatDayIn(new Date(grant.date), ownTimeZone(), getLocale()),
        by: grant.by ?? m.payment_admin_account_gone(),
        reason: grant.reason,
      })}
    </p>
  );
}
