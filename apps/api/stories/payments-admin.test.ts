import { payments } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { isoDayIn } from '@udaya/format/format-instant';
import { parse } from 'csv-parse/sync';
import { afterEach, describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

/** Payments of two people: one of Asha's was declined once before it was paid. */
let made: Record<'paid' | 'open' | 'ashas', { paymentId: string; orderId: string; reportId: string }>;
const shop = await forThisFile(openShop());
const admin = await shop.person('productAdmin');
const asha = await shop.person('user', { firstName: 'Asha', lastName: 'Fernandes', state: 'Kerala' });
const reportId = await shop.newReport('=Mirä Kannan', asha);
const { id: orderId, paymentId } = await shop.order(reportId, asha);
await shop.bank.choose(orderId, 'decline');
await shop.capture(reportId, orderId, asha);
await shop.bank.choose(orderId, 'approve');
await shop.capture(reportId, orderId, asha);
made = { ashas: { paymentId, orderId, reportId }, paid: await shop.paid(), open: await shop.approved() };
afterEach(() => shop.bank.gate.clear());

type Query = Parameters<typeof listed>[0];
async function listed(query: {
  userId?: string;
  who?: string;
  reference?: string;
  status?: 'CAPTURED' | 'CREATED' | 'REFUNDED';
  from?: string;
  to?: string;
  timeZone?: string;
  currency?: string;
  refundDue?: 'true';
  sortField?: 'created' | 'amount' | 'changed';
  sortOrder?: 'asc' | 'desc';
  page?: number;
  size?: number;
}) {
  const answer = await admin.call(productPayments.list, { query: { size: 100, ...query } });
  expect([answer.status, answer.failure.errors]).toEqual([200, undefined]);
  const ids = answer.body.content.map(({ id }) => id);
  if (!query.size) expect([answer.body.totalElements, answer.body.totalIsExact]).toEqual([ids.length, true]);
  return ids;
}
const inspect = async (id: string) => (await admin.call(productPayments.read, { params: { id } })).body;
const refund = (id: string, amount: string, key: string) =>
  admin.call(payments.refund, {
    params: { id },
    body: { reason: 'Asked for by phone', amount },
    headers: { 'idempotency-key': key },
  });

describe('the list of all payments', () => {
  it.each<[string, Query, ('paid' | 'open' | 'ashas')[]]>([
    ['everything, latest first', {}, ['open', 'paid', 'ashas']],
    ['the earliest first', { sortOrder: 'asc' }, ['ashas', 'paid', 'open']],
    ['a part of the report’s name', { who: 'kannan' }, ['ashas']],
    ['it without its accents', { who: 'mira kann' }, ['ashas']],
    ['a part of the account’s name', { who: 'shá FÉRN' }, ['ashas']],
    ['a percent sign, which is a letter like others', { who: '%%%' }, []],
    ['a status', { status: 'CAPTURED' }, ['paid', 'ashas']],
    ['a status and a person', { status: 'CAPTURED', who: 'Sundaram' }, ['paid']],
    ['a currency, in small letters too', { currency: 'sgd' }, ['open', 'paid', 'ashas']],
    ['another currency', { currency: 'EUR' }, []],
    ['days gone by', { to: '2020-01-01' }, []],
    ['days to come', { from: '2199-01-01' }, []],
    ['refunds that are due', { refundDue: 'true' }, []],
    ['the page after the first', { page: 1, size: 2 }, ['ashas']],
  ])('by %s', async (_, query, expected) => {
    expect(await listed(query)).toEqual(expected.map((name) => made[name].paymentId));
  });

  it('by the username or the email of the account', async () => {
    for (const who of [asha.user.username.toUpperCase(), asha.user.email])
      expect(await listed({ who })).toEqual([made.ashas.paymentId]);
  });

  it('of one account', async () => {
    expect(await listed({ userId: asha.user.id })).toEqual([made.ashas.paymentId]);
    expect(await listed({ userId: shop.parent.user.id })).toHaveLength(2);
    expect(await listed({ userId: 'AAAAAAAAAAAAAAAAAAAAAA' })).toEqual([]);
  });

  it('by any number, ours or the provider’s', async () => {
    const { paymentId, orderId } = made.paid;
    const [capture] = await shop.capturesOf(orderId);
    const { receiptNumber } = await shop.payment(paymentId);
    for (const reference of [paymentId, orderId, ` ${capture?.id} `, receiptNumber ?? ''])
      expect(await listed({ reference })).toEqual([paymentId]);
    expect(await listed({ reference: 'NOSUCHNUMBER' })).toEqual([]);
  });

  it('by what happened last', async () => {
    await refund(made.ashas.paymentId, '1.00', 'changed-key');
    expect((await listed({ sortField: 'changed' }))[0]).toBe(made.ashas.paymentId);
    expect((await listed({ sortField: 'amount' })).length).toBe(3);
  });

  it('of today, in the reader’s own zone', async () => {
    const timeZone = 'Asia/Kolkata';
    const today = isoDayIn(new Date(), timeZone);
    expect(await listed({ from: today, to: today, timeZone })).toHaveLength(3);
  });

  it.each([
    ['who', { who: 'ab' }, 'Please enter at least 3 characters'],
    ['currency', { currency: 'rupees' }, undefined],
    ['status', { status: 'PAID' }, undefined],
    ['from', { from: '31-01-2026' }, undefined],
    ['groups', { groups: 'all' }, undefined],
  ])('refuses what it cannot be asked for: %s', async (path, query, message) => {
    const { failure, status } = await admin.call(productPayments.list, { query });
    expect([status, failure.errors?.[0]?.path]).toEqual([400, path]);
    if (message) expect(failure.errors?.[0]?.message).toBe(message);
  });
});

describe('the file of all payments', () => {
  it('holds what the list holds, with its formulas disarmed', async () => {
    const { paymentId } = made.ashas;
    const answer = await admin.call(productPayments.exportList, { query: { who: 'kannan' } });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const rows = parse<Record<string, string>>(Buffer.from(answer.body), { bom: true, columns: true });
    expect(rows).toMatchObject([
      {
        Payment: paymentId,
        Status: 'CAPTURED',
        'Report of': "'=Mirä Kannan",
        Account: asha.user.username,
        Charged: '16',
        Currency: 'SGD',
        'Invoice amount': '1000',
        'Provider’s order': made.ashas.orderId,
      },
    ]);
  });

  it('goes on over as many pages as there are, in the order of the list', async () => {
    const { rows } = await shop.pool.query(
      `insert into orders (id, invoice_id, status, provider, amount_minor, currency, created_at)
       select 'filed-order-' || n, o.invoice_id, 'EXPIRED', 'sandbox', 1600, 'SGD', o.created_at - (n / 3) * interval '1 second'
       from orders o, generate_series(1, 2500) n where o.id = $1 returning id`,
      [made.paid.paymentId],
    );
    const answer = await admin.call(productPayments.exportList, { query: { status: '' } });
    const filed = parse<Record<string, string>>(Buffer.from(answer.body), { bom: true, columns: true });
    expect(new Set(filed.map((row) => row.Payment)).size).toBe(rows.length + 3);
    const { rows: inOrder } = await shop.pool.query(
      'select id from orders order by created_at desc, id desc',
    );
    expect(filed.map((row) => row.Payment)).toEqual(inOrder.map(({ id }) => id));
    await shop.pool.query(`delete from orders where id like 'filed-order-%'`);
  });

  it('is told in the audit log', async () => {
    expect(
      await shop.countIn('audit_log', `action = 'payments.exported' and actor_id = '${admin.user.id}'`),
    ).toBe(2);
  });
});

describe('one payment', () => {
  it('tells all that happened with it, in order, with its numbers and by whom', async () => {
    const { paymentId: id, orderId } = made.ashas;
    await refund(id, '5.00', 'timeline-key');
    await shop.bank.sendEvents();
    await admin.call(productPayments.readReceipt, { params: { id } });
    await shop.startWorkers();
    await shop.allMailTo(asha.user.email);
    const { timeline, ...payment } = await inspect(id);
    expect(payment).toMatchObject({
      account: { name: 'Asha Fernandes', username: asha.user.username, email: asha.user.email },
      orderId,
      captureId: (await shop.capturesOf(orderId))[0]?.id,
      payee: 'SANDBOXMERCHANT',
      declines: 1,
    });
    const lines = timeline.map(({ what }) => what.replaceAll('\u00A0', ' '));
    let last = -1;
    for (const line of [
      'The payment of SGD 16.00 was started',
      'The payment service opened the order',
      'The payment service was asked for the money',
      'The buyer’s payment method was declined',
      'SGD 16.00 was taken',
      'The receipt was created',
      'The receipt was emailed to the buyer',
      'A refund of SGD 5.00 was requested',
      'SGD 5.00 was refunded',
      'The buyer was notified of the refund by email',
      'The receipt was downloaded',
    ]) {
      const next = lines.indexOf(line, last + 1);
      expect([line, next > last]).toEqual([line, true]);
      last = next;
    }
    expect(timeline.map(({ date }) => date)).toEqual(timeline.map(({ date }) => date).toSorted());
    const find = (what: string) => timeline.find((line) => line.what.replaceAll('\u00A0', ' ') === what);
    expect(find('A refund of SGD 5.00 was requested')).toMatchObject({
      by: admin.user.username,
      detail: 'Asked for by phone',
    });
    expect(find('The receipt was emailed to the buyer')?.detail).toBe('The email was sent');
    expect(find('The buyer’s payment method was declined')).toMatchObject({
      isBad: true,
      detail: expect.stringContaining('(INSTRUMENT_DECLINED)'),
    });
    const events = timeline.filter(({ kind }) => kind === 'event').map(({ detail }) => detail);
    expect(events).toEqual(expect.arrayContaining(['PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED']));
    for (const event of timeline.filter(({ kind }) => kind === 'event'))
      expect(event.references[0]).toMatch(/^WH-/);
  });

  it('that nobody knows is not there', async () => {
    const params = { id: 'AAAAAAAAAAAAAAAAAAAAAA' };
    expect((await admin.call(productPayments.read, { params })).status).toBe(404);
    expect((await admin.call(productPayments.readReceipt, { params })).status).toBe(404);
  });
});

describe('a complimentary preview', () => {
  const grant = (id: string, reason: string) =>
    admin.call(payments.grantComplimentary, { params: { id }, body: { reason } });
  const granted = async (id: string) =>
    (await admin.call(productPayments.readGrant, { params: { id } })).body.grant;

  it('keeps by whom and why it was granted, and the payment tells of it', async () => {
    const reportId = await shop.newReport('Granted');
    const { paymentId } = await shop.order(reportId);
    expect(await granted(reportId)).toBeNull();
    expect((await grant(reportId, ' ')).failure.errors?.[0]?.path).toBe('reason');
    expect((await grant(reportId, 'For the school')).body.paymentStatus).toBe('TRIAL');
    await grant(reportId, 'Another reason');
    expect(await granted(reportId)).toMatchObject({ by: admin.user.username, reason: 'For the school' });
    const line = (await inspect(paymentId)).timeline.find(({ detail }) => detail === 'For the school');
    expect(line).toMatchObject({ kind: 'admin', by: admin.user.username });
  });

  it('is for unpaid reports only', async () => {
    const { reportId } = made.paid;
    expect((await grant(reportId, 'A gift')).failure.code).toBe('payment.not_due');
    expect(await granted(reportId)).toBeNull();
  });
});
