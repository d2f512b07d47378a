import type { Payment } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { showMoney } from '../../ui/show-money.ts';
import { isReturning, isSettling } from './payment-query.ts';
import { sentence } from './sentence.ts';

/** What a payment means for its buyer. `nextStep` is where the buyer can go on with the report, if anywhere. */
export interface PaymentMeaning {
  title: string;
  text: string | undefined;
  failed: boolean;
  nextStep: 'report' | 'checkout' | undefined;
}

/** Says what a payment means, by the server's word alone: every page about a payment shows the same. */
export function meaningOf(payment: Payment): PaymentMeaning {
  const failed = isAtItsEnd(payment) && payment.paymentStatus !== 'PAID' && !isGivenBack(payment);
  return { ...wordsOf(payment, failed), failed, nextStep: nextStepOf(payment) };
}

/** Whether the buyer's money was taken, even if it went back since. */
export function isMoneyTaken({ status, refund }: Payment): boolean {
  return status === 'CAPTURED' || status === 'REFUNDED' || refund !== null;
}

function nextStepOf({ status, paymentStatus, reportId, mayTryAgain }: Payment): PaymentMeaning['nextStep'] {
  if (!reportId) return undefined;
  if (paymentStatus === 'PAID') return 'report';
  return mayTryAgain && !isSettling(status) ? 'checkout' : undefined;
}

function wordsOf(payment: Payment, failed: boolean): Pick<PaymentMeaning, 'title' | 'text'> {
  const { status, paymentStatus, refund, name, issue } = payment;
  const why = issue ? sentence(issue.description) : undefined;
  // Of what came back in parts, the whole.
  const given = status === 'REFUNDED' ? payment : (refund ?? payment);
  const amount = showMoney(given.amount, given.currency);
  // A second payment that goes back leaves the report as it is.
  if (isGivenBack(payment)) {
    const closed = paymentStatus === 'REFUNDED' && m.payment_refunded_closed();
    return { title: m.payment_refunded_title(), text: join(m.payment_refunded_text({ amount }), closed) };
  }
  if (isReturning(payment) && isWhole(payment)) {
    const closes = status === 'CAPTURED' && paymentStatus === 'PAID' && m.payment_refunding_closes();
    return { title: m.payment_refunding_title(), text: join(m.payment_refunding_text({ amount }), closes) };
  }
  if (status === 'CAPTURED') {
    const gone = paymentStatus === null;
    const report = gone ? m.payment_report_gone() : m.payment_success_lead({ name });
    return { title: m.payment_success_title(), text: join(report, partText(payment)) };
  }
  if (isSettling(status)) return { title: m.payment_title(), text: undefined };
  if (paymentStatus === 'PAID')
    return { title: m.payment_otherwise_title(), text: join(m.payment_otherwise_text(), why) };
  if (failed) return { title: m.payment_fail_title(), text: join(m.payment_fail_text(), why) };
  return { title: m.payment_unfinished_title(), text: why ?? m.payment_unfinished_text() };
}

const isAtItsEnd = ({ status }: Payment) =>
  status === 'FAILED' || status === 'CANCELLED' || status === 'EXPIRED';

/** All of it is back; of what was counted as a payment a part may be. */
const isGivenBack = ({ status, refund }: Payment) =>
  status === 'REFUNDED' || (status !== 'CAPTURED' && refund?.status === 'COMPLETED');

/** Whether all of it will be back once what is on its way has arrived. */
function isWhole({ amount, refunds, refundedAmount }: Payment): boolean {
  const underway = refunds.filter((one) => one.status === 'REQUESTED' || one.status === 'PENDING');
  const back = underway.reduce((sum, one) => sum + one.amount, refundedAmount);
  // Less than half a cent is nothing: sums of major units are not exact.
  return amount - back < 0.005;
}

/** That a part came back, or is on its way; until then, where the receipt is. */
function partText(payment: Payment): string {
  const { refund, refundedAmount, currency } = payment;
  if (refund && isReturning(payment))
    return m.payment_refunding_text({ amount: showMoney(refund.amount, refund.currency) });
  if (refundedAmount > 0)
    return m.payment_admin_part_refunded({ amount: showMoney(refundedAmount, currency) });
  return m.payment_success_receipt_mail();
}

const join = (...sentences: (string | false | undefined)[]) => sentences.filter(Boolean).join(' ');
