import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type PaymentDetail, productPayments } from '@udaya/contract/product-payments';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { downloadFile } from '../../../api/download-file.ts';
import { errorSentence, errorText } from '../../../api/error-text.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconArrowLeft, IconDownload, IconReceiptOff } from '../../../ui/icons.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { showMoney } from '../../../ui/show-money.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { CreditNoteLinks } from '../credit-note-links.tsx';
import { isUnknownId } from '../nothing-here.tsx';
import type { DoneMessage } from '../panel-message.tsx';
import { paymentState } from '../payment-text.ts';
import classes from './payment-admin-pages.module.css';
import { PaymentAbout, PaymentReferences, PaymentSums } from './payment-facts.tsx';
import type { PaymentListSearch } from './payment-list.ts';
import { paymentDetailQuery } from './payment-queries.ts';
import { PaymentRefunds } from './payment-refunds.tsx';
import { PaymentTimeline } from './payment-timeline.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the list that led to a payment, so that the way back leads to the same page of it. */
    paymentSearch?: PaymentListSearch;
  }
}

/** One payment, for the product admin: its sums, whose it is, its numbers, its refunds and all that happened with it. */
export function PaymentPage({ id }: { id: string }) {
  const query = useQuery(paymentDetailQuery(id));
  return (
    <QueryView
      query={query}
      skeleton={<LoadingState />}
      renderFailed={(error, retry) =>
        isUnknownId(error) ? <Unknown /> : <ErrorState heading="h1" {...errorText(error)} onRetry={retry} />
      }
    >
      {(payment) => <Whole payment={payment} />}
    </QueryView>
  );
}

function Unknown() {
  return (
    <EmptyState
      heading="h1"
      icon={<IconReceiptOff size={28} stroke={1.6} />}
      title={m.payment_admin_unknown_title()}
      text={m.payment_admin_unknown_text()}
      action={<ToList />}
    />
  );
}

function ToList() {
  const search = useLocation({ select: ({ state }) => state.paymentSearch }) ?? {};
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.8} />}
      renderRoot={(props) => <Link {...props} to="/product/payments" search={search} />}
    >
      {m.payment_admin_back()}
    </Button>
  );
}

function Whole({ payment }: { payment: PaymentDetail }) {
  const { amount, currency, timeline } = payment;
  const [message, setMessage] = useState<DoneMessage>();
  const { tone, words } = paymentState(payment);
  return (
    <div className={classes.page}>
      <PageHeader
        title={m.payment_admin_page_title_of({ amount: showMoney(amount, currency) })}
        lead={<StatusBadge tone={tone}>{words}</StatusBadge>}
        actions={<ToList />}
      />
      <PaymentSums payment={payment} message={message} onRefunded={setMessage} />
      <PaymentRefunds payment={payment} />
      <PaymentAbout payment={payment} />
      <PaymentReferences payment={payment}>
        <Documents payment={payment} />
      </PaymentReferences>
      <PaymentTimeline entries={timeline} />
    </div>
  );
}

/** The receipt or tax invoice, and its credit notes. */
function Documents({ payment }: { payment: PaymentDetail }) {
  const { id, receiptNumber, isTaxInvoice } = payment;
  const receipt = useMutation({
    mutationFn: () =>
      downloadFile(productPayments.readReceipt, { params: { id } }, `Receipt_${receiptNumber ?? id}.pdf`),
  });
  if (receiptNumber === null) return null;
  return (
    <div className={classes.actions}>
      <WorkingButton
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.8} />}
        working={receipt.isPending}
        onClick={() => receipt.mutate()}
      >
        {isTaxInvoice ? m.payment_admin_invoice_download() : m.payment_receipt()}
      </WorkingButton>
      <CreditNoteLinks payment={payment} forAdmin />
      <MessageLine text={receipt.isPending ? m.payment_receipt_downloading() : undefined} />
      <MessageLine
        tone="error"
        text={receipt.error ? `${m.payment_receipt_failed()} ${errorSentence(receipt.error)}` : undefined}
      />
    </div>
  );
}
