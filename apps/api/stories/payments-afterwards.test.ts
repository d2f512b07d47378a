import { orders, payments } from '@udaya/contract/billing';
import { notifications } from '@udaya/contract/notifications';
import { productPayments } from '@udaya/contract/product-payments';
import { productReports, reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());
const parent = shop.parent;
afterEach(() => shop.bank.gate.clear());

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
      const answer = await parent.call(payments.readReceipt, { params: { id: paymentId } });
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename="Receipt_${number}.pdf"; filename*=UTF-8''Receipt_${number}.pdf`,
      ]);
      return pdfText(answer.body);
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
    await admin.call(payments.refund, { params: { id: paymentId }, body: { reason: 'Asked for' } });
    expect(await read()).toContain('Refunded in full on');
  });

  it('says what a tax invoice has to say, where the seller owes GST when the money comes', async () => {
    const taxed = await shop.reopen({
      SELLER_GSTIN: '33AAPFU0939F1Z2',
      SELLER_ADDRESS: '7 Car Street, Madurai 625001',
      COMPANY_NAME: 'Udaya Readings LLP',
    });
    const one = await shop.approved();
    const params = { orderId: one.orderId, reportId: one.reportId };
    await taxed.call(orders.capture, { params, token: parent.token });
    await taxed.close();
    const answer = await parent.call(payments.readReceipt, { params: { id: one.paymentId } });
    const text = (await pdfText(answer.body)).replace(/\s+/g, ' ');
    for (const part of [
      'Tax invoice',
      '7 Car Street, Madurai 625001',
      '33AAPFU0939F1Z2',
      '998439',
      'Tamil Nadu (33)',
      'Taxable value INR 847.46',
      'CGST at 9 % INR 76.27',
      'SGST at 9 % INR 76.27',
      'INR 1,000.00',
      'SGD 16.00',
    ])
      expect(text).toContain(part);
  });

  it('is not made for what was not paid, nor shown to anybody else', async () => {
    const { paymentId } = await shop.approved();
    expect((await parent.call(payments.readReceipt, { params: { id: paymentId } })).status).toBe(404);
    const mine = await shop.paid();
    const stranger = await shop.person('user');
    expect((await stranger.call(payments.readReceipt, { params: { id: mine.paymentId } })).status).toBe(404);
  });
});

describe('the product admin', () => {
  it('gives a payment back in full, once, and the report follows', async () => {
    const { reportId, orderId, paymentId } = await shop.paid();
    const admin = await shop.person('productAdmin');
    const ask = (key: string) =>
      admin.call(payments.refund, {
        params: { id: paymentId },
        body: { reason: 'Asked for' },
        headers: { 'idempotency-key': key },
      });
    const answers = [await ask('first-key'), await ask('first-key')];
    expect((await ask('another-key')).failure.code).toBe('payment.nothing_left');
    for (const answer of answers)
      expect(answer.body).toMatchObject({
        status: 'REFUNDED',
        paymentStatus: 'REFUNDED',
        refund: { status: 'COMPLETED', amount: 16, currency: 'SGD' },
      });
    expect((await shop.capturesOf(orderId))[0]?.refunds).toHaveLength(1);
    expect(await shop.statusOf(reportId)).toBe('REFUNDED');
    expect((await parent.call(reports.read, { params: { id: reportId } })).body.paymentId).toBe(paymentId);
    expect((await admin.call(productReports.read, { params: { id: reportId } })).body.paymentId).toBeNull();
    const told = (await parent.call(notifications.list)).body.notifications.filter(
      (one) => one.kind === 'payment.refunded' && one.reportId === reportId,
    );
    expect(told).toHaveLength(1);
    expect((await parent.call(orders.create, { body: { reportId } })).failure.code).toBe('payment.not_due');
  });

  it('gives nothing back that was not paid', async () => {
    const admin = await shop.person('productAdmin');
    const { paymentId } = await shop.approved();
    expect(
      (await admin.call(payments.refund, { params: { id: paymentId }, body: { reason: 'Asked for' } }))
        .failure.code,
    ).toBe('payment.not_refundable');
    expect(
      (
        await admin.call(payments.refund, {
          params: { id: 'AAAAAAAAAAAAAAAAAAAAAA' },
          body: { reason: 'Asked for' },
        })
      ).status,
    ).toBe(404);
  });

  it('sees all payments, or those of one report', async () => {
    const admin = await shop.person('productAdmin');
    const { reportId, paymentId } = await shop.paid();
    const { body } = await admin.call(productPayments.list, { query: { reportId } });
    expect(body).toMatchObject({
      totalElements: 1,
      content: [{ id: paymentId, username: parent.user.username, status: 'CAPTURED' }],
    });
    expect(
      (await admin.call(productPayments.list, { query: { size: 1 } })).body.totalElements,
    ).toBeGreaterThan(1);
  });

  it('makes an unpaid report a complimentary preview, which can still be paid', async () => {
    const admin = await shop.person('productAdmin');
    const reportId = await shop.newReport('Gift');
    for (let n = 0; n < 2; n++)
      expect(
        (
          await admin.call(payments.grantComplimentary, {
            params: { id: reportId },
            body: { reason: 'A gift' },
          })
        ).body,
      ).toEqual({
        id: reportId,
        paymentStatus: 'TRIAL',
      });
    expect((await parent.call(reports.read, { params: { id: reportId } })).body).toMatchObject({
      paymentStatus: 'TRIAL',
      preview: true,
      actions: ['preview', 'pay', 'delete'],
    });
    const { id } = await shop.order(reportId);
    await shop.bank.choose(id, 'approve');
    expect((await shop.capture(reportId, id)).body.paymentStatus).toBe('PAID');
    expect(
      (
        await admin.call(payments.grantComplimentary, {
          params: { id: reportId },
          body: { reason: 'A gift' },
        })
      ).failure.code,
    ).toBe('payment.not_due');
  });
});

describe('an unpaid report', () => {
  it('can be deleted with all that was entered for it, and its order is never captured', async () => {
    const { reportId, orderId, paymentId } = await shop.approved();
    expect((await parent.call(payments.deleteUnpaidReport, { params: { id: reportId } })).body).toEqual({
      id: reportId,
    });
    expect((await parent.call(reports.read, { params: { id: reportId } })).status).toBe(404);
    expect(await shop.countIn('notifications', `report_id = '${reportId}'`)).toBe(0);
    expect(await shop.countIn('consents', `report_id = '${reportId}'`)).toBe(0);
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
    expect((await parent.call(payments.deleteUnpaidReport, { params: { id: reportId } })).failure.code).toBe(
      'report.kept',
    );
    expect(await shop.statusOf(reportId)).toBe('PAID');
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

/** A sum and its currency are kept on one line. */
const onOneLine = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the mail', () => {
  it('brings the receipt, and tells of a refund', async () => {
    const buyer = await shop.person('user', { firstName: 'Asha' });
    const admin = await shop.person('productAdmin');
    const reportId = await shop.newReport('Mira', buyer);
    const { id, paymentId } = await shop.order(reportId, buyer);
    await shop.bank.choose(id, 'approve');
    await shop.capture(reportId, id, buyer);
    const { receiptNumber } = await shop.payment(paymentId, buyer);
    await admin.call(payments.refund, { params: { id: paymentId }, body: { reason: 'Asked for' } });
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
      expect(onOneLine(receipt.text)).toContain(part);
    }
    const refund = await shop.mailTo(buyer.user.email, 'refunded');
    expect(onOneLine(refund.text)).toContain('SGD 16.00');
  });
});
