import { payments } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());
const parent = shop.parent;
const admin = await shop.person('productAdmin');
afterEach(() => shop.bank.gate.clear());

const capturing = /POST .*\/capture$/;
const refunding = /POST .*\/refund$/;
const readingRefund = /GET .*\/refunds\//;

const giveBack = (paymentId: string) =>
  admin.call(payments.refund, { params: { id: paymentId }, body: { reason: 'Asked for by mail' } });
const adminsView = async (paymentId: string) =>
  (await admin.call(productPayments.list, { query: { size: 100 } })).body.content.find(
    ({ id }) => id === paymentId,
  );
const due = async () =>
  (await admin.call(productPayments.list, { query: { refundDue: 'true' } })).body.content.map(({ id }) => id);

/** Another sum, in every amount of an answer. */
const otherSum = (body: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(body).replaceAll(/"value":"[^"]+"/g, '"value":"99.00"')) as unknown;

describe('money that we owe back', () => {
  it('and that the provider will not give back is tried again later', async () => {
    const one = await shop.approved();
    shop.bank.gate.disturb(capturing, otherSum, 1);
    shop.bank.gate.disturb(refunding, { status: 422, issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' }, 1);
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('FAILED');
    await shop.sweep();
    expect(await due()).toContain(one.paymentId);
    await shop.sweep();
    expect(await shop.capturesOf(one.orderId)).toMatchObject([{ status: 'COMPLETED' }]);
    await shop.db.execute(
      sql`update refunds set checked_at = checked_at - interval '2 minutes', amount_minor = 1600`,
    );
    await shop.sweep();
    expect(await shop.capturesOf(one.orderId)).toMatchObject([{ status: 'REFUNDED' }]);
    expect(await due()).not.toContain(one.paymentId);
  });

  it('can be given back by the product admin at once', async () => {
    const one = await shop.approved();
    shop.bank.gate.disturb(capturing, otherSum, 1);
    shop.bank.gate.disturb(refunding, { status: 422, issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' }, 1);
    await shop.capture(one.reportId, one.orderId);
    await shop.sweep();
    expect((await adminsView(one.paymentId))?.mayRefund).toBe(true);
    // The sum that the bank took, which its answer had made another.
    await shop.db.execute(sql`update refunds set amount_minor = 1600 where amount_minor = 9900`);
    await shop.db.execute(sql`update captures set amount_minor = 1600 where amount_minor = 9900`);
    const answer = await giveBack(one.paymentId);
    expect(answer.body.refund?.status).toBe('COMPLETED');
    expect(await shop.capturesOf(one.orderId)).toMatchObject([{ status: 'REFUNDED' }]);
  });
});

describe('a refund', () => {
  it('that is refused stays the admin’s business, and can be asked for again', async () => {
    const one = await shop.paid();
    shop.bank.gate.disturb(refunding, { status: 422, issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' }, 1);
    expect((await giveBack(one.paymentId)).body.refund).toMatchObject({
      status: 'FAILED',
      reason: 'Asked for by mail',
    });
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'CAPTURED', refund: null });
    expect(await due()).toContain(one.paymentId);
    expect((await giveBack(one.paymentId)).body.refund?.status).toBe('COMPLETED');
    expect(await shop.payment(one.paymentId)).toMatchObject({
      status: 'REFUNDED',
      refund: { status: 'COMPLETED', amount: 16, reason: '' },
    });
  });

  it('that is held back is looked at until it is done', async () => {
    const one = await shop.paid();
    shop.bank.gate.disturb(refunding, (body) => ({ ...body, status: 'PENDING' }), 1);
    expect((await giveBack(one.paymentId)).body.refund?.status).toBe('PENDING');
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({
      status: 'REFUNDED',
      refund: { status: 'COMPLETED' },
    });
  });

  it('that is held back and then cancelled is not on its way any more', async () => {
    const one = await shop.paid();
    shop.bank.gate.disturb(refunding, (body) => ({ ...body, status: 'PENDING' }), 1);
    shop.bank.gate.disturb(readingRefund, (body) => ({ ...body, status: 'CANCELLED' }), 1);
    await giveBack(one.paymentId);
    await shop.sweep();
    expect((await adminsView(one.paymentId))?.refund?.status).toBe('FAILED');
    expect((await giveBack(one.paymentId)).body.refund?.status).toBe('COMPLETED');
  });

  it('gives back what is left after a part went back at the provider’s own desk', async () => {
    const one = await shop.paid();
    const [capture] = await shop.capturesOf(one.orderId);
    await shop.bank.refund(capture?.id ?? '', '6.00');
    await shop.bank.sendEvents();
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID' });
    expect((await giveBack(one.paymentId)).body).toMatchObject({
      status: 'REFUNDED',
      refund: { status: 'COMPLETED', amount: 10 },
    });
    const receipt = await parent.call(payments.readReceipt, { params: { id: one.paymentId } });
    expect((await pdfText(receipt.body)).replace(/\s+/g, ' ')).toMatch(
      /Refunded in full on [^:]*: SGD 16\.00/,
    );
    expect(await shop.capturesOf(one.orderId)).toMatchObject([{ status: 'REFUNDED' }]);
  });
});
