import { createOutbound } from '../../../platform/outbound/create-outbound.ts';
import {
  type NewProviderOrder,
  type PaymentProvider,
  type ProviderOrder,
  ProviderRefused,
  ProviderUnavailable,
} from '../payment-provider.ts';
import { readAs } from '../provider-answers.ts';
import {
  automaticMinutes,
  findAuthorized,
  listOf,
  RazorpayEvent,
  RazorpayOrder,
  RazorpayPayment,
  RazorpayRefund,
  toProviderOrder,
  toProviderRefund,
} from './razorpay-answers.ts';
import { openRazorpaySession, type RazorpayAnswer } from './razorpay-session.ts';
import { isSignedWith, readEventHeaders } from './razorpay-signatures.ts';

/** Whose account at Razorpay it is, and where Razorpay is. */
export interface RazorpayOptions {
  name: PaymentProvider['name'];
  /** Where Razorpay's API is, or that of our own sandbox; asked for with each call. */
  baseUrl: () => string;
  keyId: string;
  keySecret: string;
  /** The secret of the webhook, and while it is changed the one before. */
  webhookSecrets: readonly string[];
  timeoutMs: number;
}

/** What is authorized and not captured goes back by itself after so many minutes: five days. */
const manualMinutes = 7_200;
const capturedStatuses: readonly string[] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const idPath = (kind: 'orders' | 'payments' | 'refunds', id: string) =>
  `/v1/${kind}/${encodeURIComponent(id)}`;

/**
 * Opens Razorpay's Orders API: https://razorpay.com/docs/api/orders/, /payments/ and /refunds/. An order may be tried to be paid several
 * times; Razorpay captures by itself what is approved soon, and we capture what is approved later.
 */
