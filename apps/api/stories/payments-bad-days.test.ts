import { orders, payments } from '@udaya/contract/billing';
import { notifications } from '@udaya/contract/notifications';
import { reports } from '@udaya/contract/reports';
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
const creating = /POST .*\/checkout\/orders$/;

describe('the browser', () => {
  it('closed after the approval: the sweep takes the money and opens the report', async () => {
    const one = await shop.approved();
    await shop.sweep();
    await shop.expectPaidOnce(one);
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });

  it('closed after the approval: the provider’s event is enough', async () => {
    const one = await shop.approved();
    await shop.bank.sendEvents();
    await shop.expectPaidOnce(one);
  });

  it('that comes back is told what became of the payment meanwhile', async () => {
    const one = await shop.approved();
    await Promise.all([
      shop.sweep(),
      shop.bank.sendEvents(),
      shop.capture(one.reportId, one.orderId),
      shop.capture(one.reportId, one.orderId),
      parent.call(orders.confirm, { params: { orderId: one.orderId } }),
    ]);
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('COMPLETED');
    await shop.expectPaidOnce(one);
  });

  it('closed without a choice: nothing is taken, and the order is closed in the end', async () => {
    const reportId = await shop.newReport();
    const { id, paymentId } = await shop.order(reportId);
    await shop.sweep();
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'CREATED', paymentStatus: 'PENDING' });
    await shop.db.execute(
      sql`update orders set created_at = now() - interval '4 hours' where id = ${paymentId}`,
    );
    await shop.sweep();
    expect(await shop.payment(paymentId)).toMatchObject({
      status: 'EXPIRED',
      paymentStatus: 'PENDING',
      mayTryAgain: true,
    });
    expect(await shop.capturesOf(id)).toHaveLength(0);
    expect((await shop.order(reportId)).id).not.toBe(id);
  });

  it('closed after a decline: nobody tries again but the buyer', async () => {
    const one = await shop.approved('decline');
    await shop.capture(one.reportId, one.orderId);
    const calls = shop.bank.gate.calls.length;
    await shop.sweep();
    expect(shop.bank.gate.calls.slice(calls).filter((call) => call.includes(one.orderId))).toEqual([]);
    await shop.bank.choose(one.orderId, 'approve');
    await shop.bank.sendEvents();
    await shop.expectPaidOnce(one);
  });
});

