import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { listPeopleRows, type PeopleQuestion } from '../apps/api/src/features/accounts/store-people.ts';
import { openDatabase, queryLayerOver } from '../apps/api/src/platform/database/database.ts';
import { tenantDb } from '../apps/api/src/platform/database/handles.ts';
import { migrate } from '../apps/api/src/platform/database/migrate.ts';
import { startThrowawayCluster } from '../apps/api/testing/throwaway-cluster.ts';

// How long the list of accounts takes in each order and for some searches, on a throwaway PostgreSQL in memory, and the plans of its
// slowest statements. Usage: node bench/people.ts [accounts, default 20000] [calls, default 100]

const accounts = Number(process.argv[2] ?? 20_000);
const calls = Number(process.argv[3] ?? 100);
const goalMs = 50;
const actor = { userId: 'bench', role: 'productAdmin', groupId: null, branchId: null } as const;
const firstNames = ['Meena', 'Karthik', 'கமலா', 'Priya', 'रवि', 'Arun', 'Fatima', 'மீனாட்சி', 'Sanjay', 'Zoya'];
const lastNames = ['Sundaram', 'Iyer', 'சுந்தரம்', 'Khan', 'शर्मा', 'Raman', 'Das'];
const cities = ['Chennai', 'Madurai', 'Tirunelveli', 'Salem', 'Mumbai', 'Pune', 'Delhi', 'Kochi'];

const usual: PeopleQuestion = { sortField: 'createdDate', sortOrder: 'desc', page: 0, size: 10 };
const questions: [string, Partial<PeopleQuestion>][] = [
  ['newest first', {}],
  ['page 1,000', { page: Math.min(999, Math.floor(accounts / 10) - 1) }],
  ...(['firstName', 'email', 'city', 'country', 'activated'] as const).map(
    (sortField): [string, Partial<PeopleQuestion>] => [`by ${sortField}`, { sortField, sortOrder: 'asc' }],
  ),
  ['by city, page 100', { sortField: 'city', sortOrder: 'asc', page: 99 }],
  ['search: an email', { search: 'bench-777@udaya' }],
  ['search: a mobile', { search: '98000 00042' }],
  ['search: a frequent name', { search: 'meena' }],
  ['search: a frequent name by email', { search: 'meena', sortField: 'email', sortOrder: 'asc' }],
  ['search: two names', { search: 'meena khan' }],
  ['search: a Tamil name', { search: 'மீனாட்சி சுந்தரம்' }],
  ['search: two letters', { search: 'zo' }],
  ['search: a username', { search: 'bench-user-4242' }],
  ['search: nobody', { search: 'nobody-here' }],
  ['not activated', { status: 'pending' }],
  ['disabled, by name', { status: 'disabled', sortField: 'firstName' }],
  ['going to be deleted', { status: 'deleting' }],
];

async function fill(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into users (id, username, email, password_hash, role, status, first_name, last_name, mobile, dialling_code, city, country, created_at)
     select 'bench-' || n, 'bench-user-' || n, 'bench-' || n || '@udaya.example', 'none', case when n % 10 = 9 then 'groupUser' else 'user' end::role,
       case when n % 50 = 1 then 'PENDING' when n % 100 = 2 then 'DISABLED' when n % 200 = 3 then 'DELETED' else 'ACTIVE' end::user_status,
       ($2::text[])[1 + (n * 7) % 10], ($3::text[])[1 + (n * 11) % 7], (9800000000 + n)::text, '+91', ($4::text[])[1 + n % 8], 'India',
       now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [accounts, firstNames, lastNames, cities],
  );
  await pool.query(
    `insert into account_deletions (user_id, reason, status_before, requested_by, erase_after)
     select id, 'Asked for', 'ACTIVE', 'bench', now() + interval '30 days' from users where status = 'DISABLED' limit 50`,
  );
  await pool.query('vacuum (analyze)');
}

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;

const cluster = await startThrowawayCluster();
const database = openDatabase(cluster.url, { max: 2 });
const pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
try {
  await migrate(cluster.url);
  await fill(pool);
  console.log(
    `${cpus()[0]?.model ?? 'processor'}, ${availableParallelism()} processors; ${accounts} accounts; ${path.basename(import.meta.filename)}\n`,
  );
  console.log(`${'list'.padEnd(40)}   rows    p50 ms    p95 ms`);
  const slow: { name: string; p95: number; question: PeopleQuestion }[] = [];
  for (const [name, more] of questions) {
    const question = { ...usual, ...more };
    const times: number[] = [];
    let total = 0;
    for (let index = 0; index < calls + 5; index++) {
      const begin = performance.now();
      ({ total } = await listPeopleRows(tenantDb(database.db, actor), question));
      if (index >= 5) times.push(performance.now() - begin);
    }
    times.sort((one, other) => one - other);
    const p95 = quantile(times, 0.95);
    slow.push({ name, p95, question });
    console.log(
      `${name.padEnd(40)}${String(total).padStart(7)}${quantile(times, 0.5).toFixed(1).padStart(10)}${p95.toFixed(1).padStart(10)}  ${p95 <= goalMs ? 'reached' : 'missed'}`,
    );
  }
  slow.sort((one, other) => other.p95 - one.p95);
  for (const { name, question } of slow.slice(0, 3)) {
    const statements: [string, unknown[]][] = [];
    const db = queryLayerOver(pool, (...statement) => void statements.push(statement));
    await listPeopleRows(tenantDb(db, actor), question);
    for (const [text, values] of statements.slice(0, 2)) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers) ${text}`,
        values,
      );
      console.log(`\n${name}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
    }
  }
} finally {
  await pool.end();
  await database.close();
  await cluster.stop();
}
