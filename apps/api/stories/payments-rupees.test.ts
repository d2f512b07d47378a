import { invoices, orders, payments } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRupeeShop } from '../testing/rupee-shop.ts';
import { forThisFile } from '../testing/shared-world.ts';

const shop = await forThisFile(openRupeeShop());
const admin = await shop.person('productAdmin');
// A server that saw failures rests; each story begins with the bank reachable and seen to be.
beforeEach(async () => void (await shop.opened()));
afterEach(() => shop.rupeeBank.gate.clear());

const paise = 100_000;

describe('the ways to pay', () => {
  it('come by the country of the account: rupees first in India, and last elsewhere', async () => {
    const { ways, chargedAmount, chargedCurrency } = await shop.invoice(await shop.newReport());
    expect([chargedAmount, chargedCurrency]).toEqual([1000, 'INR']);
    expect(ways).toEqual([
      {
        provider: 'razorpay',
        environment: 'sandbox',
        clientId: 'rzp_test_bank',
        amount: 1000,
        currency: 'INR',
      },
      { provider: 'paypal', environment: 'sandbox', clientId: 'bank-client', amount: 16, currency: 'SGD' },
    ]);
    const abroad = await shop.person('user', { country: 'Singapore' });
    const theirs = (
      await abroad.call(invoices.read, { query: { reportId: await shop.newReport('Tan', abroad) } })
    ).body;
    expect(theirs.ways.map(({ provider }) => provider)).toEqual(['paypal', 'razorpay']);
    expect([theirs.chargedAmount, theirs.chargedCurrency]).toEqual([16, 'SGD']);
  });

  it('are one order: without a word of the way the open one goes on, and another call makes no second', async () => {
    const reportId = await shop.newReport();
    const [one, two] = await Promise.all([shop.askFor(reportId), shop.askFor(reportId)]);
    expect(one.body).toMatchObject({ provider: 'razorpay', amount: 1000, currency: 'INR', approveUrl: null });
    expect(two.body).toEqual(one.body);
    expect((await shop.askFor(reportId)).body.id).toBe(one.body.id);
    const made = (await shop.rupeeBank.orders()).filter(({ receipt }) => receipt === one.body.paymentId);
    expect(made).toMatchObject([{ id: one.body.id, amount: paise, currency: 'INR' }]);
    const bad = await shop.askFor(reportId, 'sandbox');
    expect(bad.failure).toMatchObject({ code: 'request.invalid', errors: [{ path: 'provider' }] });
  });
});

