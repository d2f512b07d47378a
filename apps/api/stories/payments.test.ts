import {
  captureOrder,
  confirmOrder,
  createOrder,
  deleteUnpaidReport,
  getInvoice,
  grantComplimentary,
  listPayments,
  makePaymentLink,
  readPayment,
  readReceipt,
  refundPayment,
} from '@udaya/contract/billing';
import { listNotifications } from '@udaya/contract/notifications';
import { listReports, readReport } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';

let shop: Shop;
let parent: Person;
beforeAll(async () => {
  shop = await openShop();
  parent = shop.parent;
});
afterEach(() => shop.bank.gate.clear());
afterAll(async () => shop.close());

const statusOf = async (reportId: string, person: Person = parent) =>
  (await person.call(readReport, { params: { id: reportId } })).body.paymentStatus;
const countIn = async (table: string, where = 'true') =>
  Number((await shop.pool.query(`select count(*) from ${table} where ${where}`)).rows[0].count);

describe('an invoice', () => {
  it('names the price, what will be charged, and where to pay', async () => {
    const reportId = await shop.newReport('Invoiced');
    expect(await shop.invoice(reportId)).toEqual({
      reportId,
      name: 'Invoiced',
      product: 'AI health predictive report',
      invoiceAmount: 1000,
      invoiceCurrency: 'INR',
      amountDue: 1000,
      chargedAmount: 16,
      chargedCurrency: 'SGD',
      paymentStatus: 'PENDING',
      paymentLink: `${shop.origin}/payments/invoice?report=${reportId}`,
      checkout: { provider: 'paypal', environment: 'sandbox', clientId: 'bank-client' },
      payment: null,
    });
    const { body } = await parent.call(makePaymentLink, { body: { reportId } });
    const listed = (await parent.call(listReports)).body.userBirthChartList.find(
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
      checkout: null,
      paymentStatus: 'PAID',
      payment: { id: paymentId },
    });
    expect((await parent.call(makePaymentLink, { body: { reportId } })).failure.code).toBe('payment.not_due');
    expect((await parent.call(createOrder, { body: { reportId } })).failure.code).toBe('payment.not_due');
  });
});

