import { payments } from '@udaya/contract/billing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRupeeShop, type RupeeShop } from '../testing/rupee-shop.ts';
import { forThisFile } from '../testing/shared-world.ts';

const shop = await forThisFile(openRupeeShop());
// A server that saw failures rests; each story begins with the bank reachable and seen to be.
beforeEach(async () => void (await shop.opened()));
afterEach(() => shop.rupeeBank.gate.clear());

const capturing = /POST .*\/capture$/;
const listing = /GET .*\/orders\/[^/]+\/payments/;
type Listed = { items: Record<string, unknown>[] };

describe('Razorpay, at work on a payment already,', () => {
  it('has not refused to capture it: the order is checked, and paid once it is', async () => {
    const one = await shop.opened();
    const said = await shop.rupeeBank.choose(one.orderId, 'hold');
    await shop.rupeeBank.whileAtWork(one.orderId, async () => {
      expect((await shop.approve(one, said)).body.status).toBe('CHECKING');
      expect((await shop.payment(one.paymentId)).status).toBe('CAPTURING');
    });
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID' });
  });

  it('is asked again after a moment', async () => {
    const one = await shop.opened();
    const said = await shop.rupeeBank.choose(one.orderId, 'hold');
    shop.rupeeBank.gate.disturb(capturing, { status: 409, issue: 'BUSY' }, 1);
    let answer: ReturnType<RupeeShop['approve']> | undefined;
    await shop.rupeeBank.whileAtWork(one.orderId, async () => {
      answer = shop.approve(one, said);
      const asked = () => shop.rupeeBank.gate.calls.filter((call) => capturing.test(call)).length;
      const before = asked();
      await expect.poll(asked, { timeout: 5_000 }).toBeGreaterThan(before + 1);
    });
    expect((await answer)?.body.status).toBe('COMPLETED');
  });

  it('fails none of those who ask at once: tabs, an event and the sweep', async () => {
    const one = await shop.opened();
    const said = await shop.rupeeBank.choose(one.orderId, 'hold');
    const [event] = await shop.rupeeBank.events(one.orderId);
    const [first, second] = await Promise.all([
      shop.approve(one, said),
      shop.approve(one, said),
      shop.postEvent(event ?? expect.fail('no event')),
      shop.sweep(),
    ]);
    for (const { body } of [first, second]) expect(['COMPLETED', 'CHECKING']).toContain(body.status);
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID' });
    expect(await shop.rupeeBank.paymentsOf(one.orderId)).toMatchObject([{ status: 'captured' }]);
  });

  it('has not refused to give it back either', async () => {
    const one = await shop.paidByUpi();
    const admin = await shop.person('productAdmin');
    await shop.rupeeBank.whileAtWork(one.orderId, async () => {
      const asked = { params: { id: one.paymentId }, body: { reason: 'Asked for' } };
      expect((await admin.call(payments.refund, asked)).status).toBe(200);
      expect(await shop.payment(one.paymentId)).toMatchObject({ refund: { status: 'REQUESTED' } });
    });
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'REFUNDED', refundedAmount: 1000 });
  });
});

describe('a capture that Razorpay refused', () => {
  it('is a payment where somebody else has taken it meanwhile', async () => {
    const one = await shop.opened();
    const said = await shop.rupeeBank.choose(one.orderId, 'hold');
    shop.rupeeBank.gate.disturb(listing, (body) => body, 1);
    shop.rupeeBank.gate.disturb(
      listing,
      async (body) => {
        await shop.rupeeBank.choose(one.orderId, 'complete');
        return body;
      },
      1,
    );
    shop.rupeeBank.gate.disturb(capturing, { status: 400, issue: 'NO' }, 1);
    expect((await shop.approve(one, said)).body.status).toBe('COMPLETED');
  });
});

describe('money that is no payment', () => {
  it.each([
    ['is still pending', (body: Listed) => body.items.map((one) => ({ ...one, status: 'pending' }))],
    ['is not listed', () => []],
  ])('is what went back before the product heard of it, though its refund %s', async (_, change) => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'upi');
    const [payment] = await shop.rupeeBank.paymentsOf(one.orderId);
    await shop.rupeeBank.refund(payment?.id ?? '');
    shop.rupeeBank.gate.disturb(/GET .*\/refunds/, (body) => ({ items: change(body as Listed) }));
    expect((await shop.capture(one.reportId, one.orderId)).body.status).not.toBe('COMPLETED');
    expect(await shop.statusOf(one.reportId)).toBe('PENDING');
    shop.rupeeBank.gate.clear();
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'FAILED', refundedAmount: 1000 });
    expect(await shop.countIn('receipts', `order_id = '${one.paymentId}'`)).toBe(0);
  });

  it('is another sum that waits to be captured: it is left there', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'hold');
    shop.rupeeBank.gate.disturb(listing, (body) => ({
      items: (body as Listed).items.map((item) => ({ ...item, amount: 100 })),
    }));
    const before = shop.rupeeBank.gate.calls.length;
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('NOT_APPROVED');
    expect(shop.rupeeBank.gate.calls.slice(before).filter((call) => capturing.test(call))).toEqual([]);
    expect(await shop.rupeeBank.paymentsOf(one.orderId)).toMatchObject([{ status: 'authorized' }]);
  });
});

describe('a signature of the window that does not count', () => {
  it('is no end: the payment is asked of the provider without it', async () => {
    const one = await shop.opened();
    const said = await shop.rupeeBank.choose(one.orderId, 'upi');
    const wrong = { ...said, razorpay_signature: 'f'.repeat(64) };
    expect((await shop.approve(one, wrong)).failure.code).toBe('payment.approval_invalid');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('COMPLETED');
  });
});
