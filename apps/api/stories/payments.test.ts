import { invoices, orders, payments } from '@udaya/contract/billing';
import { notifications } from '@udaya/contract/notifications';
import { reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());
const parent = shop.parent;
afterEach(() => shop.bank.gate.clear());

describe('an invoice', () => {
  it('names the price, what will be charged, and where to pay', async () => {
    const reportId = await shop.newReport('Invoiced');
    expect(await shop.invoice(reportId)).toEqual({
      reportId,
      reportType: 'Child',
      name: 'Invoiced',
      product: 'AI health predictive report',
      reportLanguage: 'en',
      invoiceAmount: 1000,
      invoiceCurrency: 'INR',
      amountDue: 1000,
      chargedAmount: 16,
      chargedCurrency: 'SGD',
      paymentStatus: 'PENDING',
      stage: 'ready',
      timeKnown: true,
      paymentLink: `${shop.origin}/payments/invoice?report=${reportId}`,
      ways: [
        { provider: 'paypal', environment: 'sandbox', clientId: 'bank-client', amount: 16, currency: 'SGD' },
      ],
      payment: null,
      repeats: null,
    });
    const { body } = await parent.call(payments.makeLink, { body: { reportId } });
    const listed = (await parent.call(reports.list)).body.userBirthChartList.find(
      (one) => one.id === reportId,
    );
    expect(body.paymentLink).toBe(listed?.rePaymentUrl);
  });

  it('of a paid report says that nothing is due', async () => {
    const { reportId, paymentId } = await shop.paid();
    expect(await shop.invoice(reportId)).toMatchObject({
      invoiceAmount: 1000,
      amountDue: 0,
      chargedAmount: null,
      paymentLink: null,
      ways: [],
      paymentStatus: 'PAID',
      payment: { id: paymentId },
    });
    expect((await parent.call(payments.makeLink, { body: { reportId } })).failure.code).toBe(
      'payment.not_due',
    );
    expect((await parent.call(orders.create, { body: { reportId } })).failure.code).toBe('payment.not_due');
  });
});