describe('paying', () => {
  it('opens the report, once the buyer approved and the money is taken', async () => {
    const reportId = await shop.newReport('Diya');
    const order = await shop.order(reportId);
    expect(order).toMatchObject({ status: 'CREATED', amount: 16, currency: 'SGD', approveUrl: null });
    expect(await statusOf(reportId)).toBe('PENDING');
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
    const confirmed = await parent.call(confirmOrder, { params: { orderId: order.id } });
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
    expect((await parent.call(readReport, { params: { id: reportId } })).body).toMatchObject({
      preview: false,
      rePaymentUrl: null,
    });
    const told = (await parent.call(listNotifications)).body.notifications.filter(
      (one) => one.reportId === reportId && one.kind === 'payment.received',
    );
    expect(told).toMatchObject([{ title: 'Your payment for the report of Diya has arrived' }]);
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
    expect(await countIn('receipts', `order_id = '${answers[0]?.body.paymentId}'`)).toBe(1);
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
    expect(await statusOf(reportId)).toBe('PENDING');
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

  it('that fails can be begun anew', async () => {
    const { reportId, orderId } = await shop.approved('fail');
    const failed = await shop.capture(reportId, orderId);
    expect(failed.body).toMatchObject({
      status: 'FAILED',
      paymentStatus: 'FAILED',
      details: [
        { issue: 'TRANSACTION_REFUSED', description: expect.stringContaining('Nothing was charged') },
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
    expect((await parent.call(deleteUnpaidReport, { params: { id: reportId } })).failure.code).toBe(
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

describe('a receipt number', () => {
  it('follows the one before it, without a gap', async () => {
    const numbers = [];
    for (let n = 0; n < 3; n++)
      numbers.push((await shop.payment((await shop.paid()).paymentId)).receiptNumber ?? '');
    const serials = numbers.map((number) => Number(number.slice(-7)));
    expect(serials).toEqual([serials[0], (serials[0] ?? 0) + 1, (serials[0] ?? 0) + 2]);
  });
});

describe('a receipt', () => {
  it('is a PDF with number, buyer, state and both sums, and says when the money went back', async () => {
    const { paymentId, orderId } = await shop.paid();
    const number = (await shop.payment(paymentId)).receiptNumber ?? '';
    const read = async () => {
      const answer = await parent.call(readReceipt, { params: { id: paymentId } });
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename="Receipt_${number}.pdf"`,
      ]);
      return (await pdfText(answer.body)).replace(/\s+/g, ' ');
    };
    const text = await read();
    const captureId = (await shop.capturesOf(orderId))[0]?.id ?? '';
    for (const part of [
      number,
      'Meena Sundaram',
      'Tamil Nadu',
      captureId,
      'INR 1,000.00',
      'SGD 16.00',
      'Report for Diya',
      'Paid in full',
    ])
      expect(text).toContain(part);
    const admin = await shop.person('productAdmin');
    await admin.call(refundPayment, { params: { id: paymentId }, body: {} });
    expect(await read()).toContain('Given back in full on');
  });

  it('is not made for what was not paid, nor shown to anybody else', async () => {
    const { paymentId } = await shop.approved();
    expect((await parent.call(readReceipt, { params: { id: paymentId } })).status).toBe(404);
    const mine = await shop.paid();
    const stranger = await shop.person('user');
    expect((await stranger.call(readReceipt, { params: { id: mine.paymentId } })).status).toBe(404);
  });
});

describe('somebody else', () => {
  it('gets the same 404 for a foreign report, order or payment as for a missing one', async () => {
    const { reportId, orderId, paymentId } = await shop.approved();
    const stranger = await shop.person('user');
    const missing = 'AAAAAAAAAAAAAAAAAAAAAA';
    const pairs = [
      [
        await stranger.call(getInvoice, { query: { reportId } }),
        await stranger.call(getInvoice, { query: { reportId: missing } }),
      ],
      [
        await stranger.call(createOrder, { body: { reportId } }),
        await stranger.call(createOrder, { body: { reportId: missing } }),
      ],
      [
        await stranger.call(captureOrder, { params: { orderId, reportId } }),
        await stranger.call(captureOrder, { params: { orderId: missing, reportId: missing } }),
      ],
      [
        await stranger.call(confirmOrder, { params: { orderId } }),
        await stranger.call(confirmOrder, { params: { orderId: missing } }),
      ],
      [
        await stranger.call(readPayment, { params: { id: paymentId } }),
        await stranger.call(readPayment, { params: { id: missing } }),
      ],
      [
        await stranger.call(deleteUnpaidReport, { params: { id: reportId } }),
        await stranger.call(deleteUnpaidReport, { params: { id: missing } }),
      ],
      [
        await stranger.call(makePaymentLink, { body: { reportId } }),
        await stranger.call(makePaymentLink, { body: { reportId: missing } }),
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
    expect(await statusOf(other)).toBe('PENDING');
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
        (await dearer.call(getInvoice, { query: { reportId: id }, token: parent.token })).body;
      expect(await asked(reportId)).toMatchObject({ invoiceAmount: 1000, chargedAmount: 16 });
      expect(await asked(later)).toMatchObject({ invoiceAmount: 1500, chargedAmount: 24 });
      const order = (await dearer.call(createOrder, { body: { reportId }, token: parent.token })).body;
      expect(order.amount).toBe(16);
      await shop.bank.choose(order.id, 'approve');
      expect(
        (await dearer.call(captureOrder, { params: { orderId: order.id, reportId }, token: parent.token }))
          .body.status,
      ).toBe('COMPLETED');
    } finally {
      await dearer.close();
    }
  });
});

describe('the product admin', () => {
  it('gives a payment back in full, once, and the report follows', async () => {
    const { reportId, orderId, paymentId } = await shop.paid();
    const admin = await shop.person('productAdmin');
    const ask = () => admin.call(refundPayment, { params: { id: paymentId }, body: { reason: 'Asked for' } });
    const answers = [await ask(), await ask()];
    for (const answer of answers)
      expect(answer.body).toMatchObject({
        status: 'REFUNDED',
        paymentStatus: 'REFUNDED',
        refund: { status: 'COMPLETED', amount: 16, currency: 'SGD' },
      });
    expect((await shop.capturesOf(orderId))[0]?.refunds).toHaveLength(1);
    expect(await statusOf(reportId)).toBe('REFUNDED');
    const told = (await parent.call(listNotifications)).body.notifications.filter(
      (one) => one.kind === 'payment.refunded' && one.reportId === reportId,
    );
    expect(told).toHaveLength(1);
    expect((await parent.call(createOrder, { body: { reportId } })).failure.code).toBe('payment.not_due');
  });

  it('gives nothing back that was not paid', async () => {
    const admin = await shop.person('productAdmin');
    const { paymentId } = await shop.approved();
    expect((await admin.call(refundPayment, { params: { id: paymentId }, body: {} })).failure.code).toBe(
      'payment.not_refundable',
    );
    expect(
      (await admin.call(refundPayment, { params: { id: 'AAAAAAAAAAAAAAAAAAAAAA' }, body: {} })).status,
    ).toBe(404);
  });

  it('sees all payments, or those of one report', async () => {
    const admin = await shop.person('productAdmin');
    const { reportId, paymentId } = await shop.paid();
    const { body } = await admin.call(listPayments, { query: { reportId } });
    expect(body).toMatchObject({
      totalElements: 1,
      payments: [{ id: paymentId, username: parent.user.username, status: 'CAPTURED' }],
    });
    expect((await admin.call(listPayments, { query: { size: 1 } })).body.totalElements).toBeGreaterThan(1);
  });

  it('makes an unpaid report a complimentary preview, which can still be paid', async () => {
    const admin = await shop.person('productAdmin');
    const reportId = await shop.newReport('Gift');
    for (let n = 0; n < 2; n++)
      expect((await admin.call(grantComplimentary, { params: { id: reportId } })).body).toEqual({
        id: reportId,
        paymentStatus: 'TRIAL',
      });
    expect((await parent.call(readReport, { params: { id: reportId } })).body).toMatchObject({
      paymentStatus: 'TRIAL',
      preview: true,
      actions: ['preview', 'pay', 'delete'],
    });
    const { id } = await shop.order(reportId);
    await shop.bank.choose(id, 'approve');
    expect((await shop.capture(reportId, id)).body.paymentStatus).toBe('PAID');
    expect((await admin.call(grantComplimentary, { params: { id: reportId } })).failure.code).toBe(
      'payment.not_due',
    );
  });
});

describe('an unpaid report', () => {
  it('can be deleted with all that was entered for it, and its order is never captured', async () => {
    const { reportId, orderId, paymentId } = await shop.approved();
    expect((await parent.call(deleteUnpaidReport, { params: { id: reportId } })).body).toEqual({
      id: reportId,
    });
    expect((await parent.call(readReport, { params: { id: reportId } })).status).toBe(404);
    expect(await countIn('consents', `report_id = '${reportId}'`)).toBe(0);
    await shop.sweep();
    await shop.bank.sendEvents();
    expect(await shop.capturesOf(orderId)).toHaveLength(0);
    expect(await shop.payment(paymentId)).toMatchObject({
      status: 'CANCELLED',
      reportId: null,
      paymentStatus: null,
      mayTryAgain: false,
    });
  });

  it('is kept once it is paid', async () => {
    const { reportId } = await shop.paid();
    expect((await parent.call(deleteUnpaidReport, { params: { id: reportId } })).failure.code).toBe(
      'report.kept',
    );
    expect(await statusOf(reportId)).toBe('PAID');
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

describe('the mail', () => {
  it('brings the receipt, and tells of a refund', async () => {
    const buyer = await shop.person('user', { firstName: 'Asha' });
    const admin = await shop.person('productAdmin');
    const reportId = await shop.newReport('Mira', buyer);
    const { id, paymentId } = await shop.order(reportId, buyer);
    await shop.bank.choose(id, 'approve');
    await shop.capture(reportId, id, buyer);
    const { receiptNumber } = await shop.payment(paymentId, buyer);
    await admin.call(refundPayment, { params: { id: paymentId }, body: {} });
    await shop.startWorkers();
    const receipt = await shop.mailTo(buyer.user.email, 'receipt');
    for (const part of [
      'Asha',
      'Mira',
      receiptNumber ?? '',
      'SGD 16.00',
      'INR 1,000.00',
      `${shop.origin}/payments/success/${paymentId}`,
    ]) {
      expect(receipt.text).toContain(part);
    }
    const refund = await shop.mailTo(buyer.user.email, 'given back');
    expect(refund.text).toContain('SGD 16.00');
  });
});
