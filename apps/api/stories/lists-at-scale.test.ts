import { productPayments } from '@udaya/contract/product-payments';
import { productReports, reports } from '@udaya/contract/reports';
import { expect, it } from 'vitest';
import { listOrderRows } from '../src/features/billing/store-lists.ts';
import { listOwnNotifications } from '../src/features/notifications/store.ts';
import { searchReports } from '../src/features/reports/lists/store-search.ts';
import { readReportRow } from '../src/features/reports/record/store.ts';
import { listReportRows } from '../src/features/reports/record/store-lists.ts';
import { queryLayerOver } from '../src/platform/database/database.ts';
import { type SystemDb, tenantDb } from '../src/platform/database/handles.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop, type Shop } from '../testing/shop.ts';

// What a statement costs is told by the pages of the database that it touches: the same on every machine, however busy.
const atMost = 500;
const copies = 4_000;

const shop = await forThisFile(openShop());
const { reportId } = await shop.paid();
const copy = (table: string, where: string, own: string) =>
  shop.pool.query(`insert into ${table} select made.* from ${table} t, generate_series(1, ${copies}) n
    cross join lateral jsonb_populate_record(t, jsonb_build_object(${own})) as made where ${where}`);
await copy(
  'reports',
  `t.id = '${reportId}'`,
  `'id', 'copied-report-' || n, 'payment_id', 'copied-order-' || n, 'idempotency_key', null, 'created_at', now() - n * interval '1 hour'`,
);
await copy(
  'invoices',
  `t.report_id = '${reportId}'`,
  `'id', 'copied-invoice-' || n, 'report_id', 'copied-report-' || n`,
);
await copy(
  'orders',
  `t.invoice_id in (select id from invoices where report_id = '${reportId}')`,
  `'id', 'copied-order-' || n, 'invoice_id', 'copied-invoice-' || n, 'provider_order_id', 'COPIED' || n, 'created_at', now() - n * interval '1 hour'`,
);
await copy(
  'notifications',
  `t.id = (select min(id) from notifications)`,
  `'id', 'copied-news-' || n, 'created_at', now() - n * interval '1 hour'`,
);
await shop.pool.query('vacuum (analyze)');

/** How many pages of the database each statement of some work touches. */
async function pagesTouched(work: (db: Shop['db']) => Promise<unknown>): Promise<number[]> {
  const statements: [text: string, values: unknown[]][] = [];
  await work(queryLayerOver(shop.pool, (...statement) => void statements.push(statement)));
  const touched: number[] = [];
  const client = await shop.pool.connect();
  try {
    // One after the other as they were said, since some of them settle how those after them are planned.
    await client.query('begin');
    for (const [text, values] of statements) {
      if (text.startsWith('explain')) continue;
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      touched.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return touched;
}

it('no page of a list costs more than its own rows, the last one neither', async () => {
  const { id: userId } = shop.parent.user;
  const own = (db: SystemDb) => tenantDb(db, { userId, role: 'user', groupId: null, branchId: null });
  const all = (db: SystemDb) => tenantDb(db, { userId, role: 'productAdmin', groupId: null, branchId: null });
  for (const sortOrder of ['asc', 'desc'] as const) {
    for (const page of [0, 99, copies / 10]) {
      const at = { page, size: 10, sortOrder };
      const touched = [
        ...(await pagesTouched((db) => listReportRows(own(db), {}, at))),
        ...(await pagesTouched((db) => searchReports(all(db), { userType: 'ASTROUSER' }, at))),
        ...(await pagesTouched((db) => listOrderRows(all(db), {}, at))),
      ];
      expect(touched.length).toBeGreaterThanOrEqual(4);
      expect(Math.max(...touched)).toBeLessThan(atMost);
    }
  }
  const single = [
    ...(await pagesTouched((db) => readReportRow(own(db), 'copied-report-7'))),
    ...(await pagesTouched((db) => listOwnNotifications(own(db), 50))),
    ...(await pagesTouched((db) => listOrderRows(own(db), {}, { page: 0, size: 10, sortOrder: 'desc' }))),
  ];
  expect(Math.max(...single)).toBeLessThan(atMost);
});

it('totals and last pages are right among many', async () => {
  const admin = await shop.person('productAdmin');
  const query = { page: copies / 10, size: 10 };
  const whole = { totalElements: copies + 1, totalPages: copies / 10 + 1 };
  const own = (await shop.parent.call(reports.list, { query })).body;
  const all = (await admin.call(productReports.list, { query })).body;
  const paid = (await admin.call(productPayments.list, { query })).body;
  for (const page of [own, all, paid]) expect(page).toMatchObject(whole);
  expect(own.userBirthChartList.map(({ id }) => id)).toEqual([`copied-report-${copies}`]);
  expect(all.userBirthChartList).toHaveLength(1);
  expect(paid.content.map(({ id }) => id)).toEqual([`copied-order-${copies}`]);
  expect(own.userBirthChartList[0]?.paymentId).toBe(`copied-order-${copies}`);
  const beyond = (await admin.call(productReports.list, { query: { page: copies, size: 10 } })).body;
  expect(beyond).toMatchObject({ userBirthChartList: [], ...whole });
});
