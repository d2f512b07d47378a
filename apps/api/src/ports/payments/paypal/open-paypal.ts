import { toMajorText } from '@udaya/core/money';
import { createOutbound } from '../../../platform/outbound/create-outbound.ts';
import {
  type NewProviderOrder,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '../payment-provider.ts';
import { readAs } from '../provider-answers.ts';
import {
  PaypalEvent,
  PaypalOrder,
  PaypalRefund,
  PaypalVerification,
  subjectOf,
  toProviderOrder,
  toProviderRefund,
} from './paypal-answers.ts';
import { openPaypalSession, type PaypalAnswer } from './paypal-session.ts';
import { readSignature } from './read-signature.ts';

/** Whose account at PayPal it is, and where PayPal is. */
export interface PaypalOptions {
  name: PaymentProvider['name'];
  /** Where PayPal's API is, or that of our own sandbox; asked for with each call. */
  baseUrl: () => string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** The name that the buyer reads at PayPal. */
  brandName: string;
  timeoutMs: number;
  /** Where a buyer may be sent to approve: https on these hosts, or our own origin. */
  ownOrigin: () => string;
}

const approvalHosts = ['www.paypal.com', 'www.sandbox.paypal.com'];
const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

/** Opens PayPal's Orders v2 API: https://developer.paypal.com/docs/api/orders/v2/ and /docs/api/payments/v2/. */
export function openPaypal(options: PaypalOptions): PaymentProvider {
  const openSession = () =>
    openPaypalSession(
      createOutbound({
        name: 'The payment provider',
        baseUrl: options.baseUrl,
        origins: () => [new URL(options.baseUrl()).origin],
        timeoutMs: options.timeoutMs,
      }),
      options,
    );
  const call = openSession();
  // Anybody may post an event: what comes of forged ones must not close the way of the money.
  const callForEvents = openSession();
  const toOrder = (json: unknown) => {
    const order = toProviderOrder(readAs(PaypalOrder, json));
    return { ...order, approveUrl: checkedApproval(order.approveUrl, options.ownOrigin()) };
  };

  return {
    name: options.name,
    reading: call.reading,
    check: call.logIn,

    async createOrder(order) {
      const answer = await call({
        method: 'POST',
        path: '/v2/checkout/orders',
        key: order.key,
        body: JSON.stringify(newOrder(order, options.brandName)),
      });
      if (!answer.ok) throw new ProviderRefused(answer.issue, answer.debugId);
      return toOrder(answer.json);
    },

    async readOrder(id) {
      const answer = await call({ method: 'GET', path: orderPath(id) });
      if (answer.ok) return toOrder(answer.json);
      if (answer.status === 404) return undefined;
      throw new ProviderUnavailable(`The payment provider does not show the order: ${answer.issue}.`);
    },

    async capture(id, key) {
      const answer = await call({ method: 'POST', path: `${orderPath(id)}/capture`, key });
      return answer.ok ? { kind: 'order', order: toOrder(answer.json) } : refusal(answer);
    },

    async refund({ captureId, amount, key, note }) {
      const body = {
        ...(amount ? { amount: { currency_code: amount.currency, value: toMajorText(amount) } } : {}),
        note_to_payer: note,
        custom_id: key,
      };
      const answer = await call({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        key,
        body: JSON.stringify(body),
      });
      return answer.ok ? toProviderRefund(readAs(PaypalRefund, answer.json)) : refusal(answer);
    },

    async readRefund(id) {
      const answer = await call({ method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(id)}` });
      if (answer.ok) return toProviderRefund(readAs(PaypalRefund, answer.json));
      if (answer.status === 404) return undefined;
      throw new ProviderUnavailable(`The payment provider does not show the refund: ${answer.issue}.`);
    },

    mayBeEvent: (headers) => readSignature(headers) !== undefined,

    async verifyEvent(headers, body) {
      const signature = readSignature(headers);
      if (!signature) return undefined;
      const fields = { webhook_id: options.webhookId, ...signature };
      // The event goes back as the very bytes that came: the signature covers them, not what they mean.
      const question = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${body}}`;
      const answer = await callForEvents({
        method: 'POST',
        path: '/v1/notifications/verify-webhook-signature',
        body: question,
      });
      if (!answer.ok || readAs(PaypalVerification, answer.json).verification_status !== 'SUCCESS')
        return undefined;
      const event = PaypalEvent.safeParse(JSON.parse(body)).data;
      if (!event) return undefined;
      const createdMs = Date.parse(event.create_time ?? '');
      return {
        id: event.id,
        type: event.event_type,
        approves: event.event_type === 'CHECKOUT.ORDER.APPROVED',
        createdAt: Number.isNaN(createdMs) ? undefined : new Date(createdMs),
        ...subjectOf(event),
      };
    },
  };
}

function newOrder(order: NewProviderOrder, brandName: string) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: order.key,
        custom_id: order.key,
        invoice_id: order.key,
        description: order.description,
        amount: { currency_code: order.amount.currency, value: toMajorText(order.amount) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: brandName,
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: order.returnUrl,
          cancel_url: order.cancelUrl,
        },
      },
    },
  };
}

function refusal(answer: Extract<PaypalAnswer, { ok: false }>) {
  return { kind: 'refused' as const, issue: answer.issue, debugId: answer.debugId };
}

/** A buyer is sent to PayPal or to ourselves, and nowhere else, whatever an answer says. */
function checkedApproval(href: string | undefined, ownOrigin: string): string | undefined {
  if (!href || !URL.canParse(href)) return undefined;
  const address = new URL(href);
  const atPaypal = address.protocol === 'https:' && approvalHosts.includes(address.host);
  return atPaypal || address.origin === ownOrigin ? href : undefined;
}
