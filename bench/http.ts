import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startThrowawayCluster } from '../apps/api/testing/throwaway-cluster.ts';

// Requests a second and latency of the product's main routes at 1, 16 and 64 connections, beside a bare Fastify route with
// the list's query on the same database in the same run. The load comes from this process, so both share the machine's cores.
// Usage: node bench/http.ts [seconds a figure, default 3] [a part of the name of a route].

const seconds = Number(process.argv[2] ?? 3);
const only = process.argv[3] ?? '';
const connections = [1, 16, 64];
const folder = mkdtempSync(path.join(tmpdir(), 'udaya-bench-'));
const [port, barePort] = [3390, 3391];
const children: ChildProcess[] = [];

interface Reply {
  status: number;
  body: Buffer;
}

function call(
  agent: Agent,
  onPort: number,
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      {
        host: '127.0.0.1',
        port: onPort,
        method,
        path: address,
        agent,
        headers: {
          ...headers,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

const json = (reply: Reply): unknown => JSON.parse(reply.body.toString());
const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;

/** Keeps `count` calls in flight for the given time, after a warm-up of a fifth of it. Only calls that were answered 200 count. */
async function measure(name: string, count: number, work: (agent: Agent) => Promise<Reply>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const latencies: number[] = [];
  const refused = new Map<number, number>();
  const begin = performance.now();
  const counted = begin + (seconds * 1000) / 5;
  const end = counted + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const { status } = await work(agent);
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
      else if (start >= counted) latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  agent.destroy();
  const elapsed = (performance.now() - counted) / 1000;
  latencies.sort((a, b) => a - b);
  const figures = [
    latencies.length / elapsed,
    quantile(latencies, 0.5),
    quantile(latencies, 0.95),
    quantile(latencies, 0.99),
  ];
  const cells = figures.map((figure) => figure.toFixed(1).padStart(9)).join('');
  const refusals = [...refused].map(([status, times]) => `   ${times} x ${status}`).join('');
  console.log(`${name.padEnd(28)}${String(count).padStart(5)}${cells}${refusals}`);
}

function start(script: string, env: Record<string, string>): void {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
}

async function waitFor(agent: Agent, onPort: number, address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const reply = await call(agent, onPort, 'GET', address).catch(() => undefined);
    if (reply?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answered at ${onPort}${address} within a minute.`);
}

/** The reports of the demo world, once all of them are written: the server answers before that. */
async function writtenReports(agent: Agent, headers: Record<string, string>) {
  for (let tries = 0; tries < 600; tries++) {
    const { userBirthChartList: reports } = json(
      await call(agent, port, 'GET', '/api/astro-users/birthChart', headers),
    ) as { userBirthChartList: { id: string; stage: string; actions: string[] }[] };
    if (reports.every(({ stage }) => stage === 'ready')) return reports;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The demo reports were not written within a minute.');
}

async function run(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const much = '1000000';
  start('apps/api/src/main.ts', {
    PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    CAPTCHA_FIXED_ANSWER: 'BENCH',
    LOGIN_FREE_TRIES: much,
    LOGIN_TRIES_PER_ADDRESS: much,
    CAPTCHAS_PER_ADDRESS: much,
    REPORTS_PER_USER: much,
    PAYMENT_CALLS_PER_USER: much,
    PDFS_PER_USER: much,
  });
  await waitFor(agent, port, '/api/health/ready');
  start('bench/bare-server.ts', { PORT: String(barePort), DATABASE_URL: url });
  await waitFor(agent, barePort, '/list');

  const logIn = async (on: Agent) => {
    const { captchaToken } = json(await call(on, port, 'GET', '/api/captacha')) as { captchaToken: string };
    const body = {
      username: 'demo-parent',
      password: 'Udaya-demo-2026',
      userType: 'USER',
      groupCode: 'none',
      captchaToken,
      userCaptcha: 'BENCH',
    };
    return call(on, port, 'POST', '/api/astro-users/authenticate', {}, body);
  };
  const { token } = json(await logIn(agent)) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const reports = await writtenReports(agent, headers);
  const ready = reports.find((one) => one.actions.includes('download'))?.id ?? '';
  const payable = reports.find((one) => one.actions.includes('pay'))?.id;

  const unordered: string[] = [];
  const order = (on: Agent, reportId: string | undefined) =>
    call(on, port, 'POST', '/api/orders', headers, { reportId });

  const works: [name: string, work: (on: Agent) => Promise<Reply>, prepare?: () => Promise<void>][] = [
    ['bare Fastify, same query', (on) => call(on, barePort, 'GET', '/list')],
    ['list', (on) => call(on, port, 'GET', '/api/astro-users/birthChart', headers)],
    ['detail', (on) => call(on, port, 'GET', `/api/astro-users/birthChart/${ready}`, headers)],
    ['PDF', (on) => call(on, port, 'GET', `/api/astro-users/birthChart/PDF?id=${ready}`, headers)],
    [
      'order',
      (on) => order(on, unordered.pop()),
      async () => void unordered.push(...(await copyReport(url, payable ?? '', 1_500 * seconds))),
    ],
    ['order, open already', (on) => order(on, payable)],
    ['captcha and login', logIn],
  ];
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${seconds} s a figure\n`,
  );
  console.log(`${'route'.padEnd(28)}conns     req/s   p50 ms   p95 ms   p99 ms`);
  for (const [name, work, prepare] of works.filter(([route]) => route.includes(only))) {
    await prepare?.();
    for (const count of connections) await measure(name, count, work);
  }
  agent.destroy();
}

/** Copies an unpaid report, so that each call can open an order of its own; lists are measured before they grow by it. */
async function copyReport(url: string, id: string, times: number): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const { rows } = await pool.query<{ id: string }>(
    `insert into reports select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', null))).*
     from reports r, generate_series(1, $2) where r.id = $1 returning id`,
    [id, times],
  );
  await pool.end();
  return rows.map((row) => row.id);
}

const cluster = await startThrowawayCluster();
try {
  await run(cluster.url);
} finally {
  const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ended);
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
