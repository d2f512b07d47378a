import { notifications } from '@udaya/contract/notifications';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signEvent } from '../src/ports/payments/sandbox/sandbox-events.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';

let shop: Shop;
let parent: Person;
beforeAll(async () => {
  shop = await openShop();
  parent = shop.parent;
});
// A server that saw failures rests; each story begins with the bank reachable and seen to be.
beforeEach(async () => {
  await shop.order(await shop.newReport('Before'));
});
afterEach(() => shop.bank.gate.clear());
afterAll(async () => shop.close());

const capturing = /POST .*\/capture$/;
const reading = /GET .*\/orders\//;

describe('an event', () => {
  it('that comes twice counts once', async () => {
    const one = await shop.approved();
    await shop.capture(one.reportId, one.orderId);
    const events = (await shop.bank.events()).filter((event) => event.body.includes(one.orderId));
    for (const event of events) expect((await shop.post(event.body)).body).toEqual({ status: 'taken' });
    for (const event of events) expect((await shop.post(event.body)).body).toEqual({ status: 'known' });
    await shop.expectPaidOnce(one);
  });

  it('that comes twenty times at once is followed up once', async () => {
    const one = await shop.approved();
    const [event] = (await shop.bank.events()).filter(({ body }) => body.includes(one.orderId));
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.post(event?.body ?? '')));
    const told = (status: string) => answers.filter(({ body }) => body.status === status).length;
    expect([told('taken'), told('known')]).toEqual([1, 19]);
    await shop.expectPaidOnce(one);
  });

  it('that is forged has no effect', async () => {
    const { orderId, paymentId } = await shop.approved();
    const real = (await shop.bank.events()).find((event) => event.body.includes(orderId))?.body ?? '';
    const forged = real.replace('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED');
    const { bank } = shop;
    for (const headers of [
      {},
      signEvent('wrong-secret', bank.webhookId, forged),
      signEvent(bank.clientSecret, bank.webhookId, real),
    ]) {
      expect(await shop.post(forged, headers as Record<string, string>)).toMatchObject({
        status: 400,
        body: { code: 'payment.event_invalid' },
      });
    }
    expect((await shop.payment(paymentId)).status).toBe('CREATED');
  });

  it('that cannot be the provider’s costs no question to it', async () => {
    const event = JSON.stringify({ id: 'WH-forged-0001', event_type: 'CHECKOUT.ORDER.APPROVED' });
    const genuine = signEvent(shop.bank.clientSecret, shop.bank.webhookId, event);
    const longAgo = new Date(Date.now() - 5 * 86_400_000).toISOString();
    const calls = shop.bank.gate.calls.length;
    const { 'paypal-auth-algo': _missing, ...incomplete } = genuine;
    for (const headers of [
      {},
      incomplete,
      { ...genuine, 'paypal-cert-url': 'https://evil.example/cert' },
      { ...genuine, 'paypal-cert-url': 'https://api.paypal.com.evil.example/cert' },
      { ...genuine, 'paypal-transmission-sig': 'x' },
      { ...genuine, 'paypal-transmission-time': longAgo },
      { ...genuine, 'paypal-transmission-time': 'now' },
    ] as Record<string, string>[]) {
      expect((await shop.post(event, headers)).body.code).toBe('payment.event_invalid');
    }
    expect(shop.bank.gate.calls.slice(calls)).toEqual([]);
  });

  it.each(['"WH-\\u0000"', '"WH 1"'])('with an id that cannot be kept is refused: %s', async (id) => {
    const event = `{"id":${id},"event_type":"CHECKOUT.ORDER.APPROVED"}`;
    expect(await shop.post(event)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it.each(['\\u0000', 'CHECKOUT\\u0000', '\\ud800', 'CHECKOUT ORDER', 'x'.repeat(101)])(
    'of a type that cannot be kept is refused: %s',
    async (type) => {
      const event = `{"id":"WH-type-0001","event_type":"${type}"}`;
      expect(await shop.post(event)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    },
  );

  it('that only claims a payment is not believed: the provider is asked', async () => {
    const reportId = await shop.newReport();
    const { id, paymentId } = await shop.order(reportId);
    const resource = {
      id: 'CAPTURE-CLAIMED',
      status: 'COMPLETED',
      supplementary_data: { related_ids: { order_id: id } },
    };
    const claim = JSON.stringify({ id: 'WH-claim-0001', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource });
    expect((await shop.post(claim)).status).toBe(200);
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'CREATED', paymentStatus: 'PENDING' });
  });

  it('about somebody else’s order is taken and left alone', async () => {
    const body = JSON.stringify({
      id: 'WH-other-0001',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: 'SOMEBODYELSE1' },
    });
    expect((await shop.post(body)).body).toEqual({ status: 'ignored' });
  });

  it('that cannot be followed up now is asked for again', async () => {
    const one = await shop.approved();
    const event =
      (await shop.bank.events()).find((candidate) => candidate.body.includes(one.orderId))?.body ?? '';
    shop.bank.gate.disturb(reading, 'down', 1);
    expect((await shop.post(event)).status).toBe(503);
    expect((await shop.post(event)).body).toEqual({ status: 'taken' });
    await shop.expectPaidOnce(one);
  });

  it('of an old approval does not try a declined card again', async () => {
    const one = await shop.approved('decline');
    const approval = (await shop.bank.events()).find((event) => event.body.includes(one.orderId))?.body ?? '';
    await shop.capture(one.reportId, one.orderId);
    // As at a provider where the order still counts as approved.
    shop.bank.gate.disturb(reading, (body) => ({ ...body, status: 'APPROVED' }));
    const calls = shop.bank.gate.calls.length;
    expect((await shop.post(approval)).status).toBe(200);
    expect(shop.bank.gate.calls.slice(calls).filter((call) => capturing.test(call))).toEqual([]);
  });
});

