import { invoices, orders, payments } from '@udaya/contract/billing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRupeeShop } from '../testing/rupee-shop.ts';
import { forThisFile } from '../testing/shared-world.ts';

const shop = await forThisFile(openRupeeShop());
// A server that saw failures rests; each story begins with both banks reachable and seen to be.
beforeEach(async () => {
  await shop.opened();
  await shop.orderBy(await shop.newReport(), 'paypal');
});
afterEach(() => {
  shop.rupeeBank.gate.clear();
  shop.bank.gate.clear();
});

/** Whatever was tried: the money of one way at most is with the product. */
async function expectOnePayment(reportId: string): Promise<void> {
  const where = `invoice_id = (select id from invoices where report_id = '${reportId}')`;
  expect(await shop.countIn('orders', `${where} and status = 'CAPTURED'`)).toBe(1);
  expect(await shop.statusOf(reportId)).toBe('PAID');
}

describe('another way to pay', () => {
  it('closes the open order first: what it would have charged is never taken', async () => {
    const first = await shop.orderBy(await shop.newReport(), 'paypal');
    const second = await shop.orderBy(first.reportId, 'razorpay');
    expect(await shop.payment(first.paymentId)).toMatchObject({
      status: 'CANCELLED',
      issue: { issue: 'OTHER_WAY' },
    });
    // Approved in a window that was still open.
    await shop.bank.choose(first.orderId, 'approve');
    expect((await shop.capture(first.reportId, first.orderId)).body.status).toBe('FAILED');
    await shop.bank.sendEvents();
    await shop.sweep();
    expect(await shop.capturesOf(first.orderId)).toEqual([]);
    const said = await shop.rupeeBank.choose(second.orderId, 'upi');
    expect((await shop.approve(second, said)).body.status).toBe('COMPLETED');
    await expectOnePayment(first.reportId);
  });

  it('and back again is another order each time, and one payment', async () => {
    const first = await shop.opened();
    await shop.rupeeBank.choose(first.orderId, 'decline');
    const second = await shop.orderBy(first.reportId, 'paypal');
    const third = await shop.orderBy(first.reportId, 'razorpay');
    expect(new Set([first.orderId, second.orderId, third.orderId]).size).toBe(3);
    expect((await shop.approve(third, await shop.rupeeBank.choose(third.orderId, 'card'))).status).toBe(200);
    await expectOnePayment(first.reportId);
  });

  it('cannot be begun once the first has paid', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'upi');
    expect((await shop.askFor(one.reportId, 'paypal')).failure.code).toBe('payment.not_due');
    await expectOnePayment(one.reportId);
  });

  it('waits while the first may still be paid in an app', async () => {
    const one = await shop.opened();
    await shop.rupeeBank.choose(one.orderId, 'wait');
    expect((await shop.askFor(one.reportId, 'paypal')).failure.code).toBe('payment.in_progress');
    await shop.rupeeBank.choose(one.orderId, 'expire');
    await shop.sweep();
    expect((await shop.askFor(one.reportId, 'paypal')).status).toBe(200);
  });

  it('waits while nobody can say whether the first was paid', async () => {
    const one = await shop.opened();
    shop.rupeeBank.gate.disturb(/GET/, 'down', 1);
    expect((await shop.askFor(one.reportId, 'paypal')).failure.code).toBe('payment.unavailable');
    expect((await shop.askFor(one.reportId, 'paypal')).status).toBe(200);
  });

  it('does not take a second time what a window of the first has paid meanwhile', async () => {
    const first = await shop.opened();
    const second = await shop.orderBy(first.reportId, 'paypal');
    await shop.rupeeBank.choose(first.orderId, 'upi');
    await shop.bank.choose(second.orderId, 'approve');
    expect((await shop.capture(first.reportId, second.orderId)).body.status).toBe('FAILED');
    expect(await shop.capturesOf(second.orderId)).toEqual([]);
    expect(await shop.payment(first.paymentId)).toMatchObject({ status: 'CAPTURED' });
    await expectOnePayment(first.reportId);
  });

  it('waits with its money while a window of the first is being paid', async () => {
    const first = await shop.opened();
    const second = await shop.orderBy(first.reportId, 'paypal');
    await shop.rupeeBank.choose(first.orderId, 'wait');
    await shop.bank.choose(second.orderId, 'approve');
    expect((await shop.capture(first.reportId, second.orderId)).body.status).toBe('CHECKING');
    expect(await shop.capturesOf(second.orderId)).toEqual([]);
    await shop.rupeeBank.choose(first.orderId, 'expire');
    await shop.sweep();
    expect((await shop.payment(second.paymentId)).status).toBe('CAPTURED');
    await expectOnePayment(first.reportId);
  });

  it('waits with its money while a try by UPI that failed may come late, and no longer', async () => {
    const first = await shop.opened();
    await shop.rupeeBank.choose(first.orderId, 'late');
    const second = await shop.orderBy(first.reportId, 'paypal');
    await shop.bank.choose(second.orderId, 'approve');
    expect((await shop.capture(first.reportId, second.orderId)).body.status).toBe('CHECKING');
    expect(await shop.capturesOf(second.orderId)).toEqual([]);
    await shop.rupeeBank.letPass(first.orderId, 16);
    await shop.sweep();
    expect((await shop.payment(second.paymentId)).status).toBe('CAPTURED');
    await expectOnePayment(first.reportId);
  });

  it('that was taken before the first paid late all the same: that goes back, found without a word of the provider', async () => {
    const first = await shop.opened();
    const second = await shop.orderBy(first.reportId, 'paypal');
    await shop.bank.choose(second.orderId, 'approve');
    expect((await shop.capture(first.reportId, second.orderId)).body.status).toBe('COMPLETED');
    await shop.rupeeBank.choose(first.orderId, 'upi');
    await shop.pool.query(
      `update orders set updated_at = now() - interval '31 minutes', looked_at = looked_at - interval '31 minutes' where id = $1`,
      [first.paymentId],
    );
    await shop.sweep();
    expect(await shop.payment(first.paymentId)).toMatchObject({ issue: { issue: 'PAID_TWICE' } });
    expect(await shop.rupeeBank.paymentsOf(first.orderId)).toMatchObject([{ status: 'refunded' }]);
    await expectOnePayment(first.reportId);
  });

  it('of a provider that the settings name no longer is closed, and the rest of its payments stay to be read', async () => {
    const paid = await shop.paidByUpi();
    const open = await shop.opened();
    const again = await shop.reopen({ PAYMENT_PROVIDER: 'paypal' });
    try {
      const { token } = shop.parent;
      const made = await again.call(orders.create, { body: { reportId: open.reportId }, token });
      expect(made.body).toMatchObject({ provider: 'paypal', amount: 16, currency: 'SGD' });
      await again.sweepPayments(0);
      const read = await again.call(payments.read, { params: { id: paid.paymentId }, token });
      expect(read.body).toMatchObject({ status: 'CAPTURED', provider: 'razorpay' });
    } finally {
      await again.close();
    }
  });
});

describe('the price of each way', () => {
  it('stays as it was when the invoice was first asked for', async () => {
    const reportId = await shop.newReport();
    await shop.invoice(reportId);
    const again = await shop.reopen({ PRICES: 'INR:1500,SGD:24' });
    try {
      const { token } = shop.parent;
      const { body } = await again.call(invoices.read, { query: { reportId }, token });
      expect(body.ways.map(({ amount, currency }) => [amount, currency])).toEqual([
        [1000, 'INR'],
        [16, 'SGD'],
      ]);
    } finally {
      await again.close();
    }
  });
});
