import { dashboard, figureKeys } from '@udaya/contract/dashboard';
import { describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());
const admin = await shop.person('productAdmin');

const read = async (query: { days?: number; timeZone?: string } = {}) =>
  (await admin.call(dashboard.read, { query })).body;
const attention = async () =>
  Object.fromEntries(
    (await admin.call(dashboard.readNow)).body.attention.map(({ kind, count }) => [kind, count]),
  );
const today = async (timeZone?: string) =>
  (await read({ days: 7, ...(timeZone ? { timeZone } : {}) })).days.at(-1);
const set = (table: string, change: string, id: string) =>
  shop.pool.query(`update ${table} set ${change} where id = $1`, [id]);

describe('the figures of the last days', () => {
  it('count each report, payment and sign-up on its day', async () => {
    const before = await today();
    const { reportId, paymentId } = await shop.paid();
    expect(await today()).toEqual({
      ...before,
      consumerReports: Number(before?.consumerReports) + 1,
      payments: Number(before?.payments) + 1,
    });

    await set('reports', `created_at = now() - interval '3 days'`, reportId);
    await set('orders', `paid_at = now() - interval '3 days'`, paymentId);
    const { days } = await read({ days: 7 });
    expect(days.at(-1)).toEqual(before);
    expect(days[3]).toMatchObject({ consumerReports: 1, payments: 1 });

    await shop.person('user');
    expect(Number((await today())?.signUps)).toBe(Number(before?.signUps) + 1);
    await shop.person('groupUser');
    expect(Number((await today())?.signUps)).toBe(Number(before?.signUps) + 1);
  });

  it('hold as many days as are asked for, ending with today where the reader is', async () => {
    for (const days of [7, 30, 90]) expect((await read({ days })).days).toHaveLength(days);
    expect((await read()).days).toHaveLength(30);
    const east = (await read({ timeZone: 'Pacific/Kiritimati' })).days.at(-1)?.day ?? '';
    const west = (await read({ timeZone: 'Pacific/Pago_Pago' })).days.at(-1)?.day ?? '';
    expect(east > west).toBe(true);
  });

  it('compare with as many days before', async () => {
    const { reportId } = await shop.paid();
    await set('reports', `created_at = now() - interval '8 days'`, reportId);
    const week = await read({ days: 7 });
    expect(week.before.consumerReports).toBe(1);
    expect((await read({ days: 30 })).before.consumerReports).toBe(0);
    expect(Object.keys(week.before).toSorted()).toEqual([...figureKeys].toSorted());
  });

  it('sum what was paid, each currency by itself', async () => {
    const [before] = (await read()).takings;
    const { paymentId } = await shop.paid();
    const [after] = (await read()).takings;
    expect(after?.amount).toBe(Number(before?.amount) + 16);
    await set('orders', `currency = 'USD'`, paymentId);
    expect((await read()).takings.map(({ currency }) => currency).toSorted()).toEqual(['SGD', 'USD']);
  });

  it('refuse any other period', async () => {
    const { status, body } = await admin.call(dashboard.read, { query: { days: 8 } });
    expect([status, (body as { code?: string }).code]).toEqual([400, 'request.invalid']);
  });
});

describe('what needs attention', () => {
  it('is silent while all is well, and names what is not', async () => {
    expect(await attention()).toEqual({});
    const { reportId, paymentId } = await shop.paid();
    await set('reports', `stage = 'failed', failed_at = now()`, reportId);
    await set('orders', `status = 'PENDING', updated_at = now() - interval '2 hours'`, paymentId);
    await shop.pool.query(
      `insert into mails (id, kind, created_at, failed_at) values ('mail-that-failed', 'report-ready', now(), now() - interval '1 day'), ('mail-of-long-ago', 'report-ready', now(), now() - interval '8 days')`,
    );
    expect(await attention()).toEqual({ failedReports: 1, slowPayments: 1, failedMails: 1 });
    const day = await today();
    expect(day).toMatchObject({ failedReports: 1 });
    expect((await read({ days: 7 })).days.at(-2)).toMatchObject({ failedMails: 1 });
  });
});
