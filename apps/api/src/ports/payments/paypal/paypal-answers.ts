import { providerText } from '@udaya/core/billing/provider-text';
import { type Money, parseMajorText } from '@udaya/core/money';
import * as z from 'zod/mini';
import type { ProviderOrder, ProviderRefund } from '../payment-provider.ts';

// What of PayPal's answers is read (Orders v2, Payments v2, Webhooks v1); everything else is ignored.

/** Words of PayPal's, which are kept, logged or shown: never longer than a line, nor anything but plain characters. */
const words = z.pipe(z.string(), z.transform(providerText));
/** An id as PayPal makes them, of visible characters only. */
const plainId = z.string().check(z.maxLength(100), z.regex(/^[\x21-\x7e]+$/));
const moneyId = plainId.check(z.maxLength(64));

const Amount = z.object({ currency_code: words, value: z.string() });
const Capture = z.object({
  id: moneyId,
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED']),
  amount: Amount,
});
const Link = z.object({ rel: z.string(), href: z.string() });
const Refund = z.object({
  id: moneyId,
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  amount: z.optional(Amount),
  custom_id: z.optional(z.string()),
  links: z.optional(z.array(Link)),
});
const Unit = z.object({
  custom_id: z.optional(z.string()),
  amount: z.optional(Amount),
  payee: z.optional(z.object({ merchant_id: z.optional(words), email_address: z.optional(words) })),
  payments: z.optional(
    z.object({ captures: z.optional(z.array(Capture)), refunds: z.optional(z.array(Refund)) }),
  ),
});

/** An order, after create, read and capture alike. */
export const PaypalOrder = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  status: z.string(),
  purchase_units: z.optional(z.array(Unit)),
  links: z.optional(z.array(Link)),
});

/** A merchant's token; `expires_in` in seconds. */
export const PaypalToken = z.object({ access_token: z.string(), expires_in: z.number() });

/** A refund, after it was asked for and when it is read. */
export const PaypalRefund = Refund;

/** Why PayPal says no. */
export const PaypalError = z.object({
  name: z.optional(words),
  debug_id: z.optional(words),
  details: z.optional(z.array(z.object({ issue: z.optional(words) }))),
});

/** Whether a webhook is PayPal's. */
export const PaypalVerification = z.object({ verification_status: z.string() });

/** What a webhook is about. */
export const PaypalEvent = z.object({
  id: plainId,
  event_type: words,
  create_time: z.optional(z.string()),
  resource: z.optional(
    z.object({
      id: z.optional(plainId),
      supplementary_data: z.optional(
        z.object({
          related_ids: z.optional(
            z.object({ order_id: z.optional(plainId), capture_id: z.optional(plainId) }),
          ),
        }),
      ),
      links: z.optional(z.array(Link)),
    }),
  ),
});

/** PayPal's order in the words of the port. */
export function toProviderOrder(order: z.infer<typeof PaypalOrder>): ProviderOrder {
  const [unit] = order.purchase_units ?? [];
  const link = (rel: string) => order.links?.find((one) => one.rel === rel)?.href;
  return {
    id: order.id,
    approved: order.status === 'APPROVED',
    retryable: order.status !== 'COMPLETED' && order.status !== 'VOIDED',
    underway: false,
    mayComeLate: false,
    key: unit?.custom_id,
    amount: unit?.amount && toMoney(unit.amount),
    payee: unit?.payee?.merchant_id ?? unit?.payee?.email_address,
    approveUrl: link('payer-action') ?? link('approve'),
    captures: (unit?.payments?.captures ?? []).map(({ id, status, amount }) => ({
      id,
      status,
      amount: toMoney(amount),
    })),
    refunds: (unit?.payments?.refunds ?? []).map((refund) => ({
      ...toProviderRefund(refund),
      captureId: captureAbove(refund.links),
    })),
  };
}

/** PayPal's refund in the words of the port. */
export function toProviderRefund(refund: z.infer<typeof PaypalRefund>): ProviderRefund {
  const { id, status, amount, custom_id: key } = refund;
  return {
    kind: 'refund',
    id,
    status,
    amount: amount && parseMajorText(amount.currency_code, amount.value),
    key: key || undefined,
  };
}

/** The capture that a refund is linked to. */
function captureAbove(links: z.infer<typeof Refund>['links']): string | undefined {
  return links?.find((one) => one.rel === 'up')?.href.match(/\/captures\/([^/?]+)/)?.[1];
}

/** Which order, capture or refund an event is about. */
export function subjectOf(event: z.infer<typeof PaypalEvent>): {
  orderId: string | undefined;
  captureId: string | undefined;
  refundId: string | undefined;
} {
  const { resource, event_type: type } = event;
  const related = resource?.supplementary_data?.related_ids;
  if (type.startsWith('CHECKOUT.ORDER.'))
    return { orderId: resource?.id, captureId: undefined, refundId: undefined };
  // Of a refund the event carries the refund itself; the capture above it is linked.
  const isRefund =
    type === 'PAYMENT.CAPTURE.REFUNDED' ||
    type === 'PAYMENT.CAPTURE.REVERSED' ||
    type.startsWith('PAYMENT.REFUND.');
  const captureId = isRefund ? captureAbove(resource?.links) : resource?.id;
  return {
    orderId: related?.order_id,
    captureId: related?.capture_id ?? captureId,
    refundId: isRefund ? resource?.id : undefined,
  };
}

// A sum that cannot be read equals no sum of ours, and is refused as another amount.
function toMoney({ currency_code, value }: z.infer<typeof Amount>): Money {
  return parseMajorText(currency_code, value) ?? { currency: currency_code, amountMinor: Number.NaN };
}