describe('a payment in rupees', () => {
  it.each(['upi', 'card'] as const)('by %s opens the report once the window has signed it', async (way) => {
    const one = await shop.opened();
    const answer = await shop.approve(one, await shop.rupeeBank.choose(one.orderId, way));
    expect(answer.body).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
    const paid = await shop.payment(one.paymentId);
    expect(paid).toMatchObject({
      status: 'CAPTURED',
      provider: 'razorpay',
      amount: 1000,
      currency: 'INR',
      receiptNumber: expect.any(String),
    });
    expect(
      await shop.countIn('notifications', `report_id = '${one.reportId}' and kind = 'payment.received'`),
    ).toBe(1);
  });

  it('is not taken on the word of a wrong signature', async () => {
    const one = await shop.opened();
    const another = await shop.opened();
    const said = await shop.rupeeBank.choose(another.orderId, 'upi');
    for (const wrong of [said, { ...said, razorpay_signature: 'f'.repeat(64) }, {}])
      expect(await shop.approve(one, wrong)).toMatchObject({
        status: 400,
        failure: { code: 'payment.approval_invalid' },
      });
    expect((await shop.payment(one.paymentId)).status).toBe('CREATED');
    const stranger = await shop.person('user');
    const theirs = await stranger.call(orders.approve, {
      params: { orderId: another.orderId, reportId: another.reportId },
      body: { providerPaymentId: said.razorpay_payment_id, signature: said.razorpay_signature },
    });
    expect(theirs.failure.code).toBe('record.missing');
  });

  it('that was authorized alone is captured by us', async () => {
    const one = await shop.opened();
    const said = await shop.rupeeBank.choose(one.orderId, 'hold');
    expect((await shop.approve(one, said)).body.status).toBe('COMPLETED');
    expect(await shop.rupeeBank.paymentsOf(one.orderId)).toMatchObject([{ status: 'captured' }]);
  });

  it('that is declined lets the same order be tried again', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'decline');
    expect((await shop.capture(one.reportId, one.orderId)).body).toMatchObject({
      status: 'DECLINED',
      details: [{ issue: 'INSTRUMENT_DECLINED' }],
    });
    expect((await shop.orderBy(one.reportId)).orderId).toBe(one.orderId);
    const said = await shop.rupeeBank.choose(one.orderId, 'card');
    expect((await shop.approve(one, said)).body.status).toBe('COMPLETED');
    expect(await shop.rupeeBank.paymentsOf(one.orderId)).toMatchObject([
      { status: 'failed' },
      { status: 'captured' },
    ]);
  });

  it.each(['authorize', 'complete'] as const)(
    'that was refused and comes late all the same is found by the sweep alone: %s',
    async (late) => {
      const one = await shop.opened();
      await shop.rupeeBank.choose(one.orderId, 'late');
      expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('DECLINED');
      await shop.rupeeBank.choose(one.orderId, late);
      await shop.sweep();
      expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID' });
      expect(await shop.rupeeBank.paymentsOf(one.orderId)).toMatchObject([{ status: 'captured' }]);
    },
  );

  it('that waits in the UPI app is waited for, and refused there it may be tried again', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'wait');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('PENDING');
    await shop.rupeeBank.choose(one.orderId, 'expire');
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'DECLINED', mayTryAgain: true });
    await shop.rupeeBank.choose(one.orderId, 'wait');
    await shop.sweep();
    expect((await shop.payment(one.paymentId)).status).toBe('PENDING');
    await shop.rupeeBank.choose(one.orderId, 'complete');
    await shop.sweep();
    expect((await shop.payment(one.paymentId)).status).toBe('CAPTURED');
  });

  it('that nobody approved within its time counts as refused', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'wait');
    await shop.sweep();
    await shop.rupeeBank.letPass(one.orderId, 16);
    await shop.sweep();
    expect((await shop.payment(one.paymentId)).status).toBe('DECLINED');
  });

  it('of another sum is not accepted, and goes back', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'upi');
    shop.rupeeBank.gate.disturb(
      /GET .*\/orders\/[^/]+\/payments/,
      (body) => ({ items: (body.items as object[]).map((item) => ({ ...item, amount: 100 })) }),
      2,
    );
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('FAILED');
    expect(await shop.payment(one.paymentId)).toMatchObject({ issue: { issue: 'AMOUNT_MISMATCH' } });
    expect(await shop.countIn('refunds', `reason = 'AMOUNT_MISMATCH'`)).toBe(1);
  });

  it('that is made twice for one order counts once, and the second goes back', async () => {
    const one = await shop.paidByUpi();
    await shop.rupeeBank.choose(one.orderId, 'again');
    const [event] = (await shop.rupeeBank.events(one.orderId)).slice(-1);
    await shop.postEvent(event ?? expect.fail('no event'));
    await shop.sweep();
    expect(await shop.rupeeBank.paymentsOf(one.orderId)).toMatchObject([
      { status: 'captured' },
      { status: 'refunded' },
    ]);
    expect(await shop.payment(one.paymentId)).toMatchObject({
      status: 'CAPTURED',
      paymentStatus: 'PAID',
      refundedAmount: 1000,
    });
    const listed = await admin.call(productPayments.read, { params: { id: one.paymentId } });
    expect(listed.body).toMatchObject({ mayRefund: true, leftAmount: 1000, provider: 'razorpay' });
  });

  it('whose bank does not answer is settled once it does', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'upi');
    shop.rupeeBank.gate.disturb(/GET .*\/orders\//, 'down', 1);
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('CHECKING');
    await shop.sweep();
    expect((await shop.payment(one.paymentId)).status).toBe('CAPTURED');
  });
});

describe('a refund in rupees', () => {
  const giveBack = (id: string, body: object, key?: string) =>
    admin.call(payments.refund, {
      params: { id },
      body: { reason: 'Asked for', ...body },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });

  it('gives parts and the rest back, each once', async () => {
    const one = await shop.paidByUpi();
    for (let twice = 0; twice < 2; twice += 1)
      expect((await giveBack(one.paymentId, { amount: '400' }, 'part-one')).body).toMatchObject({
        status: 'CAPTURED',
        refundedAmount: 400,
      });
    shop.rupeeBank.gate.disturb(/POST .*\/refund$/, 'lost', 1);
    await giveBack(one.paymentId, {});
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
      refundedAmount: 1000,
    });
    const [payment] = await shop.rupeeBank.paymentsOf(one.orderId);
    expect(payment?.refunds.map(({ amount }) => amount)).toEqual([40_000, 60_000]);
  });

  it('made at Razorpay’s own desk is written down', async () => {
    const one = await shop.paidByUpi();
    const [payment] = await shop.rupeeBank.paymentsOf(one.orderId);
    await shop.rupeeBank.refund(payment?.id ?? '', 25_000);
    for (const event of await shop.rupeeBank.events(one.orderId)) await shop.postEvent(event);
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'CAPTURED', refundedAmount: 250 });
  });
});

describe('the product admin', () => {
  it('narrows the payments by who took the money', async () => {
    const one = await shop.paidByUpi();
    const list = async (provider: string) =>
      (await admin.call(productPayments.list, { query: { provider, reportId: one.reportId } })).body;
    expect((await list('razorpay')).content).toMatchObject([{ id: one.paymentId, provider: 'razorpay' }]);
    expect((await list('paypal')).content).toEqual([]);
  });
});
