import { providerText } from '@udaya/core/billing/provider-text';
import type { Money } from '@udaya/core/money';
import * as z from 'zod/mini';
import type { ProviderCapture, ProviderOrder, ProviderRefund } from '../payment-provider.ts';

// What of Razorpay's answers is read (API v1); everything else is ignored. Sums are in the minor unit of their currency.

const words = z.pipe(z.string(), z.transform(providerText));
const id = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_]+$/));
const minor = z.number();
/** Notes are an object, and an empty list where there are none. */
const Notes = z.catch(z.record(z.string(), z.unknown()), {});
const seconds = z.number();

/** An order, after it was made and when it is read. */
export const RazorpayOrder = z.object({
  id: id.check(z.minLength(8)),
  amount: minor,
  currency: words,
  status: z.string(),
  attempts: z.optional(z.number()),
  receipt: z.optional(z.nullable(z.string())),
  notes: z.optional(Notes),
  created_at: z.optional(seconds),
});
export type RazorpayOrder = z.infer<typeof RazorpayOrder>;

/** One try to pay an order: `created` waits for the buyer, `authorized` for the capture. */
export const RazorpayPayment = z.object({
  id,
  amount: minor,
  currency: words,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.optional(z.nullable(minor)),
  order_id: z.optional(z.nullable(id)),
  created_at: z.optional(seconds),
  method: z.optional(z.nullable(z.string())),
  error_reason: z.optional(z.nullable(z.string())),
});
export type RazorpayPayment = z.infer<typeof RazorpayPayment>;

export const RazorpayRefund = z.object({
  id,
  amount: minor,
  currency: z.optional(words),
  payment_id: z.optional(z.nullable(id)),
  status: z.optional(z.enum(['pending', 'processed', 'failed'])),
  receipt: z.optional(z.nullable(z.string())),
  notes: z.optional(Notes),
});
export type RazorpayRefund = z.infer<typeof RazorpayRefund>;

/** A list of these. */
export const listOf = <S extends z.ZodMiniType>(item: S) => z.object({ items: z.array(item) });

/** Why Razorpay says no. */
const RazorpayError = z.object({
  error: z.object({
    code: z.optional(words),
    description: z.optional(words),
    reason: z.optional(z.nullable(words)),
  }),
});

/** What a webhook is about; of `payload` only the ids are read. */
export const RazorpayEvent = z.object({
  event: words,
  created_at: z.optional(seconds),
  payload: z.object({
    payment: z.optional(z.object({ entity: z.object({ id, order_id: z.optional(z.nullable(id)) }) })),
    order: z.optional(z.object({ entity: z.object({ id }) })),
    refund: z.optional(z.object({ entity: z.object({ id, payment_id: z.optional(z.nullable(id)) }) })),
  }),
});

/** How long Razorpay captures by itself what is approved, in minutes after the try began: the shortest that it takes. */
export const automaticMinutes = 12;
/** So long a try may still become money without us, in milliseconds: its own time, and some for clocks that differ. */
const underwayMs = (automaticMinutes + 3) * 60_000;

/**
 * Razorpay's order with the tries to pay it, in the words of the port. A try that waits for the buyer is held back for as long as it
 * may still be approved and then counts as refused; what is authorized later all the same is approved.
 */
export function toProviderOrder(
  order: RazorpayOrder,
  payments: readonly RazorpayPayment[],
  refunds: readonly RazorpayRefund[],
  nowMs = Date.now(),
): ProviderOrder {
  const isYoung = ({ created_at: at }: RazorpayPayment) => at !== undefined && nowMs - at * 1000 < underwayMs;
  const waits = (one: RazorpayPayment) => one.status === 'created' && isYoung(one);
  return {
    id: order.id,
    approved: findAuthorized(order, payments) !== undefined,
    retryable: order.status !== 'paid',
    underway: payments.some((one) => waits(one) || (one.status === 'authorized' && isYoung(one))),
    mayComeLate: payments.some((one) => isOpenFailure(one) && isYoung(one)),
    key: keyOf(order, 'order'),
    amount: toMoney(order),
    payee: undefined,
    approveUrl: undefined,
    captures: payments.flatMap((one) => toCapture(one, waits(one), refunds) ?? []),
    refunds: refunds.map((refund) => ({
      ...toProviderRefund(refund),
      captureId: refund.payment_id ?? undefined,
    })),
  };
}

/** The try whose money may be taken: one of another sum is not. */
export function findAuthorized(
  { amount, currency }: RazorpayOrder,
  payments: readonly RazorpayPayment[],
): RazorpayPayment | undefined {
  return payments.find(
    (one) => one.status === 'authorized' && one.amount === amount && one.currency === currency,
  );
}

