import { orders, payments } from '@udaya/contract/billing';
import { reportEdits } from '@udaya/contract/report-edits';
import { reports } from '@udaya/contract/reports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { openRupeeShop, type RupeeShop } from '../testing/rupee-shop.ts';
import { forThisFile } from '../testing/shared-world.ts';

const shop = await forThisFile(openRupeeShop());
const body = await birthBody(shop.parent);
// A server that saw failures rests; each story begins with both banks reachable and seen to be.
beforeEach(async () => {
  await shop.opened();
  await shop.orderBy(await shop.newReport(), 'paypal');
});
afterEach(() => {
  shop.rupeeBank.gate.clear();
  shop.bank.gate.clear();
});

type Opened = Awaited<ReturnType<RupeeShop['opened']>>;

/** Lets the clock of an order run, as if it had been made, closed and looked at so much earlier. */
const age = async ({ paymentId }: { paymentId: string }, minutes: number) =>
  shop.pool.query(
    `update orders set created_at = created_at - $2 * interval '1 minute', updated_at = updated_at - $2 * interval '1 minute',
     checked_at = checked_at - $2 * interval '1 minute', looked_at = looked_at - $2 * interval '1 minute' where id = $1`,
    [paymentId, minutes],
  );

/** An order whose time is over while its window is still open. */
async function expired(): Promise<Opened> {
  const one = await shop.opened();
  await age(one, 181);
  await shop.sweep();
  expect((await shop.payment(one.paymentId)).status).toBe('EXPIRED');
  return one;
}

const edit = (reportId: string) =>
  shop.parent.call(reportEdits.edit, { params: { id: reportId }, body: { ...body, name: 'Dhiya' } });
const remove = (reportId: string) =>
  shop.parent.call(payments.deleteUnpaidReport, { params: { id: reportId } });
const underway = async (reportId: string) =>
  (await shop.parent.call(reports.read, { params: { id: reportId } })).body.paymentUnderway;
const ordersAt = async (reportId: string) =>
  shop.countIn('orders', `invoice_id = (select id from invoices where report_id = '${reportId}')`);

describe('an order in rupees that was closed, and paid in a window that was still open', () => {
  it('is a payment for whoever comes back with it', async () => {
    const one = await expired();
    const answer = await shop.approve(one, await shop.rupeeBank.choose(one.orderId, 'upi'));
    expect(answer.body).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
    const other = await expired();
    await shop.rupeeBank.choose(other.orderId, 'card');
    const confirmed = await shop.parent.call(orders.confirm, { params: { orderId: other.orderId } });
    expect(confirmed.body).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID' });
  });

  it('is the payment of its report: no other order is made, by either way', async () => {
    for (const way of ['razorpay', 'paypal'] as const) {
      const one = await expired();
      await shop.rupeeBank.choose(one.orderId, 'upi');
      expect((await shop.askFor(one.reportId, way)).failure.code).toBe('payment.not_due');
      expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID' });
      expect(await ordersAt(one.reportId)).toBe(1);
    }
  });

  it('is found where the buyer went to another way and back again', async () => {
    const first = await shop.opened();
    await shop.orderBy(first.reportId, 'paypal');
    await shop.rupeeBank.choose(first.orderId, 'upi');
    expect((await shop.askFor(first.reportId, 'razorpay')).failure.code).toBe('payment.not_due');
    expect((await shop.payment(first.paymentId)).status).toBe('CAPTURED');
  });

  it('pays the report whose details were edited in another tab', async () => {
    const one = await shop.opened();
    expect((await edit(one.reportId)).status).toBe(200);
    expect((await shop.payment(one.paymentId)).status).toBe('CANCELLED');
    const answer = await shop.approve(one, await shop.rupeeBank.choose(one.orderId, 'upi'));
    expect(answer.body).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
  });
});

