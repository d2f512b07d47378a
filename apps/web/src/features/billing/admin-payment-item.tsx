import type { AdminPayment } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { DetailsList } from '../../ui/details-list.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { News } from './panel-news.tsx';
import classes from './payment-admin.module.css';
import { paymentState } from './payment-words.ts';
import { RefundButton } from './refund-button.tsx';
import { sentence } from './sentence.ts';
import { showMoney } from '../../ui/show-money.ts';

interface Props {
  payment: AdminPayment;
  onRefunded: (news: News) => void;
}

/** One payment with all that the product admin may know of it, and the way to give it back. */
export function AdminPaymentItem({ payment, onRefunded }: Props) {
  const { tone, words } = paymentState(payment);
  const { issue, refund, paidDate, createdDate, mayRefund } = payment;
  const refundFailed = refund?.status === 'FAILED';
  return (
    <>
      <div className={classes.head}>
        <span className={classes.amount}>{showMoney(payment.amount, payment.currency)}</span>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
      <DetailsList
        items={[
          { term: m.payment_admin_payer(), value: payment.username },
          {
            term: paidDate ? m.payment_date() : m.payment_begun_on(),
            value: <Timestamp instant={paidDate ?? createdDate} />,
          },
          { term: m.payment_receipt_number(), value: payment.receiptNumber },
          {
            term: m.payment_admin_issue(),
            value: issue && `${sentence(issue.description)} (${issue.issue})`,
          },
          {
            term: m.payment_admin_refund_date(),
            value: refund?.completedDate && <Timestamp instant={refund.completedDate} />,
          },
          { term: m.payment_admin_refund_given_reason(), value: refund?.reason },
        ]}
      />
      {refundFailed && mayRefund && <p className={classes.note}>{m.payment_admin_refund_failed()}</p>}
      {mayRefund && <RefundButton payment={payment} again={refundFailed} onDone={onRefunded} />}
    </>
  );
}
