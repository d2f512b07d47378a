import { payments } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import { afterEach, describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());
const admin = await shop.person('productAdmin');
afterEach(() => shop.bank.gate.clear());

const refunding = /POST .*\/refund$/;
let keys = 0;
const refund = (id: string, amount: string | undefined, key = `part-key-${(keys += 1)}`) =>
  admin.call(payments.refund, {
    params: { id },
    body: { reason: 'Asked for by mail', ...(amount === undefined ? {} : { amount }) },
    headers: { 'idempotency-key': key },
  });
const inspect = async (id: string) => (await admin.call(productPayments.read, { params: { id } })).body;
const due = async () =>
  (await admin.call(productPayments.list, { query: { refundDue: 'true' } })).body.content.map(({ id }) => id);

/** What the bank gave back of an order, in minor units. */
const backAtBank = async (orderId: string) =>
  (await shop.capturesOf(orderId))
    .flatMap(({ refunds }) => refunds)
    .reduce((sum, { amount }) => sum + amount.amountMinor, 0);

/** Fails unless captured, refunded, underway and left of every payment agree with each other and with the bank's books. */
async function expectSumsToAgree(): Promise<void> {
  await shop.sweep();
  await shop.bank.sendEvents();
  const { rows } = await shop.pool.query(`
    select o.provider_order_id as order_id, o.status, c.amount_minor as captured, c.status as capture_status,
      coalesce(sum(r.amount_minor) filter (where r.status = 'COMPLETED'), 0)::int as refunded,
      coalesce(sum(r.amount_minor) filter (where r.status in ('REQUESTED', 'PENDING')), 0)::int as underway
    from captures c join orders o on o.id = c.order_id left join refunds r on r.capture_id = c.id group by o.id, c.id`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { order_id, status, captured, capture_status, refunded, underway } of rows) {
    expect(refunded + underway).toBeLessThanOrEqual(captured);
    expect([order_id, refunded]).toEqual([order_id, await backAtBank(order_id)]);
    const expected = refunded === 0 ? 'COMPLETED' : refunded < captured ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    expect([order_id, capture_status, status]).toEqual([
      order_id,
      expected,
      refunded === captured ? 'REFUNDED' : 'CAPTURED',
    ]);
  }
}

describe('a part of a payment', () => {
  it('goes back, and another, and the rest: only then the report is REFUNDED', async () => {
    const { paymentId: id, reportId } = await shop.paid();
    expect((await refund(id, '5.00')).body).toMatchObject({
      status: 'CAPTURED',
      paymentStatus: 'PAID',
      refund: { status: 'COMPLETED', amount: 5 },
      refundedAmount: 5,
    });
    expect((await refund(id, '1.5')).body).toMatchObject({ status: 'CAPTURED', refundedAmount: 6.5 });
    expect(await inspect(id)).toMatchObject({ capturedAmount: 16, leftAmount: 9.5, mayRefund: true });
    expect(await shop.statusOf(reportId)).toBe('PAID');
    expect((await refund(id, undefined)).body).toMatchObject({
      status: 'REFUNDED',
      paymentStatus: 'REFUNDED',
      refund: { amount: 9.5 },
      refundedAmount: 16,
    });
    expect(await shop.statusOf(reportId)).toBe('REFUNDED');
    expect(await inspect(id)).toMatchObject({ leftAmount: 0, mayRefund: false });
    expect((await refund(id, '0.01')).failure.code).toBe('payment.nothing_left');
    const told = `report_id = '${reportId}' and kind`;
    expect(await shop.countIn('notifications', `${told} = 'payment.partly_refunded'`)).toBe(2);
    expect(await shop.countIn('notifications', `${told} = 'payment.refunded'`)).toBe(1);
  });

  it.each([
    ['16.01', 'You can refund at most SGD 16.00'],
    ['0', 'Please enter an amount in SGD above zero, such as 5.00'],
    ['-1', 'Please enter an amount in SGD above zero, such as 5.00'],
    ['1.005', 'Please enter an amount in SGD above zero, such as 5.00'],
    ['all', 'Please enter an amount in SGD above zero, such as 5.00'],
  ])('is not %s', async (amount, message) => {
    const { paymentId, orderId } = await shop.paid();
    const { failure } = await refund(paymentId, amount);
    expect(failure.code).toBe('request.invalid');
    const [error] = failure.errors ?? [];
    expect([error?.path, error?.message.replaceAll('\u00A0', ' ')]).toEqual(['amount', message]);
    expect(await backAtBank(orderId)).toBe(0);
  });

  it('needs a reason, and a key under which it goes back once', async () => {
    const { paymentId: id } = await shop.paid();
    const without = await admin.call(payments.refund, { params: { id }, body: { reason: ' ', amount: '5' } });
    expect(without.failure.errors).toEqual([{ path: 'reason', message: 'Please give a reason' }]);
    const keyless = await admin.call(payments.refund, {
      params: { id },
      body: { reason: 'Why', amount: '5' },
    });
    expect(keyless.failure.errors?.[0]?.path).toBe('idempotency-key');
  });

  it('asked for twice by one double click goes back once', async () => {
    const { paymentId, orderId } = await shop.paid();
    const answers = await Promise.all([
      refund(paymentId, '5.00', 'double-click'),
      refund(paymentId, '5.00', 'double-click'),
    ]);
    for (const answer of answers) expect(answer.body.refundedAmount).toBe(5);
    expect((await refund(paymentId, '5.00', 'double-click')).body.refundedAmount).toBe(5);
    expect(await backAtBank(orderId)).toBe(500);
  });
});

