import { describe, expect, it } from 'vitest';
import { openRupeeShop } from '../testing/rupee-shop.ts';
import { forThisFile } from '../testing/shared-world.ts';

const shop = await forThisFile(openRupeeShop());

describe('an event of Razorpay', () => {
  it('settles a payment that nobody came back from, and counts once', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'upi');
    const events = await shop.rupeeBank.events(one.orderId);
    expect(events).toHaveLength(3);
    for (const status of ['taken', 'known'])
      for (const event of events) expect((await shop.postEvent(event)).body).toEqual({ status });
    expect((await shop.payment(one.paymentId)).status).toBe('CAPTURED');
  });

  it('of a payment that was refused first is taken when it comes late', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'late');
    await shop.capture(one.reportId, one.orderId);
    await shop.rupeeBank.choose(one.orderId, 'authorize');
    const late = (await shop.rupeeBank.events(one.orderId)).at(-1) ?? expect.fail('no event');
    expect((await shop.postEvent(late)).body.status).toBe('taken');
    expect((await shop.payment(one.paymentId)).status).toBe('CAPTURED');
  });

  it('is genuine only with its very bytes, the right secret and both headers', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'upi');
    const [event] = await shop.rupeeBank.events(one.orderId);
    if (!event) return expect.fail('no event');
    const genuine = shop.rupeeBank.sign(event);
    const changed = { ...event, body: event.body.replace(/}$/, ' }') };
    for (const [sent, headers] of [
      [event, {}],
      [event, { 'x-razorpay-event-id': event.id }],
      [event, { 'x-razorpay-signature': genuine['x-razorpay-signature'] ?? '' }],
      [event, shop.rupeeBank.sign(event, 'another-secret-of-theirs')],
      [event, shop.rupeeBank.sign(event, shop.rupeeBank.keySecret)],
      [changed, genuine],
    ] as const)
      expect(await shop.postEvent(sent, headers)).toMatchObject({
        status: 400,
        body: { code: 'payment.event_invalid' },
      });
    expect((await shop.payment(one.paymentId)).status).toBe('CREATED');
  });

  it('may be signed with the old secret or the new one while it is changed', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'upi');
    const events = await shop.rupeeBank.events(one.orderId);
    const again = await shop.reopen({
      RAZORPAY_WEBHOOK_SECRET: `a-brand-new-secret, ${shop.rupeeBank.webhookSecret}`,
    });
    try {
      const post = async (event: (typeof events)[number], secret?: string) =>
        (
          await fetch(`${again.origin}/api/payments/webhook/razorpay`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...shop.rupeeBank.sign(event, secret) },
            body: event.body,
          })
        ).status;
      const [first, second, third] = events;
      if (!first || !second || !third) return expect.fail('too few events');
      expect(await post(first)).toBe(200);
      expect(await post(second, 'a-brand-new-secret')).toBe(200);
      expect(await post(third, 'a-secret-of-nobody')).toBe(400);
    } finally {
      await again.close();
    }
  });
});
