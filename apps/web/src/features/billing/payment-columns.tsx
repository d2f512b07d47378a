import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { AdminPayment } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import type { Column } from '../../shell/data-list/list-types.ts';
import { showMoney } from '../../ui/show-money.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { DoneMessage } from './panel-message.tsx';
import classes from './payment-admin.module.css';
import { paymentState } from './payment-text.ts';
import { RefundButton } from './refund-button.tsx';
import { sentence } from './sentence.ts';

const refundFailed = ({ refund }: AdminPayment) => refund?.status === 'FAILED';

/** What the product admin may know of a payment. */
export const paymentColumns: readonly Column<AdminPayment>[] = [
  {
    key: 'amount',
    title: m.payment_amount(),
    card: 'name',
    cell: ({ amount, currency }) => <span className={classes.amount}>{showMoney(amount, currency)}</span>,
  },
  {
    key: 'status',
    title: m.list_status(),
    card: 'block',
    minWidth: '9rem',
    cell: (payment) => {
      const { tone, words } = paymentState(payment);
      return (
        <>
          <StatusBadge tone={tone}>{words}</StatusBadge>
          {refundFailed(payment) && payment.mayRefund && (
            <p className={classes.note}>{m.payment_admin_refund_failed()}</p>
          )}
        </>
      );
    },
  },
  { key: 'payer', title: m.payment_admin_payer(), card: 'fact', cell: ({ username }) => username },
  {
    key: 'paid',
    title: m.payment_date(),
    card: 'fact',
    cell: ({ paidDate }) => paidDate && <Timestamp instant={paidDate} />,
  },
  {
    key: 'begun',
    title: m.payment_begun_on(),
    card: 'fact',
    cell: ({ paidDate, createdDate }) => !paidDate && <Timestamp instant={createdDate} />,
  },
  {
    key: 'receipt',
    title: m.payment_receipt_number(),
    card: 'fact',
    cell: ({ receiptNumber }) => receiptNumber,
  },
  {
    key: 'issue',
    title: m.payment_admin_issue(),
    card: 'fact',
    minWidth: '9rem',
    cell: ({ issue }) => issue && `${sentence(issue.description)} (${issue.issue})`,
  },
  {
    key: 'refunded',
    title: m.payment_admin_refund_date(),
    card: 'fact',
    cell: ({ refund }) => refund?.completedDate && <Timestamp instant={refund.completedDate} />,
  },
  {
    key: 'reason',
    title: m.payment_admin_refund_given_reason(),
    card: 'fact',
    cell: ({ refund }) => refund?.reason,
  },
];

interface ActionsProps {
  payment: AdminPayment;
  onRefunded: (message: DoneMessage) => void;
}

/** The ways to see all of a payment, and to give it back. */
export function PaymentActions({ payment, onRefunded }: ActionsProps) {
  const { id, name, mayRefund } = payment;
  return (
    <div className={classes.actions}>
      {mayRefund && <RefundButton payment={payment} again={refundFailed(payment)} onDone={onRefunded} />}
      <Button
        variant="default"
        aria-label={m.payment_admin_open_label({ name })}
        renderRoot={(props) => <Link {...props} to="/product/payments/$id" params={{ id }} />}
      >
        {m.payment_admin_open()}
      </Button>
    </div>
  );
}
