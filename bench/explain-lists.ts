import { productReports } from '@udaya/contract/reports';
import type pg from 'pg';
import { listOrderRows } from '../apps/api/src/features/billing/store-lists.ts';
import { listOwnNotifications } from '../apps/api/src/features/notifications/store.ts';
import { productFilter } from '../apps/api/src/features/reports/lists/product-filter.ts';
import { searchReports } from '../apps/api/src/features/reports/lists/store-search.ts';
import { readReportRow } from '../apps/api/src/features/reports/record/store.ts';
import { findMoons, listReportRows } from '../apps/api/src/features/reports/record/store-lists.ts';
import { queryLayerOver } from '../apps/api/src/platform/database/database.ts';
import { tenantDb } from '../apps/api/src/platform/database/handles.ts';
import { productSearches } from './list-searches.ts';

const timeoutMs = 15_000;
const actor = (userId: string, role: 'user' | 'productAdmin') => ({
  userId,
  role,
  groupId: null,
  branchId: null,
});
const pageOf = (page: number) => ({ page, size: 10, sortOrder: 'desc' }) as const;

/** Prints how the database answers the product's own statements: the slowest with their whole plans. */
export async function explainSlowest(pool: pg.Pool, shown = 4): Promise<void> {
  const statements: { text: string; values: unknown[]; of: string }[] = [];
  let of = '';
  const db = queryLayerOver(pool, (text, values) => statements.push({ of, text, values }));
  const own = (userId: string) => tenantDb(db, actor(userId, 'user'));
  const all = tenantDb(db, actor('bench-admin', 'productAdmin'));
  const listings: [string, () => Promise<unknown>][] = [
    ['own list, page 1', () => listReportRows(own('bench-user-1'), {}, pageOf(0))],
    ['own list, page 100', () => listReportRows(own('bench-user-2'), {}, pageOf(99))],
    ...(await productSearches(pool)).map(([name, query]): [string, () => Promise<unknown>] => {
      const { page, size, sortOrder, ...filters } = productReports.list.query.parse(query);
      return [
        name,
        () => searchReports(all, productFilter(filters, Buffer.alloc(32)), { page, size, sortOrder }),
      ];
    }),
    ['detail', async () => readReportRow(all, (await someIds(pool, 1))[0] ?? '')],
    [
      'the Moon of ten reports',
      async () => findMoons(all, (await listReportRows(own('bench-user-1'), {}, pageOf(0))).rows),
    ],
    ['payments, page 1', () => listOrderRows(all, {}, pageOf(0))],
    ['payments, page 1,000', () => listOrderRows(all, {}, pageOf(999))],
    ['notifications', () => listOwnNotifications(own('bench-user-2'), 50)],
  ];
  for (const [name, listing] of listings) {
    of = name;
    await listing();
  }
  const plans: { of: string; ms: number; buffers: number; lines: string[] }[] = [];
  const client = await pool.connect();
  try {
    for (const { of, text, values } of statements) {
      if (text.startsWith('explain')) continue;
      // In the order in which they were said: some settle how those after them are planned, until the next listing.
      if (of !== plans.at(-1)?.of) await client.query('rollback; begin');
      // Once to have it warm, as the product's own calls are.
      await client.query(text, values);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers) ${text}`,
        values,
      );
      const lines = rows.map((row) => row['QUERY PLAN']);
      const ms = Number(/Execution Time: ([\d.]+)/.exec(lines.join('\n'))?.[1]);
      const [, hit = 0, read = 0] =
        /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(lines.join('\n')) ?? [];
      plans.push({ of, ms, buffers: Number(hit) + Number(read), lines });
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  console.log(`\n${'statement of the product'.padEnd(44)}       ms   buffers`);
  for (const { of, ms, buffers } of plans)
    console.log(`${of.padEnd(44)}${ms.toFixed(2).padStart(9)}${String(buffers).padStart(10)}`);
  plans.sort((one, other) => other.ms - one.ms);
  for (const { of, lines } of plans.slice(0, shown)) console.log(`\n${of}\n${lines.join('\n')}`);
}

async function someIds(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from reports where owner_id = 'bench-user-1' order by created_at desc limit $1`,
    [count],
  );
  return rows.map((row) => row.id);
}

/**
 * Times the plain queries: each page with what the payments of its rows do, looked up for the skipped rows too, and with
 * a count of everything, without the index of orders by invoice and that of their day. They run in a transaction that is taken back.
 */
export async function timePlainQueries(pool: pg.Pool): Promise<void> {
  const payments = `exists (select 1 from invoices i join orders o on o.invoice_id = i.id
      where i.report_id = r.id and (o.status in ('CAPTURING', 'PENDING') or (o.status = 'CREATED' and o.unheard_since is not null))),
    (select o.id from invoices i join orders o on o.invoice_id = i.id
      where i.report_id = r.id and o.status in ('CAPTURED', 'REFUNDED') order by o.status = 'CAPTURED' desc, o.created_at desc limit 1)`;
  const list = (where: string, page: number) => [
    `select r.*, ${payments} from reports r where ${where} order by r.created_at desc, r.id desc limit 10 offset ${page * 10}`,
    `select count(*) from reports r where ${where}`,
  ];
  const paid = `from orders o join invoices i on i.id = o.invoice_id`;
  const works: [string, string[]][] = [
    ['own list, 20 reports', list(`r.owner_id = 'bench-user-1'`, 0)],
    ['own list, page 100', list(`r.owner_id = 'bench-user-2'`, 99)],
    ['detail', [`select r.*, ${payments} from reports r where r.id = 'bench-report-00000007'`]],
    ['product admin: page 1', list('true', 0)],
    ['product admin: page 1,000', list('true', 999)],
    ['product admin: part of a name', list(`r.name ilike '%kum%'`, 0)],
    [
      'payments: page 1',
      [
        `select o.*, i.*, r.name ${paid} left join reports r on r.id = i.report_id order by o.created_at desc, o.id limit 10`,
        `select count(*) ${paid}`,
      ],
    ],
  ];
  console.log(`\n${'plain queries, without the indexes'.padEnd(44)}       ms`);
  const client = await pool.connect();
  try {
    for (const [name, texts] of works) {
      await client.query(`begin; set local statement_timeout = ${timeoutMs};
        drop index orders_invoice_id_idx; drop index orders_created_at_id_idx`);
      const begin = performance.now();
      const outcome = await texts
        .reduce(async (before, text) => {
          await before;
          await client.query(text);
        }, Promise.resolve())
        .then(
          () => '',
          () => '   given up',
        );
      const ms = performance.now() - begin;
      await client.query('rollback');
      console.log(`${name.padEnd(44)}${ms.toFixed(1).padStart(9)}${outcome}`);
    }
  } finally {
    client.release();
  }
}
