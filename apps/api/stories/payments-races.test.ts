import { invoices, payments } from '@udaya/contract/billing';
import { privacy } from '@udaya/contract/privacy';
import { productPayments } from '@udaya/contract/product-payments';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectWaiting, whileLocked } from '../testing/locks.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());
const parent = shop.parent;
const admin = await shop.person('productAdmin');
beforeEach(async () => {
  await shop.order(await shop.newReport('Before'));
});
afterEach(() => shop.bank.gate.clear());

const capturing = /POST .*\/capture$/;
const lookingAt = (orderId: string) => new RegExp(`GET .*/orders/${orderId}$`);
const eventOf = async (orderId: string) =>
  (await shop.bank.events()).find((event) => event.body.includes(orderId))?.body ?? '';

/** Holds back what the bank says to the next look at an order, as it is when it is read. */
function delayNextLook(orderId: string, change = (body: Record<string, unknown>) => body) {
  const read = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<void>();
  shop.bank.gate.disturb(
    lookingAt(orderId),
    async (body) => {
      read.resolve();
      await heard.promise;
      return change(body);
    },
    1,
  );
  return { read: read.promise, letGo: heard.resolve };
}

describe('what is known of a capture', () => {
  it('goes forward only: an old look at a held payment takes away neither its receipt nor its refund', async () => {
    const one = await shop.approved('pending');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('PENDING');
    const look = delayNextLook(one.orderId);
    const late = shop.sweep();
    await look.read;
    await shop.bank.choose(one.orderId, 'complete');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('COMPLETED');
    look.letGo();
    await late;
    await shop.expectPaidOnce(one);
    expect((await parent.call(payments.readReceipt, { params: { id: one.paymentId } })).status).toBe(200);
    const back = await admin.call(payments.refund, {
      params: { id: one.paymentId },
      body: { reason: 'Asked for' },
    });
    expect([back.status, back.body.status]).toEqual([200, 'REFUNDED']);
  });

  it('an old look does not make a refunded capture refundable', async () => {
    const one = await shop.paid();
    const look = delayNextLook(one.orderId);
    const late = shop.post(await eventOf(one.orderId));
    await look.read;
    await admin.call(payments.refund, { params: { id: one.paymentId }, body: { reason: 'Asked for' } });
    look.letGo();
    await late;
    const listed = (await admin.call(productPayments.list, { query: { reportId: one.reportId } })).body
      .content;
    expect(listed).toMatchObject([{ status: 'REFUNDED', mayRefund: false }]);
  });

  it('an old look does not hide that a part went back', async () => {
    const one = await shop.paid();
    const [capture] = await shop.capturesOf(one.orderId);
    const look = delayNextLook(one.orderId);
    const late = shop.post(await eventOf(one.orderId));
    await look.read;
    await shop.bank.refund(capture?.id ?? '', '6.00');
    await shop.bank.sendEvents();
    look.letGo();
    await late;
    const back = await admin.call(payments.refund, {
      params: { id: one.paymentId },
      body: { reason: 'Asked for' },
    });
    expect(back.body).toMatchObject({ status: 'REFUNDED', refund: { status: 'COMPLETED', amount: 10 } });
  });
});

describe('a second order', () => {
  it('of a report that was paid meanwhile is not captured at all', async () => {
    const one = await shop.approved();
    shop.bank.gate.disturb(capturing, { status: 422, issue: 'TRANSACTION_REFUSED' }, 1);
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('FAILED');
    const again = await shop.order(one.reportId);
    // The refusal was none: the bank did take the money, and says so.
    await shop.bank.capture(one.orderId, 'late');
    await shop.bank.sendEvents();
    await shop.expectPaidOnce(one);
    await shop.bank.choose(again.id, 'approve');
    await shop.capture(one.reportId, again.id);
    expect(await shop.capturesOf(again.id)).toEqual([]);
    await shop.sweep();
    await shop.bank.sendEvents();
    expect(await shop.capturesOf(again.id)).toEqual([]);
    await shop.expectPaidOnce(one);
  });
});