describe('parts that are asked for at once', () => {
  it('never come to more than was taken', async () => {
    const { paymentId, orderId } = await shop.paid();
    const answers = await Promise.all(['9.00', '9.00', '9.00', '8.00'].map((one) => refund(paymentId, one)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const { failure } of answers.filter(({ status }) => status !== 200))
      expect(failure.errors?.[0]?.path).toBe('amount');
    expect(await backAtBank(orderId)).toBeLessThanOrEqual(1_600);
    await expectSumsToAgree();
  });

  it('with one at the provider’s own desk never come to more either', async () => {
    const { paymentId, orderId } = await shop.paid();
    const [capture] = await shop.capturesOf(orderId);
    await Promise.all([
      shop.bank.refund(capture?.id ?? '', '10.00').catch(() => undefined),
      refund(paymentId, '9.00'),
      refund(paymentId, '7.00'),
    ]);
    expect(await backAtBank(orderId)).toBeLessThanOrEqual(1_600);
    await expectSumsToAgree();
  });
});

describe('the provider', () => {
  it('that is away is asked again by the sweep, once', async () => {
    const { paymentId: id, orderId } = await shop.paid();
    shop.bank.gate.disturb(refunding, 'lost', 1);
    expect((await refund(id, '5.00')).body.refund).toMatchObject({ status: 'REQUESTED', amount: 5 });
    expect(await inspect(id)).toMatchObject({ underwayAmount: 5, leftAmount: 11 });
    await shop.sweep();
    expect(await shop.payment(id)).toMatchObject({ status: 'CAPTURED', refundedAmount: 5 });
    expect(await backAtBank(orderId)).toBe(500);
    const lines = (await inspect(id)).timeline.map(({ what }) => what.replaceAll('\u00A0', ' '));
    expect(lines).toContain(
      'The payment service did not respond about the refund of SGD 5.00; we ask again every minute',
    );
  });

  it('that refuses a part is quoted, and the part can be asked for again', async () => {
    const { paymentId: id } = await shop.paid();
    shop.bank.gate.disturb(refunding, { status: 422, issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS' }, 1);
    expect((await refund(id, '5.00')).body.refund).toMatchObject({
      status: 'FAILED',
      issue: {
        issue: 'REFUND_FAILED_INSUFFICIENT_FUNDS',
        description: 'The product’s account at the payment service does not have enough money for the refund',
      },
    });
    expect(await due()).toContain(id);
    expect(await shop.payment(id)).toMatchObject({ refund: null, refunds: [], refundedAmount: 0 });
    expect((await refund(id, '5.00')).body.refund?.status).toBe('COMPLETED');
    expect(await due()).not.toContain(id);
    expect((await shop.payment(id)).refunds).toMatchObject([
      { status: 'COMPLETED', issue: null, reason: '' },
    ]);
  });

  it('that gives a part back at its own desk is followed, once, and the report stays open', async () => {
    const { paymentId: id, orderId, reportId } = await shop.paid();
    const [capture] = await shop.capturesOf(orderId);
    await shop.bank.refund(capture?.id ?? '', '6.00');
    await shop.bank.sendEvents();
    const refunded = (await shop.bank.events()).filter(({ body }) =>
      body.includes('PAYMENT.CAPTURE.REFUNDED'),
    );
    await shop.post(refunded.at(-1)?.body.replace(/"id":"WH-/, '"id":"WH-again-') ?? '');
    expect(await shop.payment(id)).toMatchObject({
      status: 'CAPTURED',
      refund: { status: 'COMPLETED', amount: 6 },
      refundedAmount: 6,
    });
    expect(await shop.statusOf(reportId)).toBe('PAID');
    expect((await inspect(id)).leftAmount).toBe(10);
  });

  it('whose desk gave a part back unheard refuses too much, and then the books know of it', async () => {
    const { paymentId: id, orderId } = await shop.paid();
    const [capture] = await shop.capturesOf(orderId);
    await shop.bank.refund(capture?.id ?? '', '6.00');
    expect((await refund(id, undefined)).body).toMatchObject({
      refund: { status: 'FAILED', issue: { issue: 'REFUND_AMOUNT_EXCEEDED' } },
      refundedAmount: 6,
    });
    expect((await refund(id, undefined)).body).toMatchObject({ status: 'REFUNDED', refund: { amount: 10 } });
  });
});

it('after all of this the books agree with the bank’s, to the last cent', async () => {
  await expectSumsToAgree();
});
