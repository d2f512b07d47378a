import type { Refund } from '@udaya/contract/billing';
import type { PaymentDetail } from '@udaya/contract/product-payments';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { showMoney } from '../../../ui/show-money.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { refundState } from '../payment-text.ts';
import classes from './payment-admin-pages.module.css';

/** What of a payment went back, is on its way or was refused; nothing where nobody asked for it. */
export function PaymentRefunds({ payment: { refunds } }: { payment: PaymentDetail }) {
  if (refunds.length === 0) return null;
  return (
    <SectionPanel title={m.payment_admin_refunds()}>
      <ul className={classes.refunds}>
        {refunds.map((refund) => (
          <OneRefund key={refund.id} refund={refund} />
        ))}
      </ul>
    </SectionPanel>
  );
}

function OneRefund({ refund }: { refund: Refund }) {
  const { amount, currency, status, reason, issue, creditNote, createdDate, completedDate } = refund;
  const { tone, words } = refundState(refund);
  const refused =
    status === 'FAILED' ? m.payment_admin_refund_ask_refused : m.payment_admin_refund_ask_last_refused;
  return (
    <li className={classes.refund}>
      <div className={classes.head}>
        <strong className={classes.sum}>{showMoney(amount, currency)}</strong>
        <StatusBadge tone={tone}>{words}</StatusBadge>
        <Timestamp instant={completedDate ?? createdDate} className={classes.small} />
      </div>
      {reason && <p>{reason}</p>}
      {issue && <p className={classes.small}>{refused(issue)}</p>}
      {creditNote && <p className={classes.small}>{m.payment_admin_note_download({ number: creditNote })}</p>}
    </li>
  );
}
