import type { Payment } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { isSettling } from './payment-query.ts';
import { sentence } from './sentence.ts';
import { showMoney } from './show-money.ts';

/** How a payment came out: the heading of its page, and what it means. */
export function resultWords({ status, refund, name, amount, currency, issue }: Payment): {
  title: string;
  text: string | undefined;
} {
  const given = refund ? showMoney(refund.amount, refund.currency) : showMoney(amount, currency);
  if (status === 'REFUNDED' || refund?.status === 'COMPLETED')
    return { title: m.payment_refunded_title(), text: m.payment_refunded_text({ amount: given }) };
  if (status === 'CAPTURED') {
    const returning = refund && refund.status !== 'FAILED';
    const done = `${m.payment_success_lead({ name })} ${m.payment_success_receipt_mail()}`;
    const text = returning ? m.payment_refunding_text({ amount: given }) : done;
    return { title: m.payment_success_title(), text };
  }
  if (isSettling(status)) return { title: m.payment_title(), text: undefined };
  if (status === 'FAILED' || status === 'CANCELLED' || status === 'EXPIRED') {
    const reason = issue ? ` ${sentence(issue.description)}` : '';
    return { title: m.payment_fail_title(), text: `${m.payment_fail_text()}${reason}` };
  }
  return { title: m.payment_unfinished_title(), text: m.payment_unfinished_text() };
}
