import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBank } from '../../../testing/bank.ts';
import type { Gate } from '../../../testing/gate.ts';
import { openRupeeBank } from '../../../testing/rupee-bank.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from './payment-provider.ts';
import { openPaypal } from './paypal/open-paypal.ts';
import { openRazorpay } from './razorpay/open-razorpay.ts';
import { signEvent } from './sandbox/sandbox-events.ts';

/** What every provider's bank can be told, whatever it speaks. */
interface Case {
  currency: string;
  gate: Gate;
  open(): PaymentProvider;
  /** The buyer approves, and leaves the money to be captured; is refused; or waits to be looked at. */
  choose(orderId: string, what: 'approve' | 'decline' | 'wait' | 'complete' | 'deny'): Promise<void>;
  /** How much money the bank took for an order, however often. */
  taken(orderId: string): Promise<number>;
  /** An event about an order, as it is sent. */
  event(orderId: string): Promise<{ headers: Record<string, string>; body: string }>;
  close(): Promise<void>;
}

async function paypalCase(): Promise<Case> {
  const bank = await openBank();
  const outcomes = {
    approve: 'approve',
    decline: 'decline',
    wait: 'pending',
    complete: 'complete',
    deny: 'deny',
  } as const;
  return {
    currency: 'SGD',
    gate: bank.gate,
    open: () =>
      openPaypal({
        name: 'paypal',
        baseUrl: () => bank.baseUrl,
        clientId: bank.clientId,
        clientSecret: bank.clientSecret,
        webhookId: bank.webhookId,
        brandName: 'Udaya',
        timeoutMs: 2_000,
        ownOrigin: () => bank.origin,
      }),
    choose: (orderId, what) => bank.choose(orderId, outcomes[what]),
    taken: async (orderId) => (await bank.orders()).find(({ id }) => id === orderId)?.captures.length ?? 0,
    async event(orderId) {
      const { body } = (await bank.events()).findLast((one) => one.body.includes(orderId)) ?? expect.fail();
      return { headers: signEvent(bank.clientSecret, bank.webhookId, body), body };
    },
    close: bank.close,
  };
}

async function razorpayCase(): Promise<Case> {
  const bank = await openRupeeBank();
  const outcomes = {
    approve: 'hold',
    decline: 'decline',
    wait: 'wait',
    complete: 'complete',
    deny: 'expire',
  } as const;
  return {
    currency: 'INR',
    gate: bank.gate,
    open: () =>
      openRazorpay({
        name: 'razorpay',
        baseUrl: () => bank.baseUrl,
        keyId: bank.keyId,
        keySecret: bank.keySecret,
        webhookSecrets: [bank.webhookSecret],
        timeoutMs: 2_000,
      }),
    choose: async (orderId, what) => void (await bank.choose(orderId, outcomes[what])),
    taken: async (orderId) =>
      (await bank.paymentsOf(orderId)).filter(({ status }) => status === 'captured').length,
    async event(orderId) {
      const event = (await bank.events(orderId)).at(-1) ?? expect.fail();
      return { headers: bank.sign(event), body: event.body };
    },
    close: bank.close,
  };
}