describe('a closed order in rupees that is just being paid', () => {
  it('is being checked until that is over, and holds back another order', async () => {
    const one = await expired();
    await shop.rupeeBank.choose(one.orderId, 'wait');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('CHECKING');
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'APPROVED' });
    expect(await underway(one.reportId)).toBe(true);
    expect((await shop.askFor(one.reportId)).failure.code).toBe('payment.in_progress');
    await shop.sweep();
    expect((await shop.payment(one.paymentId)).status).toBe('APPROVED');
    await shop.rupeeBank.choose(one.orderId, 'expire');
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'EXPIRED', paymentStatus: 'PENDING' });
    expect(await underway(one.reportId)).toBe(false);
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('FAILED');
    expect((await shop.askFor(one.reportId)).status).toBe(200);
  });

  it('is not called unpaid while its provider says nothing', async () => {
    const one = await expired();
    const said = await shop.rupeeBank.choose(one.orderId, 'upi');
    shop.rupeeBank.gate.disturb(/GET/, 'down', 3);
    expect((await shop.approve(one, said)).body.status).toBe('CHECKING');
    expect((await shop.payment(one.paymentId)).status).toBe('APPROVED');
    expect((await shop.askFor(one.reportId)).failure.code).toBe('payment.unavailable');
    expect((await shop.askFor(one.reportId, 'paypal')).failure.code).toBe('payment.unavailable');
    shop.rupeeBank.gate.clear();
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID' });
  });
});

describe('the look at a closed order', () => {
  it('is made again after an outage, for days', async () => {
    const one = await expired();
    await shop.rupeeBank.choose(one.orderId, 'upi');
    await age(one, 31);
    shop.rupeeBank.gate.disturb(new RegExp(`GET .*${one.orderId}`), 'down', 1);
    await shop.sweep();
    expect((await shop.payment(one.paymentId)).status).toBe('EXPIRED');
    await age(one, 3 * 24 * 60);
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID' });
  });

  it('is over once it was answered late enough', async () => {
    const one = await expired();
    await age(one, 31);
    await shop.sweep();
    const about = shop.rupeeBank.gate.calls.filter((call) => call.includes(one.orderId)).length;
    await age(one, 60);
    await shop.sweep();
    shop.rupeeBank.gate.disturb(new RegExp(`GET .*${one.orderId}`), 'down');
    expect((await shop.askFor(one.reportId)).status).toBe(200);
    expect(shop.rupeeBank.gate.calls.filter((call) => call.includes(one.orderId))).toHaveLength(about);
  });
});

describe('an order in rupees', () => {
  it('is given out as long as a window of it ends before the order does', async () => {
    const one = await shop.opened();
    await age(one, 149);
    expect((await shop.orderBy(one.reportId)).orderId).toBe(one.orderId);
    await age(one, 2);
    const next = await shop.orderBy(one.reportId);
    expect(next.orderId).not.toBe(one.orderId);
    expect((await shop.payment(one.paymentId)).status).toBe('EXPIRED');
    expect((await shop.approve(next, await shop.rupeeBank.choose(next.orderId, 'upi'))).status).toBe(200);
  });

  it('that is paid already keeps its report from being edited or deleted', async () => {
    for (const [change, code] of [
      [edit, 'report.uneditable'],
      [remove, 'report.kept'],
    ] as const) {
      const one = await shop.opened();
      await shop.rupeeBank.choose(one.orderId, 'upi');
      expect((await change(one.reportId)).failure.code).toBe(code);
      expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID' });
    }
  });

  it('is taken back only where its provider says that nobody is paying it', async () => {
    for (const change of [edit, remove]) {
      const one = await shop.opened();
      await shop.rupeeBank.choose(one.orderId, 'wait');
      expect((await change(one.reportId)).failure.code).toBe('payment.in_progress');
      const other = await shop.opened();
      shop.rupeeBank.gate.disturb(new RegExp(`GET .*${other.orderId}`), 'down', 1);
      expect((await change(other.reportId)).failure.code).toBe('payment.unavailable');
      expect((await shop.payment(other.paymentId)).status).toBe('CREATED');
      expect((await change(other.reportId)).status).toBe(200);
    }
  });
});
