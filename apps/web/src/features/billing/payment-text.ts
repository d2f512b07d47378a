import type { Payment, Refund } from '@udaya/contract/billing';
import type { OrderStatus } from '@udaya/core/billing/order-status';
import { type ProviderName } from '@udaya/core/billing/providers';
import * as m from '@udaya/messages';
import type { BadgeTone } from '../../ui/status-badge.tsx';

const statusLabel: Record<OrderStatus, { tone: BadgeTone; words: () => string }> = {
  NEW: { tone: 'neutral', words: m.payment_status_new },
  CREATED: { tone: 'neutral', words: m.payment_status_created },
  APPROVED: { tone: 'waiting', words: m.payment_status_approved },
  CAPTURING: { tone: 'waiting', words: m.payment_status_capturing },
  PENDING: { tone: 'waiting', words: m.payment_status_pending },
  DECLINED: { tone: 'bad', words: m.payment_status_declined },
  CAPTURED: { tone: 'good', words: m.payment_status_captured },
  FAILED: { tone: 'bad', words: m.payment_status_failed },
  CANCELLED: { tone: 'neutral', words: m.payment_status_cancelled },
  EXPIRED: { tone: 'neutral', words: m.payment_status_expired },
  REFUNDED: { tone: 'neutral', words: m.payment_status_refunded },
};

const refundText: Record<Refund['status'], { tone: BadgeTone; words: () => string }> = {
  REQUESTED: { tone: 'waiting', words: m.payment_refund_status_requested },
  PENDING: { tone: 'waiting', words: m.payment_refund_status_pending },
  COMPLETED: { tone: 'neutral', words: m.payment_refund_status_completed },
  FAILED: { tone: 'bad', words: m.payment_refund_status_failed },
};

const providerNames: Record<ProviderName, () => string> = {
  paypal: m.payment_receipt_provider_paypal,
  razorpay: m.payment_provider_razorpay,
  sandbox: m.payment_admin_provider_sandbox,
  'sandbox-razorpay': m.payment_sandbox_razorpay_title,
};

/** What a payment provider is called. */
export const providerName = (provider: ProviderName) => providerNames[provider]();

/** Where a refund stands, as a badge says it. */
export function refundState({ status }: Pick<Refund, 'status'>) {
  const { tone, words } = refundText[status];
  return { tone, words: words() };
}

/** Where an attempt to pay stands, whatever went back of it. */
export const orderStatusWords = (status: OrderStatus) => statusLabel[status].words();

/** Where a payment stands, as a badge says it: a refund that was begun says more than the payment. */
export function paymentState({ status, refund }: Pick<Payment, 'status' | 'refund'>) {
  const isPart = status === 'CAPTURED' && refund?.status === 'COMPLETED';
  if (isPart) return { tone: 'good' as const, words: m.payment_admin_status_part() };
  const { tone, words } = refund ? refundText[refund.status] : statusLabel[status];
  return { tone, words: words() };
}