describe.each([
  ['PayPal', paypalCase],
  ['Razorpay', razorpayCase],
] as const)('%s', (name, openCase) => {
  let bank: Case;
  let provider: PaymentProvider;
  beforeAll(async () => {
    bank = await openCase();
    provider = bank.open();
  });
  afterEach(() => bank.gate.clear());
  afterAll(async () => bank.close());

  let made = 0;
  const price = () => ({ currency: bank.currency, amountMinor: 1_600 });
  const newOrder = (key = `key-of-${name}-${(made += 1)}`, amountMinor = 1_600) =>
    provider.createOrder({
      key,
      amount: { currency: bank.currency, amountMinor },
      description: 'A report',
      returnUrl: 'http://127.0.0.1/back',
      cancelUrl: 'http://127.0.0.1/away',
    });
  const read = async (id: string) => (await provider.readOrder(id)) ?? expect.fail('no order');
  async function captured() {
    const order = await newOrder();
    await bank.choose(order.id, 'approve');
    await provider.capture(order.id, `${order.key}-1`);
    const [capture] = (await read(order.id)).captures;
    return { order, capture: capture ?? expect.fail('no capture') };
  }

  it('makes an order with the sum and our key, once for one key, also at the same time', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => newOrder(`same-key-${name}`)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    const again = await bank.open().createOrder({
      key: `same-key-${name}`,
      amount: price(),
      description: 'A report',
      returnUrl: 'http://127.0.0.1/back',
      cancelUrl: 'http://127.0.0.1/away',
    });
    expect(again).toMatchObject({
      id: orders[0]?.id,
      key: `same-key-${name}`,
      amount: price(),
      approved: false,
      retryable: true,
      captures: [],
    });
  });

  it('knows no order that is not there, and makes none that cannot be', async () => {
    expect(await provider.readOrder('order_NOSUCHORDER00')).toBeUndefined();
    expect(await provider.readRefund('rfnd_NOSUCHREFUND0')).toBeUndefined();
    await expect(newOrder('a-free-order', 0)).rejects.toBeInstanceOf(ProviderRefused);
  });

  it('takes the money of an approved order once, and not before', async () => {
    const order = await newOrder();
    expect(await provider.capture(order.id, `${order.key}-1`)).toMatchObject({
      kind: 'refused',
      issue: 'ORDER_NOT_APPROVED',
    });
    await bank.choose(order.id, 'approve');
    expect((await read(order.id)).approved).toBe(true);
    await Promise.all([2, 3, 4].map((n) => provider.capture(order.id, `${order.key}-${n}`)));
    expect(await bank.taken(order.id)).toBe(1);
    expect((await read(order.id)).captures).toMatchObject([{ status: 'COMPLETED', amount: price() }]);
  });

  it('lets a buyer who was declined try the same order again', async () => {
    const order = await newOrder();
    await bank.choose(order.id, 'decline');
    expect(await provider.capture(order.id, `${order.key}-1`)).toMatchObject({ kind: 'refused' });
    expect((await read(order.id)).retryable).toBe(true);
    await bank.choose(order.id, 'approve');
    expect(await provider.capture(order.id, `${order.key}-2`)).toMatchObject({ kind: 'order' });
  });

  it('holds back what waits, and says how it ended', async () => {
    for (const [end, status] of [
      ['complete', 'COMPLETED'],
      ['deny', 'DECLINED'],
    ] as const) {
      const order = await newOrder();
      await bank.choose(order.id, 'wait');
      await provider.capture(order.id, `${order.key}-1`);
      expect((await read(order.id)).captures).toMatchObject([{ status: 'PENDING' }]);
      await bank.choose(order.id, end);
      expect((await read(order.id)).captures).toMatchObject([{ status }]);
    }
  });

  it('is not known to have captured where its answer is lost, and tells it when it is asked again', async () => {
    const order = await newOrder();
    await bank.choose(order.id, 'approve');
    bank.gate.disturb(/capture$/, 'lost', 1);
    await expect(provider.capture(order.id, `${order.key}-1`)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(await provider.capture(order.id, `${order.key}-1`)).toMatchObject({
      kind: 'order',
      order: { captures: [{ status: 'COMPLETED' }] },
    });
    expect(await bank.taken(order.id)).toBe(1);
  });

  it('gives parts and the rest back, each once by its key', async () => {
    const { order, capture } = await captured();
    const ask = (key: string, amountMinor?: number) =>
      provider.refund({
        captureId: capture.id,
        amount: amountMinor === undefined ? undefined : { ...price(), amountMinor },
        key: `${key}-of-${order.id}`,
        note: 'Sorry',
      });
    const part = await ask('a-part', 600);
    expect(part).toMatchObject({ kind: 'refund', status: 'COMPLETED', amount: { amountMinor: 600 } });
    expect(await ask('a-part', 600)).toEqual(part);
    const seen = await read(order.id);
    expect(seen.captures).toMatchObject([{ status: 'PARTIALLY_REFUNDED' }]);
    expect(seen.refunds).toMatchObject([{ key: `a-part-of-${order.id}`, captureId: capture.id }]);
    expect(await ask('too-much', 1_100)).toMatchObject({ kind: 'refused', issue: 'REFUND_AMOUNT_EXCEEDED' });
    expect(await ask('the-rest')).toMatchObject({ amount: { amountMinor: 1_000 } });
    expect((await read(order.id)).captures).toMatchObject([{ status: 'REFUNDED' }]);
    expect(await ask('once-more')).toMatchObject({ kind: 'refused', issue: 'CAPTURE_FULLY_REFUNDED' });
    if (part.kind === 'refund')
      expect(await provider.readRefund(part.id)).toMatchObject({ id: part.id, status: 'COMPLETED' });
  });

  it('tells a genuine event from one whose bytes or headers are others', async () => {
    const { order, capture } = await captured();
    const { headers, body } = await bank.event(order.id);
    expect(provider.mayBeEvent(headers)).toBe(true);
    expect(await provider.verifyEvent(headers, body)).toMatchObject({
      orderId: order.id,
      captureId: capture.id,
    });
    expect(await provider.verifyEvent(headers, body.replace(/}$/, ' }'))).toBeUndefined();
    for (const missing of Object.keys(headers)) {
      const { [missing]: _left, ...rest } = headers;
      expect(provider.mayBeEvent(rest)).toBe(false);
      expect(await provider.verifyEvent(rest, body)).toBeUndefined();
    }
  });

  it.each(['down', 'garbage'] as const)('that is %s has not said no', async (fault) => {
    const order = await newOrder();
    await bank.choose(order.id, 'approve');
    const fresh = bank.open();
    bank.gate.disturb(/v[12]/, fault);
    await expect(fresh.readOrder(order.id)).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(fresh.capture(order.id, 'key')).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(
      fresh.refund({ captureId: 'pay_NOSUCH', amount: price(), key: 'key-of-refund', note: '' }),
    ).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(fresh.check()).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