it('an approval that was read before a decline, and heard after it, does not try the card again', async () => {
  const one = await shop.approved('decline');
  const approval = (await shop.bank.events()).find((event) => event.body.includes(one.orderId))?.body ?? '';
  const read = Promise.withResolvers<void>();
  const declined = Promise.withResolvers<void>();
  shop.bank.gate.disturb(
    reading,
    async (body) => {
      read.resolve();
      await declined.promise;
      return body;
    },
    1,
  );
  const event = shop.post(approval);
  await read.promise;
  expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('DECLINED');
  const calls = shop.bank.gate.calls.length;
  declined.resolve();
  expect((await event).status).toBe(200);
  expect(shop.bank.gate.calls.slice(calls).filter((call) => capturing.test(call))).toEqual([]);
  expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'DECLINED', declines: 1 });
  await shop.bank.choose(one.orderId, 'approve');
  await shop.capture(one.reportId, one.orderId);
  await shop.expectPaidOnce(one);
});

describe('an event whose ids cannot be kept', () => {
  it.each(['id', 'resource'])('in %s is refused, though it is signed', async (where) => {
    const event = {
      id: where === 'id' ? 'WH-\0' : 'WH-good',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: where === 'resource' ? 'order-\0' : 'order-1' },
    };
    expect((await shop.post(JSON.stringify(event))).status).toBe(400);
  });
});

describe('events that are forged', () => {
  it('do not close the way of the money, though the provider chokes on them', async () => {
    const reportId = await shop.newReport();
    shop.bank.gate.disturb(/verify-webhook-signature/, { status: 500, issue: 'INTERNAL_SERVICE_ERROR' });
    const event = JSON.stringify({ id: 'forged', event_type: 'CHECKOUT.ORDER.APPROVED' });
    for (let n = 0; n < 6; n++) expect((await shop.post(event)).status).toBe(503);
    expect((await shop.order(reportId)).status).toBe('CREATED');
  });
});

describe('after all of these days', () => {
  it('the books agree with the bank’s, and nobody paid twice', async () => {
    await shop.expectBooksToAgree();
    expect((await parent.call(notifications.list)).status).toBe(200);
  });
});

it('whoever forges events is not heard for a while, the provider meanwhile is', async () => {
  const behind = await openShop({ TRUST_PROXY: '1' });
  try {
    const { bank } = behind;
    const from = (address: string, key: string, event: string) =>
      behind.post(event, { ...signEvent(key, bank.webhookId, event), 'x-forwarded-for': address });
    const eventOf = (number: number) =>
      JSON.stringify({ id: `WH-flood-${number}`, event_type: 'CHECKOUT.ORDER.APPROVED' });
    for (let number = 0; number < 20; number++)
      expect((await from('203.0.113.7', 'wrong-key', eventOf(number))).status).toBe(400);
    const calls = bank.gate.calls.length;
    for (let number = 20; number < 40; number++)
      expect((await from('203.0.113.7', 'wrong-key', eventOf(number))).status).toBe(429);
    expect(bank.gate.calls.slice(calls)).toEqual([]);
    const one = await behind.approved();
    const [real] = (await bank.events()).filter((event) => event.body.includes(one.orderId));
    expect((await from('203.0.113.8', bank.clientSecret, real?.body ?? '')).body).toEqual({
      status: 'taken',
    });
    await behind.expectPaidOnce(one);
  } finally {
    await behind.close();
  }
});