describe('after a decline', () => {
  it('no late event has the declined card tried again, nor the sweep after it', async () => {
    const one = await shop.approved('decline');
    const approval = await eventOf(one.orderId);
    await shop.capture(one.reportId, one.orderId);
    shop.bank.gate.disturb(lookingAt(one.orderId), (body) => ({ ...body, status: 'APPROVED' }));
    const calls = shop.bank.gate.calls.length;
    expect((await shop.post(approval)).status).toBe(200);
    await shop.sweep();
    expect(
      shop.bank.gate.calls.slice(calls).filter((call) => call.includes(`${one.orderId}/capture`)),
    ).toEqual([]);
    expect(await shop.payment(one.paymentId)).toMatchObject({ status: 'DECLINED', declines: 1 });
  });

  it('a buyer who is told that the payment is being checked is not forgotten', async () => {
    const one = await shop.approved('decline');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('DECLINED');
    await shop.bank.choose(one.orderId, 'approve');
    shop.bank.gate.disturb(lookingAt(one.orderId), 'down', 1);
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('CHECKING');
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });
});

describe('an old decline', () => {
  it('does not end a payment that is held back', async () => {
    const one = await shop.approved('decline');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('DECLINED');
    const amount = { currency_code: 'SGD', value: '16.00' };
    const look = delayNextLook(one.orderId, (body) => {
      const [unit] = body.purchase_units as object[];
      const captures = [{ id: 'DECLINEDCAPTURE1', status: 'DECLINED', amount }];
      return { ...body, purchase_units: [{ ...unit, payments: { captures } }] };
    });
    const late = shop.post(await eventOf(one.orderId));
    await look.read;
    await shop.bank.choose(one.orderId, 'pending');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('PENDING');
    look.letGo();
    await late;
    expect((await shop.payment(one.paymentId)).status).toBe('PENDING');
  });
});

describe('what is deleted while money moves', () => {
  it('is missing for whoever asks for its invoice', async () => {
    const reportId = await shop.newReport();
    const { asked } = await whileLocked(shop, 'delete from reports where id = $1', [reportId], async () => {
      const begun = parent.call(invoices.read, { query: { reportId } });
      await expectWaiting(shop, 1);
      return { asked: begun };
    });
    expect((await asked).status).toBe(404);
  });

  it('may be the account whose payment settles', async () => {
    const buyer = await shop.person('user');
    const reportId = await shop.newReport('Diya', buyer);
    const { id } = await shop.order(reportId, buyer);
    await shop.bank.choose(id, 'approve');
    await shop.paid();
    // A receipt number is being given to somebody else: the settlement waits for it, with the report in its hands.
    const held = 'select from receipt_serials for update';
    const { capture, removal } = await whileLocked(shop, held, [], async () => {
      const first = shop.capture(reportId, id, buyer);
      await expectWaiting(shop, 1);
      const second = buyer.call(privacy.deleteAccount, { body: { password: buyer.password } });
      await expectWaiting(shop, 2);
      return { capture: first, removal: second };
    });
    expect([(await capture).status, (await removal).status]).toEqual([200, 200]);
  });

  it('may be the report that money is found for', async () => {
    const one = await shop.approved();
    await shop.db.execute(sql`update orders set status = 'EXPIRED' where id = ${one.paymentId}`);
    await shop.bank.capture(one.orderId, `${one.paymentId}-1`);
    const held = 'select from reports where id = $1 for update';
    const { removal, settled } = await whileLocked(shop, held, [one.reportId], async () => {
      const first = parent.call(payments.deleteUnpaidReport, { params: { id: one.reportId } });
      await expectWaiting(shop, 1);
      const events = (await shop.bank.events()).filter((event) => event.body.includes(one.orderId));
      const second = shop.post(events.at(-1)?.body ?? '');
      await expectWaiting(shop, 2);
      return { removal: first, settled: second };
    });
    expect([(await removal).status, (await settled).status]).toEqual([200, 200]);
  });
});