describe('paying', () => {
  it('opens the report, once the buyer approved and the money is taken', async () => {
    const reportId = await shop.newReport('Diya');
    const order = await shop.order(reportId);
    expect(order).toMatchObject({ status: 'CREATED', amount: 16, currency: 'SGD', approveUrl: null });
    expect(await shop.statusOf(reportId)).toBe('PENDING');
    await shop.bank.choose(order.id, 'approve');
    const captured = await shop.capture(reportId, order.id);
    expect(captured.body).toEqual({
      id: order.id,
      paymentId: order.paymentId,
      status: 'COMPLETED',
      paymentStatus: 'PAID',
      details: [],
      debugId: null,
    });
    const confirmed = await parent.call(orders.confirm, { params: { orderId: order.id } });
    expect(confirmed.body).toMatchObject({
      id: order.paymentId,
      status: 'CAPTURED',
      paymentStatus: 'PAID',
      amount: 16,
      currency: 'SGD',
      invoiceAmount: 1000,
      issue: null,
      mayTryAgain: false,
    });
    expect(confirmed.body.receiptNumber).toMatch(/^R\d{4}-\d{7}$/);
    expect((await parent.call(reports.read, { params: { id: reportId } })).body).toMatchObject({
      preview: false,
      rePaymentUrl: null,
      paymentId: confirmed.body.id,
    });
    const told = (await parent.call(notifications.list)).body.notifications.filter(
      (one) => one.reportId === reportId && one.kind === 'payment.received',
    );
    expect(told).toMatchObject([{ title: 'We have received your payment for the report of Diya' }]);
  });

  it('answers the same order again while one is open, also to two tabs at once', async () => {
    const reportId = await shop.newReport();
    const orders = await Promise.all([1, 2, 3, 4].map(() => shop.order(reportId)));
    expect(new Set(orders.map((one) => one.id)).size).toBe(1);
    expect((await shop.order(reportId)).id).toBe(orders[0]?.id);
  });

  it('asked twice at once takes the money once', async () => {
    const { reportId, orderId } = await shop.approved();
    const answers = await Promise.all([1, 2, 3].map(() => shop.capture(reportId, orderId)));
    expect(answers.map((one) => one.body.status)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED']);
    expect((await shop.capture(reportId, orderId)).body.status).toBe('COMPLETED');
    expect(await shop.capturesOf(orderId)).toHaveLength(1);
    expect(await shop.countIn('receipts', `order_id = '${answers[0]?.body.paymentId}'`)).toBe(1);
  });

  it('takes nothing before the buyer approved', async () => {
    const reportId = await shop.newReport();
    const { id } = await shop.order(reportId);
    const answer = await shop.capture(reportId, id);
    expect(answer.body).toMatchObject({
      status: 'NOT_APPROVED',
      paymentStatus: 'PENDING',
      details: [{ issue: 'ORDER_NOT_APPROVED' }],
    });
    expect((await shop.order(reportId)).id).toBe(id);
  });

  it('that is declined can be tried again with the same order', async () => {
    const { reportId, orderId, paymentId } = await shop.approved('decline');
    const declined = await shop.capture(reportId, orderId);
    expect([declined.status, declined.body.status]).toEqual([200, 'DECLINED']);
    expect(declined.body.details).toEqual([
      { issue: 'INSTRUMENT_DECLINED', description: expect.stringContaining('declined the payment') },
    ]);
    expect(declined.body.debugId).toEqual(expect.any(String));
    expect(await shop.statusOf(reportId)).toBe('PENDING');
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'DECLINED', mayTryAgain: true });
    expect((await shop.order(reportId)).id).toBe(orderId);
    await shop.bank.choose(orderId, 'approve');
    expect((await shop.capture(reportId, orderId)).body).toMatchObject({
      status: 'COMPLETED',
      paymentStatus: 'PAID',
      details: [],
    });
    expect(await shop.capturesOf(orderId)).toHaveLength(1);
  });

  it('that fails can be begun again', async () => {
    const { reportId, orderId } = await shop.approved('fail');
    const failed = await shop.capture(reportId, orderId);
    expect(failed.body).toMatchObject({
      status: 'FAILED',
      paymentStatus: 'FAILED',
      details: [
        { issue: 'TRANSACTION_REFUSED', description: expect.stringContaining('You have not been charged') },
      ],
    });
    const again = await shop.order(reportId);
    expect(again.id).not.toBe(orderId);
    await shop.bank.choose(again.id, 'approve');
    expect((await shop.capture(reportId, again.id)).body.paymentStatus).toBe('PAID');
  });

  it('that is held back is not paid until it completes', async () => {
    const { reportId, orderId, paymentId } = await shop.approved('pending');
    expect((await shop.capture(reportId, orderId)).body).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'PENDING',
    });
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'PENDING', mayTryAgain: false });
    expect((await shop.order(reportId)).status).toBe('PENDING');
    expect((await parent.call(payments.deleteUnpaidReport, { params: { id: reportId } })).failure.code).toBe(
      'payment.in_progress',
    );
    await shop.bank.choose(orderId, 'complete');
    await shop.bank.sendEvents();
    expect(await shop.payment(paymentId)).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID' });
  });

  it('that is held back and denied has failed', async () => {
    const { reportId, orderId, paymentId } = await shop.approved('pending');
    await shop.capture(reportId, orderId);
    await shop.bank.choose(orderId, 'deny');
    await shop.sweep();
    expect(await shop.payment(paymentId)).toMatchObject({
      status: 'FAILED',
      paymentStatus: 'FAILED',
      issue: { issue: 'CAPTURE_DENIED' },
      mayTryAgain: true,
    });
  });
});

