import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Bank, openBank } from '../../../../testing/bank.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../payment-provider.ts';
import { signEvent } from '../sandbox/sandbox-events.ts';
import { openPaypal } from './open-paypal.ts';

let bank: Bank;
let provider: PaymentProvider;
beforeAll(async () => {
  bank = await openBank();
  provider = openAt(bank.baseUrl);
});
afterEach(() => bank.gate.clear());
afterAll(async () => bank.close());

const openAt = (baseUrl: string, timeoutMs = 2_000) =>
  openPaypal({
    name: 'paypal',
    baseUrl: () => baseUrl,
    clientId: bank.clientId,
    clientSecret: bank.clientSecret,
    webhookId: bank.webhookId,
    brandName: 'Udaya',
    timeoutMs,
    ownOrigin: () => bank.origin,
  });

let made = 0;
const price = { currency: 'SGD', amountMinor: 1_600 };
const newOrder = (key = `order-key-${(made += 1)}`) =>
  provider.createOrder({
    key,
    amount: price,
    description: 'A report',
    returnUrl: 'http://127.0.0.1/back',
    cancelUrl: 'http://127.0.0.1/away',
  });

async function approved(outcome: Parameters<Bank['choose']>[1] = 'approve') {
  const order = await newOrder();
  await bank.choose(order.id, outcome);
  return order;
}

async function captured() {
  const order = await approved();
  const answer = await provider.capture(order.id, `${order.key}-1`);
  if (answer.kind === 'refused') throw new Error(answer.issue);
  return { order: answer.order, capture: answer.order.captures[0] ?? expect.fail('no capture') };
}

describe('an order', () => {
  it('is made with the sum, our key and a place to approve it', async () => {
    const order = await newOrder('order-key-own');
    expect(order).toMatchObject({
      approved: false,
      key: 'order-key-own',
      amount: price,
      captures: [],
      payee: 'SANDBOXMERCHANT',
    });
    expect(order.approveUrl).toBe(`${bank.origin}/sandbox/checkoutnow?token=${order.id}`);
    expect(await provider.readOrder(order.id)).toEqual(order);
  });

  it('is made once for one key, also at the same time', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => newOrder('order-key-same')));
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
  });

  it('is unknown when it is not there, and refused when it cannot be', async () => {
    expect(await provider.readOrder('NOSUCHORDER')).toBeUndefined();
    const free = provider.createOrder({
      key: 'order-key-free',
      amount: { currency: 'SGD', amountMinor: 0 },
      description: '',
      returnUrl: '',
      cancelUrl: '',
    });
    await expect(free).rejects.toBeInstanceOf(ProviderRefused);
  });

  it('sends the buyer to no other address', async () => {
    bank.gate.disturb(
      /POST \/sandbox\/v2\/checkout\/orders$/,
      (body) => ({ ...body, links: [{ rel: 'payer-action', href: 'https://elsewhere.example/pay' }] }),
      1,
    );
    expect((await newOrder()).approveUrl).toBeUndefined();
  });
});

describe('a capture', () => {
  it('takes the money once, however often it is asked for', async () => {
    const order = await approved();
    const answers = await Promise.all([1, 2, 3].map(() => provider.capture(order.id, `${order.key}-1`)));
    for (const answer of answers)
      expect(answer).toMatchObject({
        kind: 'order',
        order: { captures: [{ status: 'COMPLETED', amount: price }] },
      });
    expect(await provider.capture(order.id, `${order.key}-2`)).toMatchObject({
      kind: 'refused',
      issue: 'ORDER_ALREADY_CAPTURED',
    });
    expect((await bank.orders()).find((one) => one.id === order.id)?.captures).toHaveLength(1);
  });

  it('needs the buyer', async () => {
    const order = await newOrder();
    expect(await provider.capture(order.id, `${order.key}-1`)).toMatchObject({
      kind: 'refused',
      issue: 'ORDER_NOT_APPROVED',
    });
  });

  it('that is declined lets the buyer approve again', async () => {
    const order = await approved('decline');
    const declined = await provider.capture(order.id, `${order.key}-1`);
    expect(declined).toMatchObject({
      kind: 'refused',
      issue: 'INSTRUMENT_DECLINED',
      debugId: expect.any(String),
    });
    expect(await provider.capture(order.id, `${order.key}-1`)).toEqual(declined);
    await bank.choose(order.id, 'approve');
    expect(await provider.capture(order.id, `${order.key}-2`)).toMatchObject({ kind: 'order' });
  });

  it('fails, is held back, completes and is denied', async () => {
    const failing = await approved('fail');
    expect(await provider.capture(failing.id, `${failing.key}-1`)).toMatchObject({
      kind: 'refused',
      issue: 'TRANSACTION_REFUSED',
    });
    for (const [outcome, status] of [
      ['complete', 'COMPLETED'],
      ['deny', 'DECLINED'],
    ] as const) {
      const order = await approved('pending');
      expect(await provider.capture(order.id, `${order.key}-1`)).toMatchObject({
        order: { captures: [{ status: 'PENDING' }] },
      });
      await bank.choose(order.id, outcome);
      expect((await provider.readOrder(order.id))?.captures[0]?.status).toBe(status);
    }
  });

  it('whose answer is late or lost is unknown, and told when it is asked for again', async () => {
    for (const outcome of ['delay', 'approve'] as const) {
      const order = await approved(outcome);
      if (outcome === 'approve') bank.gate.disturb(/capture$/, 'lost', 1);
      await expect(provider.capture(order.id, `${order.key}-1`)).rejects.toBeInstanceOf(ProviderUnavailable);
      expect(await provider.capture(order.id, `${order.key}-1`)).toMatchObject({
        order: { captures: [{ status: 'COMPLETED' }] },
      });
    }
  });
});

