import { Button } from '@mantine/core';
import type { Payment } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconReceiptOff } from '@tabler/icons-react';
import { ApiError } from '../../api/api-error.ts';
import { errorWords } from '../../api/error-words.ts';
import { useTitleInstead } from '../../shell/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ConfirmingPanel } from './confirming-panel.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { isSettling, paymentQuery } from './payment-query.ts';
import { ReceiptButton, ReceiptNews, useReceipt } from './receipt-button.tsx';
import classes from './result-page.module.css';
import { resultWords } from './result-words.ts';

/** A payment as the server knows it, at an address that survives a reload and cannot be made up. */
export function SuccessPage({ id }: { id: string }) {
  const query = useQuery(paymentQuery(id));
  if (query.data) return <Result payment={query.data} askingFails={query.isError} />;
  if (query.isPending) return <LoadingState />;
  if (query.error instanceof ApiError && query.error.status >= 400 && query.error.status < 500)
    return <NoSuchPayment />;
  return <ErrorState heading="h1" {...errorWords(query.error)} onRetry={() => void query.refetch()} />;
}

function Result({ payment, askingFails }: { payment: Payment; askingFails: boolean }) {
  const receipt = useReceipt(payment);
  const { title, text } = resultWords(payment);
  useTitleInstead(title);
  const { reportId, status } = payment;
  const paid = status === 'CAPTURED' && !payment.refund;
  const unfinished = status === 'CREATED' || status === 'DECLINED' || status === 'NEW';
  const failed = status === 'FAILED' || status === 'CANCELLED' || status === 'EXPIRED';
  return (
    <>
      <PageHeader title={title} lead={text} />
      <div className={classes.page}>
        {isSettling(status) && <ConfirmingPanel held={status === 'PENDING'} failed={askingFails} />}
        <PaymentDetails payment={payment} />
        <div className={classes.actions}>
          {paid && reportId && (
            <Button
              renderRoot={(props) => <Link {...props} to="/users-birthchart/$id" params={{ id: reportId }} />}
            >
              {m.invoice_to_report()}
            </Button>
          )}
          {(unfinished || failed) && reportId && (
            <Button
              renderRoot={(props) => <Link {...props} to="/payments/invoice" search={{ report: reportId }} />}
            >
              {failed ? m.payment_fail_again() : m.payment_unfinished_action()}
            </Button>
          )}
          {payment.receiptNumber && <ReceiptButton receipt={receipt} />}
          <Button variant="default" component={Link} to="/birthchart-report">
            {m.menu_reports()}
          </Button>
        </div>
        <ReceiptNews receipt={receipt} />
      </div>
    </>
  );
}

/** For an address that names no payment of this account: it says no more than that. */
function NoSuchPayment() {
  useTitleInstead(m.payment_unknown_title());
  return (
    <EmptyState
      heading="h1"
      icon={<IconReceiptOff size={28} stroke={1.6} />}
      title={m.payment_unknown_title()}
      text={m.payment_unknown_text()}
      action={
        <Button component={Link} to="/birthchart-report">
          {m.menu_reports()}
        </Button>
      }
    />
  );
}