describe('somebody else', () => {
  it('gets the same 404 for a foreign report, order or payment as for a missing one', async () => {
    const { reportId, orderId, paymentId } = await shop.approved();
    const stranger = await shop.person('user');
    const missing = 'AAAAAAAAAAAAAAAAAAAAAA';
    const pairs = [
      [
        await stranger.call(invoices.read, { query: { reportId } }),
        await stranger.call(invoices.read, { query: { reportId: missing } }),
      ],
      [
        await stranger.call(orders.create, { body: { reportId } }),
        await stranger.call(orders.create, { body: { reportId: missing } }),
      ],
      [
        await stranger.call(orders.capture, { params: { orderId, reportId } }),
        await stranger.call(orders.capture, { params: { orderId: missing, reportId: missing } }),
      ],
      [
        await stranger.call(orders.confirm, { params: { orderId } }),
        await stranger.call(orders.confirm, { params: { orderId: missing } }),
      ],
      [
        await stranger.call(payments.read, { params: { id: paymentId } }),
        await stranger.call(payments.read, { params: { id: missing } }),
      ],
      [
        await stranger.call(payments.deleteUnpaidReport, { params: { id: reportId } }),
        await stranger.call(payments.deleteUnpaidReport, { params: { id: missing } }),
      ],
      [
        await stranger.call(payments.makeLink, { body: { reportId } }),
        await stranger.call(payments.makeLink, { body: { reportId: missing } }),
      ],
    ];
    for (const [foreign, none] of pairs) {
      expect([foreign?.status, none?.status]).toEqual([404, 404]);
      expect({ ...foreign?.failure, requestId: '' }).toEqual({ ...none?.failure, requestId: '' });
    }
    expect(await shop.capturesOf(orderId)).toHaveLength(0);
  });

  it('cannot pay one report with the order of another', async () => {
    const one = await shop.approved();
    const other = await shop.newReport('Other');
    expect((await shop.capture(other, one.orderId)).failure.code).toBe('record.missing');
    expect(await shop.statusOf(other)).toBe('PENDING');
    expect(await shop.capturesOf(one.orderId)).toHaveLength(0);
  });
});

describe('a price that changes', () => {
  it('does not change an invoice that was made before', async () => {
    const reportId = await shop.newReport('Old price');
    await shop.invoice(reportId);
    const later = await shop.newReport('New price');
    const dearer = await shop.reopen({ PRICES: 'INR:1500,SGD:24' });
    try {
      const asked = async (id: string) =>
        (await dearer.call(invoices.read, { query: { reportId: id }, token: parent.token })).body;
      expect(await asked(reportId)).toMatchObject({
        invoiceAmount: 1000,
        chargedAmount: 16,
        reportType: 'Child',
      });
      expect(await asked(later)).toMatchObject({ invoiceAmount: 1500, chargedAmount: 24 });
      const order = (await dearer.call(orders.create, { body: { reportId }, token: parent.token })).body;
      expect(order.amount).toBe(16);
      await shop.bank.choose(order.id, 'approve');
      expect(
        (await dearer.call(orders.capture, { params: { orderId: order.id, reportId }, token: parent.token }))
          .body.status,
      ).toBe('COMPLETED');
    } finally {
      await dearer.close();
    }
  });
});

describe('the books', () => {
  it('agree: every PAID report has one captured order, every captured order a PAID report', async () => {
    await shop.sweep();
    const { rows } = await shop.db.execute(sql`
      select count(*) filter (where r.payment_status = 'PAID' and o.id is null) as unpaid,
             count(*) filter (where o.id is not null and r.payment_status <> 'PAID') as unmarked,
             count(o.id) as captured
      from reports r left join invoices i on i.report_id = r.id left join orders o on o.invoice_id = i.id and o.status = 'CAPTURED'`);
    expect(rows).toEqual([{ unpaid: '0', unmarked: '0', captured: String(await shop.held()) }]);
  });
});
