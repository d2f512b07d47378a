import { randomBytes } from 'node:crypto';

/** What a person can choose in the payment window. `late` is refused now and approved a little later all the same. */
export const windowOutcomes = ['upi', 'card', 'hold', 'decline', 'late', 'wait', 'cancel'] as const;
/** What can become of a try afterwards, and what an order should never see: a second payment of it. */
export const laterOutcomes = ['complete', 'expire', 'authorize', 'again'] as const;
export type RazorpayOutcome = (typeof windowOutcomes)[number] | (typeof laterOutcomes)[number];

interface SandboxRefund {
  id: string;
  amount: number;
  receipt: string | null;
  notes: Record<string, unknown>;
  /** `X-Refund-Idempotency`. */
  key: string | undefined;
}

/** One try to pay an order. */
export interface RazorpaySandboxPayment {
  id: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: 'upi' | 'card';
  created_at: number;
  /** Why it fails, where it does, by Razorpay's name. */
  reason?: string;
  refunds: SandboxRefund[];
}

/** An order of Razorpay's sandbox, kept whole. Sums are in minor units, times in seconds. */
export interface RazorpaySandboxOrder {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  notes: Record<string, unknown>;
  status: 'created' | 'attempted' | 'paid';
  created_at: number;
  payments: RazorpaySandboxPayment[];
}

/** The result of a step, or Razorpay's sentence for why not. */
export type RazorpayStep<T> = { order: RazorpaySandboxOrder; made: T } | { refusal: string };

const now = () => Math.floor(Date.now() / 1000);
const newSandboxId = (kind: 'order' | 'pay' | 'rfnd') =>
  `${kind}_${randomBytes(12).toString('base64').replace(/[+/=]/g, 'x').slice(0, 14)}`;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes an order of a create call's body; undefined where the body is not one. */
export function makeRazorpayOrder(body: Record<string, unknown>): RazorpaySandboxOrder | undefined {
  const { amount, currency, receipt, notes } = body;
  const isSum = typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 100;
  if (!isSum || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  if (receipt !== undefined && (typeof receipt !== 'string' || receipt.length > 40)) return undefined;
  return {
    id: newSandboxId('order'),
    amount,
    currency,
    receipt: receipt ?? null,
    notes: isObject(notes) ? notes : {},
    status: 'created',
    created_at: now(),
    payments: [],
  };
}

const statusAfter = {
  upi: 'captured',
  card: 'captured',
  hold: 'authorized',
  decline: 'failed',
  late: 'failed',
  wait: 'created',
  again: 'captured',
} as const;

/** The buyer's choice in the payment window, or what becomes of the latest try afterwards. */
export function chooseRazorpay(
  order: RazorpaySandboxOrder,
  outcome: RazorpayOutcome,
): { order: RazorpaySandboxOrder; payment: RazorpaySandboxPayment | undefined } {
  const latest = order.payments.at(-1);
  if (outcome === 'cancel') return { order, payment: undefined };
  if (outcome === 'complete' || outcome === 'expire' || outcome === 'authorize') {
    const from = outcome === 'authorize' ? ['failed', 'created'] : ['created', 'failed', 'authorized'];
    if (!latest || !from.includes(latest.status)) return { order, payment: undefined };
    const status = { complete: 'captured', expire: 'failed', authorize: 'authorized' } as const;
    return change(order, { ...latest, status: status[outcome], reason: 'payment_cancelled' });
  }
  if (order.status === 'paid' && outcome !== 'again') return { order, payment: undefined };
  return change(order, {
    id: newSandboxId('pay'),
    status: statusAfter[outcome],
    method: outcome === 'card' || outcome === 'decline' ? 'card' : 'upi',
    created_at: now(),
    reason: outcome === 'late' ? 'gateway_technical_error' : 'payment_declined',
    refunds: [],
  });
}

/** Takes the money of a try that was approved. */
export function captureRazorpay(
  order: RazorpaySandboxOrder,
  paymentId: string,
  { amount, currency }: Record<string, unknown>,
): RazorpayStep<RazorpaySandboxPayment> {
  const payment = order.payments.find(({ id }) => id === paymentId);
  if (!payment) return { refusal: 'The id provided does not exist' };
  if (payment.status === 'captured') return { refusal: 'This payment has already been captured' };
  if (payment.status !== 'authorized')
    return { refusal: 'Only payments which have been authorized and not yet captured can be captured' };
  if (amount !== order.amount || currency !== order.currency)
    return { refusal: 'Capture amount must be equal to the amount authorized' };
  const { order: after } = change(order, { ...payment, status: 'captured' });
  return { order: after, made: { ...payment, status: 'captured' } };
}

/** Gives money back: all that is left of the payment without an amount. The same key with the same body asks once. */
export function refundRazorpay(
  order: RazorpaySandboxOrder,
  paymentId: string,
  body: Record<string, unknown>,
  key: string | undefined,
): RazorpayStep<SandboxRefund> {
  const payment = order.payments.find(({ id }) => id === paymentId);
  if (!payment) return { refusal: 'The id provided does not exist' };
  const receipt = typeof body.receipt === 'string' ? body.receipt : null;
  const earlier = key === undefined ? undefined : payment.refunds.find((one) => one.key === key);
  if (earlier) {
    const isSame =
      earlier.receipt === receipt && (body.amount === undefined || body.amount === earlier.amount);
    return isSame
      ? { order, made: earlier }
      : { refusal: 'Different request with the same idempotency key has already been processed.' };
  }
  if (payment.status === 'refunded') return { refusal: 'The payment has been fully refunded already' };
  if (payment.status !== 'captured') return { refusal: 'The payment status should be captured for action' };
  const left = order.amount - refundedOf(payment);
  const amount = body.amount ?? left;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 100)
    return { refusal: 'The amount must be at least INR 1.00' };
  if (amount > left) return { refusal: 'The total refund amount is greater than the refund payment amount' };
  const made = {
    id: newSandboxId('rfnd'),
    amount,
    receipt,
    notes: isObject(body.notes) ? body.notes : {},
    key,
  };
  const refunds = [...payment.refunds, made];
  const status = amount === left ? ('refunded' as const) : payment.status;
  return { order: change(order, { ...payment, status, refunds }).order, made };
}

