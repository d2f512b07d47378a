import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import pg from 'pg';
import { openModelStub } from '../apps/api/testing/model-stub.ts';
import { startThrowawayCluster } from '../apps/api/testing/throwaway-cluster.ts';
import { peopleAt, quantile } from './product/people.ts';
import { startServer, stopServer } from './product/start-server.ts';
import { memoryOf } from './writer/memory-of.ts';
import { reorderRows } from './writer/reorder-rows.ts';

// What a language model costs the readers in time: reports a second from submission to ready, and what one waits for, without a model and with one
// that takes two seconds over each answer; and how many of them it words meanwhile. The real server over HTTP on PostgreSQL, once with each,
// in turn; the model is a stub that answers well.
// Usage: node bench/writer.ts [--reports 160] [--at-once 16] [--latency 2000]

const { values: asked } = parseArgs({
  options: {
    reports: { type: 'string', default: '160' },
    'at-once': { type: 'string', default: '16' },
    latency: { type: 'string', default: '2000' },
  },
});
const [reports, atOnce, latencyMs] = [asked.reports, asked['at-once'], asked.latency].map(Number) as [
  number,
  number,
  number,
];
const alone = 40;
/** How many reports the product has worded at once, and how long it waits for a model. */
const inFlight = 8;
const timeoutMs = 20_000;
const run = Date.now().toString(36);
const folder = mkdtempSync(path.join(tmpdir(), 'udaya-bench-'));

interface Side {
  /** Reports a second that were ready, and milliseconds until one was, sent alone and many at once. */
  ready: number;
  alone: number[];
  burst: number[];
  /** Reports a second that were worded, counted from the first of them to the last; 0 without a model. */
  worded: number;
  /** What became of the attempts, and milliseconds from submission to a worded version. */
  states: Record<string, number>;
  until: number[];
  memory: { now: number; most: number };
}

async function measure(
  cluster: string,
  name: string,
  port: number,
  env: Record<string, string>,
): Promise<Side> {
  const admin = new pg.Pool({ connectionString: cluster, max: 1 });
  await admin.query(`create database bench_${name}`);
  await admin.end();
  const url = new URL(cluster);
  url.pathname = `/bench_${name}`;
  const server = await startServer(port, {
    DATABASE_URL: url.href,
    DATA_DIR: path.join(folder, name),
    ...env,
  });
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  try {
    const { logIn, findPlace, waitForReport } = peopleAt(`http://127.0.0.1:${port}`);
    const parent = await logIn('demo-parent', 'USER');
    const placeId = await findPlace(parent, 'Madurai');
    await waitForReport(parent, placeId, `Warm ${run}`);
    await untilWorded(pool);
    const one: number[] = [];
    for (let index = 0; index < alone; index++)
      one.push(await waitForReport(parent, placeId, `Alone ${run} ${index}`));
    await untilWorded(pool);
    const [{ now } = { now: '' }] = (await pool.query<{ now: string }>('select now()::text as now')).rows;
    const start = performance.now();
    const burst = await pLimit(atOnce).map(
      Array.from({ length: reports }, (_, index) => `Burst ${run} ${index}`),
      (who) => waitForReport(parent, placeId, who, 25),
    );
    const ready = reports / ((performance.now() - start) / 1000);
    await untilWorded(pool);
    return { ready, alone: one, burst, memory: memoryOf(server.pid), ...(await readWritings(pool, now)) };
  } finally {
    await pool.end();
    await stopServer(server);
  }
}

/** Waits until no attempt is under way. */
async function untilWorded(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select 1 from report_writings where ended_at is null limit 1');
    if (rows.length === 0) return;
    await setTimeout(100);
  }
}

/** What became of the attempts since an instant. */
async function readWritings(
  pool: pg.Pool,
  since: string,
): Promise<Pick<Side, 'worded' | 'states' | 'until'>> {
  const { rows } = await pool.query<{ state: string; reason: string | null; begun: number; ended: number }>(
    `select state::text, reason, extract(epoch from created_at)::float8 * 1000 as begun,
            extract(epoch from ended_at)::float8 * 1000 as ended
     from report_writings where created_at >= $1 order by ended_at`,
    [since],
  );
  const states: Record<string, number> = {};
  for (const { state, reason } of rows) {
    const name = reason ? `${state} (${reason})` : state;
    states[name] = (states[name] ?? 0) + 1;
  }
  const kept = rows.filter(({ state }) => state === 'shown' || state === 'offered');
  const [first, last] = [kept[0]?.ended ?? 0, kept.at(-1)?.ended ?? 0];
  return {
    worded: kept.length > 1 ? (kept.length - 1) / ((last - first) / 1000) : 0,
    states,
    until: kept.map(({ begun, ended }) => ended - begun),
  };
}

function print(sides: [name: string, side: Side][], most: number): void {
  const row = (name: string, value: (side: Side) => string) =>
    console.log(`${name.padEnd(44)}${sides.map(([, side]) => value(side).padStart(24)).join('')}`);
  const both = (values: readonly number[], unit = 'ms') =>
    values.length === 0
      ? '-'
      : `${quantile(values, 0.5).toFixed(0)} / ${quantile(values, 0.95).toFixed(0)} ${unit}`;
  console.log(`${''.padEnd(44)}${sides.map(([name]) => name.padStart(24)).join('')}`);
  row('reports ready a second', ({ ready }) => ready.toFixed(1));
  row('until ready, one alone, p50 / p95', (side) => both(side.alone));
  row(`until ready, ${atOnce} at once, p50 / p95`, (side) => both(side.burst));
  row('reports worded a second', ({ worded }) => (worded === 0 ? '-' : worded.toFixed(2)));
  row('until worded, all at once, p50 / p95', ({ until }) => both(until));
  row('attempts', ({ states }) =>
    Object.entries(states)
      .map(([state, count]) => `${count} ${state}`)
      .join(', '),
  );
  row(
    'memory of the server, now / at most',
    ({ memory }) => `${memory.now.toFixed(0)} / ${memory.most.toFixed(0)} MB`,
  );
  console.log(
    `\nThe model could word ${(inFlight / (latencyMs / 1000)).toFixed(1)} reports a second, ${inFlight} at once; it had ${most} requests in hand at most.`,
  );
}

const cluster = await startThrowawayCluster();
const stub = await openModelStub({ latencyMs });
stub.always({ does: 'answer', text: reorderRows });
try {
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${reports} reports\n`,
  );
  const without = await measure(cluster.url, 'without', 3395, { LLM_PROVIDER: 'none' });
  const model = {
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: stub.url,
    LLM_MODEL: 'stub',
    LLM_TIMEOUT_MS: String(timeoutMs),
  };
  const beside = await measure(cluster.url, 'model', 3396, model);
  print(
    [
      ['without a model', without],
      [`a model of ${latencyMs / 1000} s`, beside],
    ],
    stub.most(),
  );
} finally {
  await stub.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
