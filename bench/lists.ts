import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@udaya/embedded-postgres/start-embedded-postgres';
import pg from 'pg';
import { explainSlowest, timePlainQueries } from './explain-lists.ts';
import { fill, isFilled, parents, staff } from './fill-lists.ts';
import { groupSearches, productSearches } from './list-searches.ts';

// How long lists, details and payments take in a product with a million reports: the real server over HTTP, one call after
// the other, on an embedded PostgreSQL of its own. Beside them the plain queries, written without thought for their number,
// on the same database in the same run; below them the plans of the product's own statements.
// A tenth of them belong to one group, whose roles ask for theirs beside the product admin.
// Usage: node bench/lists.ts [reports, default 1000000] [folder, default var/bench-lists]. The folder keeps the database, which
// is built by the first run.

const reports = Number(process.argv[2] ?? 1_000_000);
const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(root, process.argv[3] ?? 'var/bench-lists');
const calls = 200;
const timeoutMs = 20_000;
const warmUpCalls = 5;

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the product on the folder, and waits until it answers. */
async function startProduct(): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort();
  const much = '1000000';
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      CAPTCHA_FIXED_ANSWER: 'BENCH',
      CAPTCHAS_PER_ADDRESS: much,
      LOGIN_TRIES_PER_ADDRESS: much,
    },
    // Over this channel it hears when the bench is gone, and stops.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 18_000; tries++) {
    if (child.exitCode !== null) throw new Error('The product did not start.');
    const reply = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (reply?.status === 200) return { child, origin };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The product did not answer within half an hour.');
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function logIn(
  origin: string,
  username: string,
  userType: string,
  groupCode = 'none',
): Promise<Record<string, string>> {
  const captcha = (await (await fetch(`${origin}/api/captacha`)).json()) as { captchaToken: string };
  const answer = await fetch(`${origin}/api/astro-users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      password: 'Udaya-demo-2026',
      userType,
      groupCode,
      captchaToken: captcha.captchaToken,
      userCaptcha: 'BENCH',
    }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`${username} could not log in.`);
  return { authorization: `Bearer ${token}` };
}

/** Waits until the demo reports are written, which the copies are made of. */
async function demoIsWritten(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await pool.query(
      `select (select count(*) from report_versions) > 0 and not exists (select from reports where stage <> 'ready') as done`,
    );
    if (rows[0].done) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The demo reports were not written within a minute.');
}

interface Target {
  name: string;
  address: string;
  headers: Record<string, string>;
  goalMs: number;
}

/** What a list says of how many rows there are in all. */
function totalOf(body: string): string {
  const [, total] = /"totalElements":(\d+)/.exec(body) ?? [];
  if (total === undefined) return '';
  return body.includes('"totalIsExact":false') ? `   more than ${total}` : `   of ${total}`;
}

async function measure({ name, address, headers, goalMs }: Target): Promise<void> {
  const times: number[] = [];
  let total = '';
  const refused = new Map<number, number>();
  const begin = performance.now();
  for (let index = 0; index < calls + warmUpCalls; index++) {
    const start = performance.now();
    const reply = await fetch(address, { headers });
    const body = await reply.text();
    total = totalOf(body);
    if (reply.status !== 200) refused.set(reply.status, (refused.get(reply.status) ?? 0) + 1);
    const isLate = performance.now() - begin > timeoutMs;
    if (index >= warmUpCalls || isLate) times.push(performance.now() - start);
    if (isLate) break;
  }
  times.sort((one, other) => one - other);
  const [best, p50, p95] = [quantile(times, 0), quantile(times, 0.5), quantile(times, 0.95)];
  const refusals = [...refused]
    .map(([status, count]) => `   ${count} of ${times.length} x ${status}`)
    .join('');
  const verdict = refused.size === 0 && p95 <= goalMs ? 'reached' : 'missed';
  console.log(
    `${name.padEnd(44)}${best.toFixed(1).padStart(9)}${p50.toFixed(1).padStart(9)}${p95.toFixed(1).padStart(10)}${String(goalMs).padStart(8)}  ${verdict}${total}${refusals}`,
  );
}

/** How long the longest export takes, and how much memory of this process it needs to be read as it comes. */
async function measureExport(address: string, headers: Record<string, string>): Promise<void> {
  const begin = performance.now();
  const reply = await fetch(address, { headers });
  let firstMs = 0;
  let lines = -1;
  for await (const chunk of reply.body ?? []) {
    firstMs ||= performance.now() - begin;
    for (const byte of chunk as Uint8Array) if (byte === 10) lines++;
  }
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `\nexport: ${lines} lines in ${seconds.toFixed(1)} s, the first bytes after ${firstMs.toFixed(0)} ms`,
  );
}

async function idOf(pool: pg.Pool, where: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select r.id from reports r join users u on u.id = r.owner_id where ${where} order by r.created_at desc limit 1`,
  );
  return rows[0]?.id ?? '';
}