function change(order: RazorpaySandboxOrder, payment: RazorpaySandboxPayment) {
  const others = order.payments.filter(({ id }) => id !== payment.id);
  const payments = [...others, payment].toSorted((one, other) => one.created_at - other.created_at);
  const isPaid = payments.some(({ status }) => status === 'captured' || status === 'refunded');
  return {
    order: { ...order, payments, status: isPaid ? ('paid' as const) : ('attempted' as const) },
    payment,
  };
}

const refundedOf = ({ refunds }: RazorpaySandboxPayment) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** An order as Razorpay's API answers it. */
export function presentRazorpayOrder({ payments, ...order }: RazorpaySandboxOrder) {
  const due = order.status === 'paid' ? 0 : order.amount;
  return {
    ...order,
    entity: 'order',
    amount_paid: order.amount - due,
    amount_due: due,
    attempts: payments.length,
    offer_id: null,
  };
}

/** A payment as Razorpay's API answers it. */
export function presentRazorpayPayment(
  order: RazorpaySandboxOrder,
  { refunds, reason, ...payment }: RazorpaySandboxPayment,
) {
  const back = refundedOf({ ...payment, refunds });
  const failed = payment.status === 'failed';
  return {
    ...payment,
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    order_id: order.id,
    captured: payment.status === 'captured' || payment.status === 'refunded',
    amount_refunded: back,
    refund_status: back === 0 ? null : back < order.amount ? 'partial' : 'full',
    notes: order.notes,
    error_code: failed ? 'BAD_REQUEST_ERROR' : null,
    error_description: failed ? 'Payment processing failed because of the issuing bank' : null,
    error_reason: failed ? (reason ?? 'payment_failed') : null,
  };
}

/** A refund as Razorpay's API answers it. */
export function presentRazorpayRefund(
  order: RazorpaySandboxOrder,
  paymentId: string,
  { id, amount, receipt, notes }: SandboxRefund,
) {
  return {
    id,
    entity: 'refund',
    amount,
    currency: order.currency,
    payment_id: paymentId,
    receipt,
    notes,
    status: 'processed',
    speed_processed: 'normal',
  };
}