// The buyer or the bank said no: nothing comes of such a try any more.
const definiteReason = /cancel|declin|insufficient|incorrect|invalid|not_allowed|limit_exceeded|blocked/;

/** A try by UPI or netbanking that failed for want of an answer may be approved a little later all the same. */
function isOpenFailure({ status, method, error_reason: reason }: RazorpayPayment): boolean {
  const isAnsweredLater = method === 'upi' || method === 'netbanking';
  return status === 'failed' && isAnsweredLater && !definiteReason.test(reason ?? '');
}

function toCapture(
  payment: RazorpayPayment,
  waits: boolean,
  refunds: readonly RazorpayRefund[],
): ProviderCapture | undefined {
  const { id: paymentId, status } = payment;
  const own = refunds.filter((one) => one.payment_id === paymentId);
  const capture = { id: paymentId, amount: toMoney(payment), returningMinor: returningOf(payment, own) };
  if (status === 'authorized') return undefined;
  if (status === 'created') return { ...capture, status: waits ? 'PENDING' : 'FAILED' };
  if (status === 'failed') return { ...capture, status: 'DECLINED' };
  // Razorpay calls a payment refunded as soon as the refund is asked for: what is back is what was processed.
  const back = sumOf(own.filter((one) => one.status === 'processed'));
  if (back === 0) return { ...capture, status: 'COMPLETED' };
  return { ...capture, status: back >= payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED' };
}

const sumOf = (refunds: readonly RazorpayRefund[]) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What of a payment is back or on its way; where Razorpay lists no refund, its own count. */
function returningOf(
  { status, amount, amount_refunded: counted }: RazorpayPayment,
  own: readonly RazorpayRefund[],
): number {
  if (own.length > 0) return sumOf(own.filter((one) => one.status !== 'failed'));
  return status === 'refunded' ? amount : (counted ?? 0);
}

const refundStatus = { pending: 'PENDING', processed: 'COMPLETED', failed: 'FAILED' } as const;

/** Razorpay's refund in the words of the port. */
export function toProviderRefund(refund: RazorpayRefund): ProviderRefund {
  return {
    kind: 'refund',
    id: refund.id,
    status: refundStatus[refund.status ?? 'pending'],
    amount: refund.currency === undefined ? undefined : toMoney({ ...refund, currency: refund.currency }),
    key: keyOf(refund, 'refund'),
  };
}

function keyOf({ notes, receipt }: RazorpayOrder | RazorpayRefund, note: string): string | undefined {
  const noted = notes?.[note];
  return (typeof noted === 'string' && noted) || receipt || undefined;
}

// A sum that is no whole number equals no sum of ours, and is refused as another amount.
function toMoney({ amount, currency }: { amount: number; currency: string }): Money {
  return { currency, amountMinor: Number.isSafeInteger(amount) ? amount : Number.NaN };
}

// Razorpay tells most of its reasons in sentences only: those that something follows from, by the names of the port.
const sentences: readonly (readonly [RegExp, string])[] = [
  [/fully refunded/i, 'CAPTURE_FULLY_REFUNDED'],
  [/refund amount (provided )?is greater|greater than the (refund|un-?refunded)/i, 'REFUND_AMOUNT_EXCEEDED'],
  [/enough balance|insufficient balance/i, 'REFUND_FAILED_INSUFFICIENT_FUNDS'],
  [/older than|time ?frame|six months|180 days/i, 'REFUND_TIME_LIMIT_EXCEEDED'],
  [/under dispute|disputed/i, 'CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED'],
  [/id provided does not exist/i, 'UNKNOWN_ID'],
  [/already been captured|already captured/i, 'ORDER_ALREADY_CAPTURED'],
  [/only payments which have been authorized/i, 'ORDER_NOT_APPROVED'],
];

/** Whether an answer with 400 says no more than that the same payment is being captured or refunded already. */
export function isAtWork(json: unknown): boolean {
  const { description = '' } = RazorpayError.safeParse(json).data?.error ?? {};
  return /another (payment )?operation is in progress/i.test(description);
}

/** Razorpay's reason as the name of an issue. */
export function issueOf(status: number, json: unknown): string {
  const { code, description = '', reason } = RazorpayError.safeParse(json).data?.error ?? {};
  const known = sentences.find(([sentence]) => sentence.test(description))?.[1];
  const named = reason && reason !== 'NA' ? reason : code;
  return known ?? (named ? named.toUpperCase() : `HTTP_${status}`);
}
