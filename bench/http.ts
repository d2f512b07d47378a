import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startThrowawayCluster } from '../apps/api/testing/throwaway-cluster.ts';
import { call, type Figures, measure, type Reply } from './http/load.ts';
import { processorTime } from './http/processor-time.ts';
import { copyReport, type Product, pollFor, reachProduct } from './http/product.ts';

// Requests a second and latency of the product's main routes at 1, 16 and 64 connections. Beside list and detail stands a bare
// Fastify that says the same statements on the same database, and with --before another checkout's server on a database of its own;
// they take turns, so that whatever else the machine does comes to all of them. The load comes from this process, so all share
// the machine's cores.
// Usage: node bench/http.ts [--seconds 3 a figure] [--rounds 1, of which the best counts] [--only a part of the name of a route]
// [--connections 1,16,64] [--before a checkout].

const { values: asked } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    connections: { type: 'string', default: '1,16,64' },
    before: { type: 'string' },
  },
});
const [seconds, rounds] = [Number(asked.seconds), Number(asked.rounds)];
const connections = asked.connections.split(',').map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'udaya-bench-'));
const portOf = { now: 3390, bare: 3391, before: 3392 };
const children: ChildProcess[] = [];

function start(cwd: string, script: string, env: Record<string, string>): number {
  const child = spawn(process.execPath, [script], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  return child.pid ?? 0;
}

type Started = Product & { pid: number };

/** Starts the server of a checkout on a new database of the cluster. */
async function startProduct(name: 'now' | 'before', checkout: string, cluster: string): Promise<Started> {
  const pool = new pg.Pool({ connectionString: cluster, max: 1 });
  await pool.query(`create database bench_${name}`);
  await pool.end();
  const url = new URL(cluster);
  url.pathname = `/bench_${name}`;
  const much = '1000000';
  const pid = start(checkout, 'apps/api/src/main.ts', {
    PORT: String(portOf[name]),
    DATABASE_URL: url.href,
    DATA_DIR: path.join(folder, name),
    LOG_LEVEL: 'warn',
    CAPTCHA_FIXED_ANSWER: 'BENCH',
    LOGIN_FREE_TRIES: much,
    LOGIN_TRIES_PER_ADDRESS: much,
    CAPTCHAS_PER_ADDRESS: much,
    REPORTS_PER_USER: much,
    PAYMENT_CALLS_PER_USER: much,
    PDFS_PER_USER: much,
  });
  return { ...(await reachProduct(portOf[name], url.href)), pid };
}

type Work = (on: Agent) => Promise<Reply>;

/** One of those that are compared: before, now, bare. */
interface Side {
  who: string;
  pid: number;
  database: string;
  work: Work;
}

async function startBare({ url, token, ready }: Product) {
  const pid = start('.', 'bench/http/bare-server.ts', {
    PORT: String(portOf.bare),
    DATABASE_URL: url,
    TOKEN: token,
    REPORT_ID: ready,
  });
  const work =
    (route: string): Work =>
    (on) =>
      call(on, portOf.bare, 'GET', `/${route}`);
  const agent = new Agent();
  await pollFor('The bare server did not answer', async () => (await work('list')(agent)) || undefined);
  return { pid, work };
}

/** Opens orders, each for a report of its own. Lists are measured before they grow by these. */
async function ordering(product: Product): Promise<Work> {
  const unordered = await copyReport(
    product.url,
    product.payable,
    500 * seconds * connections.length * rounds,
  );
  return (on) => product.order(on, unordered.pop() ?? '');
}

interface Measured extends Figures {
  /** What the server and its database keep the cores busy with, a request. */
  serverMs: number;
  databaseMs: number;
}

async function measureSide({ pid, database, work }: Side, count: number): Promise<Measured> {
  const spent = processorTime(pid, database);
  const figures = await measure(work, count, seconds);
  const { server, database: databaseMs } = spent();
  return { ...figures, serverMs: server / figures.calls, databaseMs: databaseMs / figures.calls };
}

function row(
  name: string,
  who: string,
  count: number,
  figures: Measured,
  bare: Measured | undefined,
): string {
  const share = bare && who !== 'bare' ? `${Math.round((100 * figures.perSecond) / bare.perSecond)} %` : '';
  const refusals = [...figures.refused].map(([status, times]) => `   ${times} x ${status}`).join('');
  const text = [
    ...[figures.perSecond, figures.p50, figures.p95, figures.p99].map((figure) => figure.toFixed(1)),
    ...[figures.serverMs, figures.databaseMs].map((figure) => figure.toFixed(2)),
  ].map((cell) => cell.padStart(9));
  return `${name.padEnd(20)}${String(count).padStart(5)}  ${who.padEnd(7)}${text.join('')}${share.padStart(9)}${refusals}`;
}

async function run(cluster: string): Promise<void> {
  const products: [who: string, product: Started][] = [];
  if (asked.before) products.push(['before', await startProduct('before', asked.before, cluster)]);
  const now = await startProduct('now', '.', cluster);
  products.push(['now', now]);
  const bare = await startBare(now);

  const works: [name: string, work: (product: Product) => Work | Promise<Work>, bare?: Work][] = [
    ['list', (product) => product.list, bare.work('list')],
    ['detail', (product) => product.detail, bare.work('detail')],
    ['PDF', (product) => product.pdf],
    ['order', ordering],
    ['order, open already', (product) => (on) => product.order(on, product.payable)],
    ['captcha and login', (product) => product.logIn],
  ];
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${seconds} s a figure`,
  );
  console.log('server and database: how long each keeps a core busy, a request; of bare: by req/s\n');
  console.log(
    `${'route'.padEnd(20)}conns         ${['req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'server', 'database', 'of bare'].map((head) => head.padStart(9)).join('')}`,
  );
  for (const [name, workOf, bareWork] of works.filter(([route]) => route.includes(asked.only))) {
    const sides: Side[] = [];
    for (const [who, product] of products)
      sides.push({ who, pid: product.pid, database: `bench_${who}`, work: await workOf(product) });
    if (bareWork) sides.push({ who: 'bare', pid: bare.pid, database: 'bench_now', work: bareWork });
    for (const count of connections) {
      const best = await bestOfRounds(sides, count);
      for (const [who, figures] of best) console.log(row(name, who, count, figures, best.get('bare')));
    }
  }
}

/** Each side in turn, and of all rounds its best: what else the machine does only ever takes away. */
async function bestOfRounds(sides: Side[], count: number): Promise<Map<string, Measured>> {
  const best = new Map<string, Measured>();
  for (let round = 0; round < rounds; round++)
    for (const side of sides) {
      const figures = await measureSide(side, count);
      const { perSecond, serverMs, databaseMs } = best.get(side.who) ?? figures;
      best.set(side.who, {
        ...(figures.perSecond >= perSecond ? figures : (best.get(side.who) ?? figures)),
        serverMs: Math.min(serverMs, figures.serverMs),
        databaseMs: Math.min(databaseMs, figures.databaseMs),
      });
    }
  return best;
}

const cluster = await startThrowawayCluster();
try {
  await run(cluster.url);
} finally {
  const running = children.filter(({ exitCode }) => exitCode === null);
  const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