export function openRazorpay(options: RazorpayOptions): PaymentProvider {
  const call = openRazorpaySession(
    createOutbound({
      name: 'The payment provider',
      baseUrl: options.baseUrl,
      origins: () => [new URL(options.baseUrl()).origin],
      timeoutMs: options.timeoutMs,
    }),
    options,
  );
  const making = new Map<string, Promise<ProviderOrder>>();

  /** What the answer to a question shows; undefined for what Razorpay does not know. */
  async function ask<T>(path: string, read: (json: unknown) => T): Promise<T | undefined> {
    const answer = await call({ method: 'GET', path });
    if (answer.ok) return read(answer.json);
    if (answer.status === 404 || answer.issue === 'UNKNOWN_ID') return undefined;
    throw new ProviderUnavailable(`The payment provider does not show it: ${answer.issue}.`);
  }

  async function readPayments(orderId: string): Promise<RazorpayPayment[]> {
    const list = listOf(RazorpayPayment);
    return (await ask(`${idPath('orders', orderId)}/payments`, (json) => readAs(list, json)))?.items ?? [];
  }

  async function readRefunds(payment: RazorpayPayment): Promise<RazorpayRefund[]> {
    if (payment.status !== 'refunded' && !payment.amount_refunded) return [];
    const list = listOf(RazorpayRefund);
    const path = `${idPath('payments', payment.id)}/refunds?count=100`;
    const found = (await ask(path, (json) => readAs(list, json)))?.items ?? [];
    return found.map((refund) => ({ ...refund, payment_id: payment.id }));
  }

  async function describe(order: RazorpayOrder): Promise<ProviderOrder> {
    // Nobody has tried to pay it yet.
    if (order.status === 'created' && order.attempts === 0) return toProviderOrder(order, [], []);
    const payments = await readPayments(order.id);
    return toProviderOrder(order, payments, (await Promise.all(payments.map(readRefunds))).flat());
  }

  const findOrder = (id: string) => ask(idPath('orders', id), (json) => readAs(RazorpayOrder, json));

  async function readOrder(id: string): Promise<ProviderOrder | undefined> {
    const order = await findOrder(id);
    return order && describe(order);
  }

  /** Asks for the money of the try that was approved; undefined where there is none, or where it is taken already. */
  async function take(order: RazorpayOrder): Promise<ReturnType<typeof refusal> | undefined> {
    const payment = findAuthorized(order, await readPayments(order.id));
    if (!payment) return undefined;
    const { amount, currency } = payment;
    const path = `${idPath('payments', payment.id)}/capture`;
    const answer = await call({ method: 'POST', path, body: { amount, currency } });
    return answer.ok || answer.issue === 'ORDER_ALREADY_CAPTURED' ? undefined : refusal(answer);
  }

  /** Razorpay makes an order with each call: one that was made before, and whose answer was lost, is found by its receipt. */
  async function makeOrder(order: NewProviderOrder): Promise<ProviderOrder> {
    const list = listOf(RazorpayOrder);
    const path = `/v1/orders?receipt=${encodeURIComponent(order.key)}`;
    const made = (await ask(path, (json) => readAs(list, json)))?.items ?? [];
    const earliest = made
      .filter(({ receipt }) => receipt === order.key)
      .toSorted((one, other) => (one.created_at ?? 0) - (other.created_at ?? 0))[0];
    if (earliest) return describe(earliest);
    const answer = await call({ method: 'POST', path: '/v1/orders', body: newOrder(order) });
    if (!answer.ok) throw new ProviderRefused(answer.issue, undefined);
    return toProviderOrder(readAs(RazorpayOrder, answer.json), [], []);
  }

  return {
    name: options.name,
    reading: call.reading,
    async check() {
      const answer = await call({ method: 'GET', path: '/v1/orders?count=1' });
      if (!answer.ok) throw new ProviderUnavailable(`The payment provider says ${answer.issue}.`);
    },

    createOrder(order) {
      const known = making.get(order.key);
      if (known) return known;
      const made = makeOrder(order).finally(() => making.delete(order.key));
      making.set(order.key, made);
      return made;
    },

    readOrder,

    async capture(id) {
      const known = await findOrder(id);
      const refused = known && (await take(known));
      const order = known && (await readOrder(id));
      if (!order) return refusal({ issue: 'UNKNOWN_ID' });
      // Somebody else may have taken it meanwhile: what the order says counts more than the refusal.
      const counts = refused ? capturedStatuses : [...capturedStatuses, 'PENDING'];
      if (order.captures.some(({ status }) => counts.includes(status))) return { kind: 'order', order };
      return refused ?? refusal({ issue: 'ORDER_NOT_APPROVED' });
    },

    isApproval: (orderId, { providerPaymentId, signature }) =>
      isSignedWith([options.keySecret], `${orderId}|${providerPaymentId}`, signature),

    async refund({ captureId, amount, key }) {
      const answer = await call({
        method: 'POST',
        path: `${idPath('payments', captureId)}/refund`,
        key,
        body: {
          ...(amount ? { amount: amount.amountMinor } : {}),
          speed: 'normal',
          receipt: key,
          notes: { refund: key },
        },
      });
      return answer.ok ? toProviderRefund(readAs(RazorpayRefund, answer.json)) : refusal(answer);
    },

    readRefund: (id) => ask(idPath('refunds', id), (json) => toProviderRefund(readAs(RazorpayRefund, json))),

    mayBeEvent: (headers) => readEventHeaders(headers) !== undefined,

    async verifyEvent(headers, body) {
      const given = readEventHeaders(headers);
      if (!given || !isSignedWith(options.webhookSecrets, body, given.signature)) return undefined;
      const event = RazorpayEvent.safeParse(JSON.parse(body)).data;
      if (!event) return undefined;
      const { payment, order, refund } = event.payload;
      const paymentId = payment?.entity.id ?? refund?.entity.payment_id ?? undefined;
      return {
        id: given.id,
        type: event.event,
        orderId: order?.entity.id ?? payment?.entity.order_id ?? undefined,
        captureId: paymentId,
        refundId: refund?.entity.id,
        approves: event.event === 'payment.authorized',
        createdAt: event.created_at === undefined ? undefined : new Date(event.created_at * 1000),
      };
    },
  };
}

function newOrder({ key, amount, description }: NewProviderOrder) {
  return {
    amount: amount.amountMinor,
    currency: amount.currency,
    receipt: key,
    partial_payment: false,
    notes: { order: key, product: description },
    payment: {
      capture: 'automatic',
      capture_options: {
        automatic_expiry_period: automaticMinutes,
        manual_expiry_period: manualMinutes,
        refund_speed: 'normal',
      },
    },
  };
}

function refusal({ issue }: Pick<Extract<RazorpayAnswer, { ok: false }>, 'issue'>) {
  return { kind: 'refused' as const, issue, debugId: undefined };
}
