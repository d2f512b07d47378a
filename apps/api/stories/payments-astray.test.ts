import { payments } from '@udaya/contract/billing';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());
const parent = shop.parent;
// A server that saw failures rests; each story begins with the bank reachable and seen to be.
beforeEach(async () => {
  await shop.order(await shop.newReport('Before'));
});
afterEach(() => shop.bank.gate.clear());

const capturing = /POST .*\/capture$/;
const reading = /GET .*\/orders\//;

describe('an answer that was tampered with', () => {
  type Unit = {
    amount: { value: string; currency_code: string };
    payee: object;
    custom_id: string;
    payments?: { captures: { amount: object }[] };
  };
  const changed = (change: (unit: Unit) => Unit) => (body: Record<string, unknown>) => ({
    ...body,
    purchase_units: (body.purchase_units as Unit[]).map(change),
  });
  const tampered: [string, string, (unit: Unit) => Unit][] = [
    ['another sum', 'AMOUNT_MISMATCH', (unit) => ({ ...unit, amount: { ...unit.amount, value: '0.16' } })],
    [
      'another currency',
      'AMOUNT_MISMATCH',
      (unit) => ({ ...unit, amount: { ...unit.amount, currency_code: 'INR' } }),
    ],
    ['another payee', 'PAYEE_MISMATCH', (unit) => ({ ...unit, payee: { merchant_id: 'SOMEBODYELSE' } })],
    ['another order of ours', 'ORDER_MISMATCH', (unit) => ({ ...unit, custom_id: 'another-order-of-ours' })],
  ];

  it.each(tampered)('to %s: nothing is taken', async (_what, issue, change) => {
    const one = await shop.approved();
    shop.bank.gate.disturb(reading, changed(change), 1);
    const answer = await shop.capture(one.reportId, one.orderId);
    expect(answer.body).toMatchObject({ status: 'FAILED', paymentStatus: 'FAILED', details: [{ issue }] });
    expect(await shop.capturesOf(one.orderId)).toHaveLength(0);
    await shop.sweep();
    expect(await shop.capturesOf(one.orderId)).toHaveLength(0);
  });

  it('after the money was taken: the report stays unpaid and the money goes back, once', async () => {
    const one = await shop.approved();
    const less = (unit: Unit) => ({
      ...unit,
      payments: {
        captures: (unit.payments?.captures ?? []).map((capture) => ({
          ...capture,
          amount: { value: '1.00', currency_code: 'SGD' },
        })),
      },
    });
    shop.bank.gate.disturb(capturing, changed(less), 1);
    expect((await shop.capture(one.reportId, one.orderId)).body).toMatchObject({
      status: 'FAILED',
      paymentStatus: 'FAILED',
      details: [{ issue: 'AMOUNT_MISMATCH' }],
    });
    await shop.sweep();
    await shop.bank.sendEvents();
    await shop.sweep();
    expect((await shop.payment(one.paymentId)).paymentStatus).toBe('FAILED');
    const refunds = (await shop.capturesOf(one.orderId))[0]?.refunds;
    expect(refunds).toHaveLength(1);
  });
});

describe('money that comes too late', () => {
  it('for a report that was deleted meanwhile goes back', async () => {
    const one = await shop.approved();
    await parent.call(payments.deleteUnpaidReport, { params: { id: one.reportId } });
    await shop.bank.capture(one.orderId, 'somebody-else-1');
    await shop.bank.sendEvents();
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({
      status: 'FAILED',
      issue: { issue: 'REPORT_GONE' },
      refund: { status: 'COMPLETED' },
    });
    expect(await shop.capturesOf(one.orderId)).toMatchObject([{ status: 'REFUNDED' }]);
  });

  it('is not even asked for where the report went with its owner’s account', async () => {
    const one = await shop.approved();
    await shop.db.execute(sql`delete from reports where id = ${one.reportId}`);
    await shop.sweep();
    await shop.bank.sendEvents();
    expect(await shop.capturesOf(one.orderId)).toHaveLength(0);
    expect((await shop.payment(one.paymentId)).status).toBe('CANCELLED');
  });

  it('for a report that is paid already goes back', async () => {
    const first = await shop.approved();
    await shop.db.execute(sql`update orders set status = 'EXPIRED' where id = ${first.paymentId}`);
    const second = await shop.order(first.reportId);
    await shop.bank.choose(second.id, 'approve');
    expect((await shop.capture(first.reportId, second.id)).body.paymentStatus).toBe('PAID');
    await shop.bank.capture(first.orderId, 'somebody-else-2');
    await shop.bank.sendEvents();
    await shop.sweep();
    expect(await shop.payment(first.paymentId)).toMatchObject({
      status: 'FAILED',
      paymentStatus: 'PAID',
      issue: { issue: 'PAID_TWICE' },
      refund: { status: 'COMPLETED' },
    });
    await shop.expectPaidOnce({ reportId: first.reportId, orderId: second.id, paymentId: second.paymentId });
  });

  it('for an order that was given up still counts', async () => {
    const one = await shop.approved();
    await shop.db.execute(sql`update orders set status = 'EXPIRED' where id = ${one.paymentId}`);
    await shop.bank.capture(one.orderId, `${one.paymentId}-1`);
    await shop.bank.sendEvents();
    await shop.expectPaidOnce(one);
  });
});

describe('after all of these days', () => {
  it('the books agree with the bank’s, and nobody paid twice', async () => {
    await shop.expectBooksToAgree(2);
  });
});