async function run(origin: string, pool: pg.Pool): Promise<void> {
  const usual = await logIn(origin, parents.usual, 'USER');
  const busy = await logIn(origin, parents.busy, 'USER');
  const admin = await logIn(origin, 'demo-admin', 'PRODUCT_ADMIN');
  const ofGroup = async (username: string) => logIn(origin, username, 'GROUP', staff.code);
  const groupAdmin = await ofGroup(staff.admin);
  const branchAdmin = await ofGroup(staff.branchAdmin);
  const groupUser = await ofGroup(staff.user);
  const own = await idOf(pool, `u.username = '${parents.usual}' and r.payment_status = 'PAID'`);
  const group = await idOf(pool, 'r.group_id is not null');
  const searches = await productSearches(pool);
  const api = `${origin}/api`;
  const list = `${api}/astro-users/birthChart`;
  const all = `${api}/product/userBirthChartList`;
  const ofRole = groupSearches();
  const groupLists = [
    ['group admin', 'group-admin/report', groupAdmin, ofRole.admin],
    ['branch admin', 'branch-admin/report', branchAdmin, ofRole.branchAdmin],
    ['group user', 'report', groupUser, ofRole.user],
  ] as const;
  const targets: [name: string, address: string, headers: Record<string, string>, goalMs: number][] = [
    ['no list at all: a sign of life', `${api}/health/live`, {}, 20],
    ['own list, 20 reports', list, usual, 20],
    ['own list, page 100', `${list}?page=99`, busy, 20],
    ['own list by a part of the name', `${list}?name=leela`, busy, 20],
    ['dashboard: newest three', `${list}?size=3`, usual, 20],
    ['dashboard: newest three of very many', `${list}?size=3`, busy, 20],
    ['detail', `${list}/${own}`, usual, 20],
    ['notifications', `${api}/notifications`, usual, 20],
    ['notifications, thousands', `${api}/notifications`, busy, 20],
    ...searches.map(([name, query]): [string, string, Record<string, string>, number] => [
      `product admin: ${name}`,
      `${all}?${new URLSearchParams(query)}`,
      admin,
      50,
    ]),
    ...groupLists.flatMap(([who, path, headers, asked]) =>
      asked.map(([name, query]): [string, string, Record<string, string>, number] => [
        `${who}: ${name}`,
        `${api}/group/${path}?${new URLSearchParams(query)}`,
        headers,
        50,
      ]),
    ),
    ['product admin: detail', `${api}/product/birthChartReport/${group}`, admin, 50],
    ['product admin: dashboard, 90 days', `${api}/product/dashboard?days=90`, admin, 50],
    ['product admin: what needs attention', `${api}/product/dashboard/now`, admin, 50],
    ['product admin: accounts', `${api}/product/astroUsers`, admin, 50],
    ['product admin: groups and their use', `${api}/product/groups`, admin, 50],
    ['product admin: audit log', `${api}/product/operations/audit`, admin, 50],
    ['payments: page 1', `${api}/product/payments`, admin, 50],
    ['payments: page 1,000', `${api}/product/payments?page=999`, admin, 50],
    ['payments of one report', `${api}/product/payments?reportId=${own}`, admin, 50],
    ['payments whose money should go back', `${api}/product/payments?refundDue=true`, admin, 50],
  ];
  const { rows } = await pool.query(
    `select (select count(*) from reports)::int as reports, (select count(*) from orders)::int as orders, (select count(*) from users)::int as users`,
  );
  console.log(
    `${cpus()[0]?.model ?? 'processor'}, ${availableParallelism()} processors; ${rows[0].reports} reports, ${rows[0].orders} orders, ${rows[0].users} users\n`,
  );
  console.log(`${'route'.padEnd(44)}  best ms   p50 ms    p95 ms    goal`);
  for (const [name, address, headers, goalMs] of targets) await measure({ name, address, headers, goalMs });
  await measureExport(`${all}/CSV`, admin);
}

const cluster = await startEmbeddedPostgres({ dataDir: folder, log: (line) => console.log(line) });
const pool = new pg.Pool({ connectionString: cluster.url, max: 4 });
let product = await startProduct();
try {
  if (!(await isFilled(pool, reports))) {
    await demoIsWritten(pool);
    await fill(pool, reports, (line) => console.log(line));
    // Its connections have plans of an empty database.
    await stop(product.child);
    product = await startProduct();
  }
  // As the database keeps itself in time, also after a migration that changed every row.
  await pool.query('vacuum (analyze)');
  await run(product.origin, pool);
  await explainSlowest(pool);
  await timePlainQueries(pool);
} finally {
  await stop(product.child);
  await pool.end();
  await cluster.stop();
}