describe('the provider', () => {
  it('down before the order is made: nothing is taken, and the next try makes one order', async () => {
    const reportId = await shop.newReport();
    shop.bank.gate.disturb(creating, 'down', 1);
    const refused = await parent.call(orders.create, { body: { reportId } });
    expect([refused.status, refused.failure.code, refused.headers.get('retry-after')]).toEqual([
      503,
      'payment.unavailable',
      '5',
    ]);
    expect(refused.failure.message).toContain('No money was deducted');
    const order = await shop.order(reportId);
    expect((await shop.invoice(reportId)).payment?.id).toBe(order.paymentId);
  });

  it('whose answer to the order is lost: the next try finds the same order', async () => {
    const reportId = await shop.newReport('Lost order');
    shop.bank.gate.disturb(creating, 'lost', 1);
    expect((await parent.call(orders.create, { body: { reportId } })).status).toBe(503);
    const { paymentId, id } = await shop.order(reportId);
    expect(
      (await shop.bank.orders()).filter((one) => one.customId === paymentId).map((one) => one.id),
    ).toEqual([id]);
  });

  it('down when the buyer comes back: the buyer need not pay again, the sweep sees to it', async () => {
    const one = await shop.approved();
    shop.bank.gate.disturb(reading, 'down', 1);
    expect((await shop.capture(one.reportId, one.orderId)).body).toMatchObject({
      status: 'CHECKING',
      paymentStatus: 'PENDING',
      details: [],
    });
    expect((await shop.order(one.reportId)).id).toBe(one.orderId);
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });

  it('down when the buyer comes back: every page knows that it is being checked, until it is heard', async () => {
    const one = await shop.approved();
    const listed = async () =>
      (await parent.call(reports.list)).body.userBirthChartList.find(({ id }) => id === one.reportId);
    const statuses = async () => [
      (await shop.payment(one.paymentId)).status,
      (await shop.invoice(one.reportId)).payment?.status,
      (await listed())?.paymentUnderway,
    ];
    expect(await statuses()).toEqual(['CREATED', 'CREATED', false]);
    shop.bank.gate.disturb(/./, 'down');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('CHECKING');
    expect(await statuses()).toEqual(['APPROVED', 'APPROVED', true]);
    expect((await listed())?.actions).not.toContain('pay');
    shop.bank.gate.clear();
    await shop.sweep();
    await shop.expectPaidOnce(one);

    // Heard, and not approved after all: it can be gone on with.
    const reportId = await shop.newReport();
    const begun = await shop.order(reportId);
    shop.bank.gate.disturb(/./, 'down');
    expect((await parent.call(orders.confirm, { params: { orderId: begun.id } })).body.status).toBe(
      'APPROVED',
    );
    shop.bank.gate.clear();
    await shop.sweep();
    expect((await shop.payment(begun.paymentId)).status).toBe('CREATED');
  });

  it('down when the money is to be taken: it is taken later, once', async () => {
    const one = await shop.approved();
    shop.bank.gate.disturb(capturing, 'down', 1);
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('CHECKING');
    expect(await shop.capturesOf(one.orderId)).toHaveLength(0);
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });

  it.each(['lost', 'garbage'] as const)(
    'whose answer to the capture is %s: the money counts, once',
    async (fault) => {
      const one = await shop.approved();
      shop.bank.gate.disturb(capturing, fault, 1);
      expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('CHECKING');
      expect(await shop.capturesOf(one.orderId)).toHaveLength(1);
      expect(
        (await parent.call(payments.deleteUnpaidReport, { params: { id: one.reportId } })).failure.code,
      ).toBe('payment.in_progress');
      expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('COMPLETED');
      await shop.expectPaidOnce(one);
    },
  );

  it('that is slow: the buyer hears that we are checking, and the money counts once', async () => {
    const one = await shop.approved('delay');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('CHECKING');
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });

  it.each(['APPROVED', 'CREATED'])(
    'that does not find an order once (%s): what the buyer approved is not thrown away',
    async (status) => {
      const one = await shop.approved();
      // What a crash leaves behind after the approval was seen, and what a buyer does who came back while nobody was heard.
      if (status === 'APPROVED')
        await shop.db.execute(sql`update orders set status = 'APPROVED' where id = ${one.paymentId}`);
      else {
        shop.bank.gate.disturb(reading, 'down', 1);
        await shop.capture(one.reportId, one.orderId);
      }
      shop.bank.gate.clear();
      const its = new RegExp(`GET .*/orders/${one.orderId}`);
      shop.bank.gate.disturb(its, { status: 404, issue: 'RESOURCE_NOT_FOUND' });
      await shop.sweep();
      shop.bank.gate.clear();
      expect((await shop.payment(one.paymentId)).status).toBe('APPROVED');
      await shop.sweep();
      await shop.expectPaidOnce(one);
    },
  );

  it('down while it is swept: the next sweep goes on', async () => {
    const one = await shop.approved();
    shop.bank.gate.disturb(/./, 'down', 1);
    await shop.sweep();
    shop.bank.gate.clear();
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });

  it('down when a payment is to be given back: it is given back later, once', async () => {
    const one = await shop.paid();
    const admin = await shop.person('productAdmin');
    shop.bank.gate.disturb(/refund$/, 'lost', 1);
    const params = { id: one.paymentId };
    const asked = await admin.call(payments.refund, { params, body: { reason: 'Asked for' } });
    expect(asked.body).toMatchObject({
      status: 'CAPTURED',
      paymentStatus: 'PAID',
      refund: { status: 'REQUESTED' },
    });
    await shop.sweep();
    expect(await shop.payment(one.paymentId)).toMatchObject({
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
      refund: { status: 'COMPLETED' },
    });
    expect((await shop.capturesOf(one.orderId))[0]?.refunds).toHaveLength(1);
  });

  it('that gives money back at its own desk is followed', async () => {
    const one = await shop.paid();
    const [captured] = await shop.capturesOf(one.orderId);
    await shop.bank.refund(captured?.id ?? '');
    await shop.bank.sendEvents();
    expect(await shop.payment(one.paymentId)).toMatchObject({
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
      refund: { status: 'COMPLETED', amount: 16 },
    });
  });
});

describe('a crash', () => {
  it('between the capture and our books is made good, once', async () => {
    const one = await shop.approved();
    // What a kill leaves: the intention is kept, the money is taken, and nothing more was written.
    await shop.db.execute(
      sql`update orders set status = 'CAPTURING', attempt = 1 where id = ${one.paymentId}`,
    );
    await shop.bank.capture(one.orderId, `${one.paymentId}-1`);
    await Promise.all([shop.sweep(), shop.sweep()]);
    await shop.expectPaidOnce(one);
  });

  it('before the capture is made good, once, also by two servers at a time', async () => {
    const one = await shop.approved();
    await shop.db.execute(
      sql`update orders set status = 'CAPTURING', attempt = 1 where id = ${one.paymentId}`,
    );
    const other = await shop.reopen({});
    try {
      await Promise.all([shop.sweep(), other.sweepPayments(0), shop.capture(one.reportId, one.orderId)]);
    } finally {
      await other.close();
    }
    await shop.expectPaidOnce(one);
  });

  it('of the database in the middle of the settlement leaves neither half', async () => {
    const one = await shop.approved();
    await shop.db.execute(
      sql`create function fail_receipt() returns trigger language plpgsql as $$ begin raise exception 'no receipt today'; end $$`,
    );
    await shop.db.execute(
      sql`create trigger no_receipt before insert on receipts for each row execute function fail_receipt()`,
    );
    expect((await shop.capture(one.reportId, one.orderId)).status).toBe(500);
    expect(await shop.payment(one.paymentId)).toMatchObject({
      status: 'CAPTURING',
      paymentStatus: 'PENDING',
    });
    await shop.sweep();
    expect(shop.logLines.filter((line) => line.includes('payment sweep'))).not.toEqual([]);
    expect(shop.logLines.join('')).not.toContain('Sundaram');
    await shop.db.execute(sql`drop trigger no_receipt on receipts`);
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });
});

describe('after all of these days', () => {
  it('the books agree with the bank’s, and nobody paid twice', async () => {
    await shop.expectBooksToAgree();
    expect((await parent.call(notifications.list)).status).toBe(200);
  });
});
