import type { CaptureResult, Payment, PaymentIssue, Refund } from '@udaya/contract/billing';
import { ownIssues } from '@udaya/core/billing/capture-issues';
import { declinesOf, isClosedOrder, isMoneyMoving, type OrderStatus } from '@udaya/core/billing/order-status';
import { isPayable } from '@udaya/core/billing/payment-status';
import { providerText } from '@udaya/core/billing/provider-text';
import { sumRefunds } from '@udaya/core/billing/refund-sums';
import type { Role } from '@udaya/core/identity/roles';
import { toMajor } from '@udaya/core/money';
import { isFor } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import type { SeenOrder } from './complete-order.ts';
import type { OrderRow } from './store.ts';
import type { RefundRow } from './store-refunds.ts';

/** An order as its buyer and the product admin see it; `refundId` names the refund to speak of, where it is not the latest. */
export function presentPayment(
  { order, invoice, report, receiptNumber }: OrderRow,
  all: readonly RefundRow[] = [],
  role: Role = 'user',
  refundId?: string,
): Payment {
  const seen = all.filter((one) => isSeen(one, role));
  const refund = seen.find(({ id }) => id === refundId) ?? seen.at(-1);
  const payable = report !== null && isPayable(report.paymentStatus);
  return {
    id: order.id,
    orderId: order.providerOrderId,
    provider: order.provider,
    reportId: invoice.reportId,
    name: report?.name ?? '',
    product: m.payment_checkout_product(),
    reportLanguage: report?.reportLanguage ?? null,
    // Whether it was approved is being found out: it is settled without the buyer, as one that was.
    status: order.unheardSince && mayBeUnheard(order.status) ? 'APPROVED' : order.status,
    paymentStatus: report?.paymentStatus ?? null,
    amount: toMajor(order),
    currency: order.currency,
    invoiceAmount: toMajor(invoice),
    invoiceCurrency: invoice.currency,
    issue: order.issue ? describeIssue(order.issue) : null,
    declines: declinesOf(order),
    mayTryAgain: payable && !isMoneyMoving(order.status),
    receiptNumber,
    refund: refund ? presentRefund(refund, role) : null,
    refunds: seen.map((one) => presentRefund(one, role)),
    refundedAmount: toMajor({ ...order, amountMinor: sumRefunds(0, all).refundedMinor }),
    createdDate: order.createdAt.toISOString(),
    paidDate: order.paidAt?.toISOString() ?? null,
  };
}

const mayBeUnheard = (status: OrderStatus) => status === 'CREATED' || isClosedOrder(status);

/** A refund that the provider refused is for whoever may refund to know: for the buyer nothing happened. One without an issue was part of another. */
function isSeen({ status, issue }: RefundRow, role: Role): boolean {
  return status !== 'FAILED' || (issue !== null && isFor('refund', role));
}

function presentRefund(refund: RefundRow, role: Role): Refund {
  const mayRefund = isFor('refund', role);
  return {
    id: refund.id,
    status: refund.status,
    amount: toMajor(refund),
    currency: refund.currency,
    createdDate: refund.createdAt.toISOString(),
    completedDate: refund.completedAt?.toISOString() ?? null,
    creditNote: refund.creditNote,
    reason: mayRefund ? refund.reason : '',
    issue:
      mayRefund && refund.issue && refund.status !== 'COMPLETED' ? describeRefundIssue(refund.issue) : null,
  };
}

/** How a capture came out, in PayPal's shape. */
export function presentCapture(
  { order, report }: OrderRow,
  { checking }: Pick<SeenOrder, 'checking'>,
): CaptureResult {
  const status = captureResultOf(order.status, checking);
  const issue =
    status === 'DECLINED' || status === 'FAILED'
      ? (order.issue ?? 'ORDER_EXPIRED')
      : status === 'NOT_APPROVED'
        ? 'ORDER_NOT_APPROVED'
        : undefined;
  return {
    id: order.providerOrderId ?? '',
    paymentId: order.id,
    status,
    paymentStatus: report?.paymentStatus ?? 'FAILED',
    details: issue ? [describeIssue(issue)] : [],
    debugId: order.debugId,
  };
}

function captureResultOf(status: OrderStatus, checking: boolean): CaptureResult['status'] {
  switch (status) {
    case 'CAPTURED':
    case 'REFUNDED':
      return 'COMPLETED';
    case 'PENDING':
      return 'PENDING';
    case 'CAPTURING':
      return 'CHECKING';
    case 'FAILED':
    case 'EXPIRED':
    case 'CANCELLED':
      return checking ? 'CHECKING' : 'FAILED';
    case 'DECLINED':
      return checking ? 'CHECKING' : 'DECLINED';
    default:
      return checking ? 'CHECKING' : 'NOT_APPROVED';
  }
}

// Only these are shown in words of their own; whatever else a provider says is shown as one sentence.
const descriptions: Record<string, () => string> = {
  INSTRUMENT_DECLINED: m.payment_issue_declined,
  PAYER_ACTION_REQUIRED: m.payment_issue_not_approved,
  ORDER_NOT_APPROVED: m.payment_issue_not_approved,
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: m.payment_issue_attempts,
  TRANSACTION_REFUSED: m.payment_issue_refused,
  COMPLIANCE_VIOLATION: m.payment_issue_refused,
  [ownIssues.denied]: m.payment_issue_denied,
  [ownIssues.amountMismatch]: m.payment_issue_changed,
  [ownIssues.payeeMismatch]: m.payment_issue_changed,
  [ownIssues.orderMismatch]: m.payment_issue_changed,
  [ownIssues.paidTwice]: m.payment_issue_twice,
  [ownIssues.notDue]: m.payment_issue_not_due,
  [ownIssues.reportGone]: m.payment_issue_report_gone,
  [ownIssues.otherWay]: m.payment_issue_other_way,
};

/** An issue with a sentence that may be shown. */
export function describeIssue(issue: string): PaymentIssue {
  return { issue: providerText(issue), description: (descriptions[issue] ?? m.payment_issue_unknown)() };
}

// By the names of PayPal's Payments v2; whatever else is said stands beside its name.
const refundDescriptions: Record<string, () => string> = {
  REFUND_FAILED_INSUFFICIENT_FUNDS: m.payment_admin_issue_funds,
  REFUND_AMOUNT_EXCEEDED: m.payment_admin_issue_exceeded,
  REFUND_TIME_LIMIT_EXCEEDED: m.payment_admin_issue_time,
  REFUND_NOT_ALLOWED: m.payment_admin_issue_not_allowed,
  CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED: m.payment_admin_issue_disputed,
  CANCELLED: m.payment_admin_issue_cancelled,
};

/** Why the provider did not refund, with a sentence for the product admin. */
export function describeRefundIssue(issue: string): PaymentIssue {
  return {
    issue: providerText(issue),
    description: (refundDescriptions[issue] ?? m.payment_admin_issue_other)(),
  };
}