describe('a refund', () => {
  it('gives all of it back, once', async () => {
    const { order, capture } = await captured();
    const ask = () =>
      provider.refund({ captureId: capture.id, amount: price, key: `refund-${order.id}`, note: 'Sorry' });
    const first = await ask();
    expect(first).toMatchObject({ kind: 'refund', status: 'COMPLETED' });
    expect(await ask()).toEqual(first);
    expect((await provider.readOrder(order.id))?.captures[0]?.status).toBe('REFUNDED');
    const again = await provider.refund({
      captureId: capture.id,
      amount: price,
      key: `refund-again-${order.id}`,
      note: '',
    });
    expect(again).toMatchObject({ kind: 'refused', issue: 'CAPTURE_FULLY_REFUNDED' });
  });
});

describe('an event', () => {
  it('is genuine only with the exact bytes, the right webhook and all of its headers', async () => {
    const { order, capture } = await captured();
    const event =
      (await bank.events()).find((one) => one.body.includes(capture.id)) ?? expect.fail('no event');
    const headers = signEvent(bank.clientSecret, bank.webhookId, event.body);
    expect(await provider.verifyEvent(headers, event.body)).toEqual({
      id: event.id,
      type: 'PAYMENT.CAPTURE.COMPLETED',
      orderId: order.id,
      captureId: capture.id,
      approves: false,
      createdAt: expect.any(Date),
    });
    expect(await provider.verifyEvent(headers, event.body.replace('COMPLETED', 'REFUNDED'))).toBeUndefined();
    expect(await provider.verifyEvent(headers, event.body.replace(/}$/, ' }'))).toBeUndefined();
    expect(
      await provider.verifyEvent(signEvent(bank.clientSecret, 'ANOTHER', event.body), event.body),
    ).toBeUndefined();
    expect(
      await provider.verifyEvent(signEvent('another-secret', bank.webhookId, event.body), event.body),
    ).toBeUndefined();
    expect(
      await provider.verifyEvent({ ...headers, 'paypal-transmission-sig': undefined }, event.body),
    ).toBeUndefined();
  });

  it('of a refund names the capture', async () => {
    const { capture } = await captured();
    await provider.refund({ captureId: capture.id, amount: price, key: `refund-${capture.id}`, note: '' });
    const event =
      (await bank.events()).find(
        (one) => one.body.includes('CAPTURE.REFUNDED') && one.body.includes(capture.id),
      ) ?? expect.fail('no event');
    const read = await provider.verifyEvent(
      signEvent(bank.clientSecret, bank.webhookId, event.body),
      event.body,
    );
    expect(read).toMatchObject({
      type: 'PAYMENT.CAPTURE.REFUNDED',
      captureId: capture.id,
      orderId: undefined,
    });
  });
});

describe('a provider on a bad day', () => {
  it.each(['down', 'garbage'] as const)('that is %s is unknown, not refused', async (fault) => {
    bank.gate.disturb(/v2/, fault, 3);
    const unknown = openAt(bank.baseUrl);
    await expect(unknown.readOrder('NOSUCHORDER')).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(unknown.capture('NOSUCHORDER', 'key')).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(
      unknown.refund({ captureId: 'NOSUCH', amount: price, key: 'key', note: '' }),
    ).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('that lets us not in is unknown', async () => {
    const stranger = openPaypal({
      name: 'paypal',
      baseUrl: () => bank.baseUrl,
      clientId: 'x',
      clientSecret: 'y',
      webhookId: 'z',
      brandName: '',
      timeoutMs: 2_000,
      ownOrigin: () => '',
    });
    await expect(stranger.readOrder('NOSUCHORDER')).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('logs in once for many calls, and again when its token is refused', async () => {
    const fresh = openAt(bank.baseUrl);
    bank.gate.calls.length = 0;
    await Promise.all([1, 2, 3].map(() => fresh.readOrder('NOSUCHORDER')));
    expect(bank.gate.calls.filter((call) => call.includes('oauth2'))).toHaveLength(1);
    bank.gate.disturb(/oauth2/, (body) => ({ ...body, access_token: 'stale' }), 1);
    const stale = openAt(bank.baseUrl);
    expect(await stale.readOrder('NOSUCHORDER')).toBeUndefined();
  });
});
