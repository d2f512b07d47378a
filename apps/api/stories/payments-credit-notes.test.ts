import { orders, payments } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { Person, World } from '../testing/world.ts';

let shop: Shop;
let taxed: World;
let admin: Person;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.person('productAdmin');
  taxed = await shop.reopen({
    SELLER_GSTIN: '33AAPFU0939F1Z2',
    SELLER_ADDRESS: '7 Car Street, Madurai 625001',
    COMPANY_NAME: 'Udaya Readings LLP',
  });
});
afterAll(async () => {
  await taxed.close();
  await shop.close();
});

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
const documentText = async (answer: { status: number; body: Uint8Array }) => {
  expect(answer.status).toBe(200);
  return onOneLine(await pdfText(answer.body));
};

/** A report that was paid while the seller owed GST. */
async function paidWithTax() {
  const one = await shop.approved();
  const params = { orderId: one.orderId, reportId: one.reportId };
  await taxed.call(orders.capture, { params, token: shop.parent.token });
  return one;
}

let keys = 0;
const refund = (id: string, amount?: string) =>
  admin.call(payments.refund, {
    params: { id },
    body: { reason: 'Wanted for another person', ...(amount ? { amount } : {}) },
    headers: { 'idempotency-key': `note-key-${(keys += 1)}` },
  });

/** The credit notes of a payment, as the books have them. */
async function notesOf(paymentId: string) {
  const { rows } = await shop.pool.query(
    `select n.number, n.amount_minor, n.tax, n.reason from credit_notes n join receipts r on r.number = n.receipt_number
     where r.order_id = $1 order by n.number`,
    [paymentId],
  );
  return rows as {
    number: string;
    amount_minor: number;
    tax: { taxableMinor: number; taxes: { amountMinor: number }[] };
    reason: string;
  }[];
}

it('each refund of a tax invoice has a credit note, and those of a whole refund come to the invoice', async () => {
  const { paymentId } = await paidWithTax();
  for (const amount of ['5.00', '0.33', '3.17', undefined]) await refund(paymentId, amount);
  const notes = await notesOf(paymentId);
  expect(notes.map(({ number }) => number)).toEqual(
    (await shop.payment(paymentId)).refunds.map(({ creditNote }) => creditNote),
  );
  for (const { number } of notes) expect(number).toMatch(/^C\d{4}-\d{7}$/);
  const sum = (of: (note: (typeof notes)[number]) => number) =>
    notes.reduce((total, note) => total + of(note), 0);
  expect([
    notes.length,
    sum((note) => note.amount_minor),
    sum((note) => note.tax.taxableMinor),
    sum((note) => note.tax.taxes[0]?.amountMinor ?? 0),
    sum((note) => note.tax.taxes[1]?.amountMinor ?? 0),
  ]).toEqual([4, 100_000, 84_746, 7_627, 7_627]);
  expect(await shop.payment(paymentId)).toMatchObject({ status: 'REFUNDED', refundedAmount: 16 });
});

it('their numbers have no gap, also where refunds come at once', async () => {
  const paid = await Promise.all([paidWithTax(), paidWithTax(), paidWithTax()]);
  await Promise.all(paid.flatMap(({ paymentId }) => [refund(paymentId, '1.00'), refund(paymentId, '2.00')]));
  const { rows } = await shop.pool.query('select number from credit_notes order by number');
  const serials = rows.map(({ number }) => Number((number as string).slice(-7)));
  expect(serials).toEqual(serials.map((_, index) => index + 1));
  expect(serials.length).toBeGreaterThanOrEqual(10);
});

it('a credit note says what it has to say, to its buyer and to the product admin, and to nobody else', async () => {
  const { paymentId: id } = await paidWithTax();
  await refund(id, '5.00');
  const [note] = await notesOf(id);
  const number = note?.number ?? '';
  const answer = await shop.parent.call(payments.readCreditNote, { params: { id, number } });
  expect(answer.headers.get('content-disposition')).toContain(`filename="CreditNote_${number}.pdf"`);
  const text = await documentText(answer);
  const invoice = (await shop.payment(id)).receiptNumber ?? '';
  for (const part of [
    'Credit note',
    number,
    `${invoice} of `,
    'Wanted for another person',
    'Meena Sundaram',
    'Tamil Nadu, India',
    '7 Car Street, Madurai 625001',
    '33AAPFU0939F1Z2',
    'Taxable value INR 264.84',
    'CGST at 9 % INR 23.83',
    'SGST at 9 % INR 23.83',
    'INR 312.50',
    'SGD 5.00',
  ])
    expect(text).toContain(part);
  expect(
    await documentText(await admin.call(productPayments.readCreditNote, { params: { id, number } })),
  ).toBe(text);
  const tax = await documentText(await admin.call(productPayments.readReceipt, { params: { id } }));
  expect(tax).toContain('Refunded so far: SGD 5.00 of SGD 16.00');
  expect(tax).toContain(`Credit notes for this invoice: ${number}`);
  const stranger = await shop.person('user');
  expect((await stranger.call(payments.readCreditNote, { params: { id, number } })).status).toBe(404);
  const other = { params: { id, number: 'C2627-9999999' } };
  expect((await shop.parent.call(payments.readCreditNote, other)).status).toBe(404);
});

it('a credit note of another payment is not found under this one', async () => {
  const [one, other] = [await paidWithTax(), await paidWithTax()];
  await refund(one.paymentId, '5.00');
  await refund(other.paymentId, '5.00');
  const [foreign] = await notesOf(other.paymentId);
  const params = { id: one.paymentId, number: foreign?.number ?? '' };
  expect((await shop.parent.call(payments.readCreditNote, { params })).status).toBe(404);
});

it('money that comes back by the provider’s own desk has its credit note, too', async () => {
  const { paymentId, orderId } = await paidWithTax();
  const [capture] = await shop.capturesOf(orderId);
  await shop.bank.refund(capture?.id ?? '', '8.00');
  await shop.bank.sendEvents();
  expect(await notesOf(paymentId)).toMatchObject([{ amount_minor: 50_000, reason: 'Refund of the payment' }]);
});

it('a plain receipt has none: it says itself what went back', async () => {
  const { paymentId: id } = await shop.paid();
  await refund(id, '5.00');
  await refund(id, '1.00');
  expect(await notesOf(id)).toEqual([]);
  const receipt = await documentText(await shop.parent.call(payments.readReceipt, { params: { id } }));
  expect(receipt).toContain('Refunded so far: SGD 6.00 of SGD 16.00');
});

it('the mail of a refund names the sum and the credit note, and leads to where it is', async () => {
  const buyer = await shop.person('user');
  const reportId = await shop.newReport('Mira', buyer);
  const { id: orderId, paymentId } = await shop.order(reportId, buyer);
  await shop.bank.choose(orderId, 'approve');
  await taxed.call(orders.capture, { params: { orderId, reportId }, token: buyer.token });
  await refund(paymentId, '5.00');
  const [note] = await notesOf(paymentId);
  await shop.startWorkers();
  const mail = await shop.mailTo(buyer.user.email, 'Part of your payment');
  const text = mail.text.replaceAll('\u00A0', ' ');
  for (const part of [
    'You can still read the report',
    'SGD 5.00',
    note?.number ?? 'none',
    `/payments/success/${paymentId}`,
  ])
    expect(text).toContain(part);
});
