import { orders, payments } from '@udaya/contract/billing';
import { notifications } from '@udaya/contract/notifications';
import { reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());
const parent = shop.parent;
afterEach(() => shop.bank.gate.clear());

const creating = /POST .*\/checkout\/orders$/;
const capturing = /POST .*\/capture$/;
const busy = { status: 409, issue: 'PREVIOUS_REQUEST_IN_PROGRESS' };

/** Holds the first call that matches up until `letGo`; `arrived` waits until so many have come. */
function delayFirst(when: RegExp, after?: 'lost') {
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  const { gate } = shop.bank;
  const before = gate.calls.length;
  gate.disturb(when, { until, ...(after && { after }) }, 1);
  const arrived = (count: number) =>
    expect
      .poll(() => gate.calls.slice(before).filter((call) => when.test(call)).length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(count);
  return { letGo, arrived };
}
/** As if so many minutes had passed since anybody touched the order. */
const letPass = (paymentId: string, minutes: number) =>
  shop.db.execute(
    sql`update orders set updated_at = updated_at - make_interval(mins => ${minutes}), checked_at = checked_at - make_interval(mins => ${minutes}) where id = ${paymentId}`,
  );

describe('a provider that is still at work on the same call', () => {
  it('is asked again, and its one answer counts for both', async () => {
    const one = await shop.approved();
    const { letGo, arrived } = delayFirst(capturing);
    shop.bank.gate.disturb(capturing, busy, 2);
    const first = shop.capture(one.reportId, one.orderId);
    await arrived(1);
    const second = shop.capture(one.reportId, one.orderId);
    await arrived(2);
    letGo();
    expect([(await first).body.status, (await second).body.status]).toEqual(['COMPLETED', 'COMPLETED']);
    await shop.expectPaidOnce(one);
  });

  it('has not said no: the buyer hears that we are checking, and cannot pay again', async () => {
    const one = await shop.approved();
    const { letGo, arrived } = delayFirst(capturing, 'lost');
    shop.bank.gate.disturb(capturing, busy);
    const first = shop.capture(one.reportId, one.orderId);
    await arrived(1);
    const second = shop.capture(one.reportId, one.orderId);
    await arrived(2);
    letGo();
    const { status, paymentStatus } = (await second).body;
    expect([status, paymentStatus]).toEqual(['CHECKING', 'PENDING']);
    expect((await first).body.status).toBe('CHECKING');
    expect((await shop.order(one.reportId)).id).toBe(one.orderId);
    shop.bank.gate.clear();
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });

  it('makes one order of two that are asked for at once', async () => {
    const reportId = await shop.newReport();
    const { letGo, arrived } = delayFirst(creating);
    shop.bank.gate.disturb(creating, busy, 4);
    const first = parent.call(orders.create, { body: { reportId } });
    await arrived(1);
    const second = parent.call(orders.create, { body: { reportId } });
    await arrived(2);
    letGo();
    const { body } = await first;
    const { status, failure } = await second;
    expect([status, failure.code]).toEqual([503, 'payment.unavailable']);
    expect(body.status).toBe('CREATED');
    expect((await shop.order(reportId)).id).toBe(body.id);
  });
});

describe('a refusal that was none', () => {
  it('is found out by a second look, and the money counts once', async () => {
    const one = await shop.approved();
    shop.bank.gate.disturb(capturing, { status: 422, issue: 'TRANSACTION_REFUSED' }, 1);
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('FAILED');
    await shop.bank.capture(one.orderId, 'late');
    await shop.sweep();
    expect((await shop.payment(one.paymentId)).status).toBe('FAILED');
    await letPass(one.paymentId, 3);
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });

  it('is given back when the buyer has paid again meanwhile', async () => {
    const one = await shop.approved();
    shop.bank.gate.disturb(capturing, { status: 422, issue: 'TRANSACTION_REFUSED' }, 1);
    await shop.capture(one.reportId, one.orderId);
    const again = await shop.order(one.reportId);
    await shop.bank.choose(again.id, 'approve');
    expect((await shop.capture(one.reportId, again.id)).body.status).toBe('COMPLETED');
    await shop.bank.capture(one.orderId, 'late');
    await letPass(one.paymentId, 3);
    await shop.sweep();
    expect(await shop.capturesOf(one.orderId)).toMatchObject([{ status: 'REFUNDED' }]);
    await shop.expectPaidOnce({ reportId: one.reportId, orderId: again.id, paymentId: again.paymentId });
  });
});

describe('a second provider’s order under one id', () => {
  it('is refused, and the next try makes another', async () => {
    const taken = await shop.order(await shop.newReport());
    const reportId = await shop.newReport();
    shop.bank.gate.disturb(creating, (body) => ({ ...body, id: taken.id }), 1);
    const answer = await parent.call(orders.create, { body: { reportId } });
    expect([answer.status, answer.failure.code]).toEqual([503, 'payment.unavailable']);
    expect((await shop.order(reportId)).id).not.toBe(taken.id);
  });
});

describe('the capture of another order', () => {
  it('pays nothing a second time', async () => {
    const paid = await shop.paid();
    const [capture] = await shop.capturesOf(paid.orderId);
    const one = await shop.approved();
    shop.bank.gate.disturb(
      capturing,
      (body) => {
        const [unit] = body.purchase_units as { payments: { captures: { id: string }[] } }[];
        const [own] = unit?.payments.captures ?? [];
        if (own) own.id = capture?.id ?? '';
        return body;
      },
      1,
    );
    await shop.capture(one.reportId, one.orderId);
    expect(await shop.statusOf(one.reportId)).toBe('PENDING');
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });
});

describe('a payment that is held back', () => {
  it('shows in the list, and cannot be paid again or deleted under it', async () => {
    const one = await shop.approved('pending');
    await shop.capture(one.reportId, one.orderId);
    const { userBirthChartList } = (await parent.call(reports.list)).body;
    const listed = userBirthChartList.find(({ id }) => id === one.reportId);
    expect(listed).toMatchObject({
      paymentUnderway: true,
      rePaymentUrl: null,
      paymentStatus: 'PENDING',
      paymentId: null,
    });
    expect(listed?.actions).toEqual(['preview']);
    expect(
      (await parent.call(payments.deleteUnpaidReport, { params: { id: one.reportId } })).failure.code,
    ).toBe('payment.in_progress');
    await shop.bank.choose(one.orderId, 'complete');
    await shop.sweep();
    await shop.expectPaidOnce(one);
  });

  it('and denied is told in the bell and by mail', async () => {
    const one = await shop.approved('pending');
    await shop.capture(one.reportId, one.orderId);
    await shop.bank.choose(one.orderId, 'deny');
    await shop.sweep();
    expect((await shop.payment(one.paymentId)).status).toBe('FAILED');
    const told = (await parent.call(notifications.list)).body;
    const ofPayment = told.notifications.filter(
      ({ reportId, kind }) => reportId === one.reportId && kind.startsWith('payment'),
    );
    expect(ofPayment).toMatchObject([
      { kind: 'payment.failed', title: expect.stringContaining('You have not been charged') as string },
    ]);
    await shop.startWorkers();
    const mail = await shop.mailTo(parent.user.email, 'did not go through');
    expect(mail.text).toContain(`/payments/invoice?report=${one.reportId}`);
    // A subject stands in the open: it names no child.
    expect(mail.subject).not.toContain('Diya');
    expect(mail.text).toContain('Diya');
  });
});

describe('a decline', () => {
  it('after which the buyer approves with another card and closes the browser is swept, without any event', async () => {
    const one = await shop.approved('decline');
    expect((await shop.capture(one.reportId, one.orderId)).body.status).toBe('DECLINED');
    expect((await shop.payment(one.paymentId)).declines).toBe(1);
    expect((await shop.order(one.reportId)).id).toBe(one.orderId);
    await shop.bank.choose(one.orderId, 'approve');
    await shop.sweep();
    await shop.expectPaidOnce(one);
    expect((await shop.payment(one.paymentId)).declines).toBe(1);
  });
});

describe('a sweep', () => {
  it('finds an approved order behind many that nobody approved', async () => {
    const reports = await Promise.all(Array.from({ length: 90 }, () => shop.newReport('Not in the file')));
    for (const reportId of reports) await shop.order(reportId);
    const one = await shop.approved();
    await shop.sweep();
    await shop.expectPaidOnce(one);
  }, 120_000);
});
