import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { compareBooks } from './chaos/compare-books.ts';
import { type Load, putLoad } from './chaos/put-load.ts';
import { type RunningProduct, runProduct } from './chaos/run-product.ts';

// What is lost when the database goes: the product with its own PostgreSQL under a load of mixed writes, while PostgreSQL is
// killed, restarted, paused and its connections are ended, and while the product itself is killed. At the end every write that was
// acknowledged is looked for, and the provider's books are compared with the product's.
// Usage: npm run chaos -- [--kills 20] [--pause 36] [--workers 6] [--port 3395].

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    pause: { type: 'string', default: '36' },
    workers: { type: 'string', default: '6' },
    port: { type: 'string', default: '3395' },
    keep: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const captcha = 'CHAOS';
/** Without an answer for so long, the product is taken for stuck and killed. */
const stuckMs = 90_000;
const unnoticedMs = 4_000;

interface Outcome {
  kind: string;
  /** Milliseconds until a write was acknowledged again; undefined when none was noticed to fail. */
  recovery: number[];
  unnoticed: number;
  stuck: number;
  ends: number;
}

/**
 * How long no write was acknowledged from `disturb` on, without the `lasting` milliseconds of the disturbance itself; 0 where
 * none failed, undefined where none ever was again.
 */
async function recoveryOf(
  load: Load,
  lasting: number,
  disturb: () => Promise<void> | void,
): Promise<number | undefined> {
  const begin = performance.now();
  const disturbed = disturb();
  let hasFailed = false;
  for (;;) {
    const ok = await load.tryWrite();
    const ms = performance.now() - begin - lasting;
    if (!ok) hasFailed = true;
    else if (hasFailed || ms > unnoticedMs) {
      await disturbed;
      return hasFailed ? Math.max(ms, 1) : 0;
    }
    if (ms > stuckMs) {
      await disturbed;
      return undefined;
    }
    await sleep(50);
  }
}

async function disturbAll(product: RunningProduct, load: Load): Promise<Outcome[]> {
  const superuser = async (statement: string) => {
    const client = new pg.Client({ connectionString: product.databaseUrl() });
    client.on('error', () => {});
    await client.connect();
    await client.query(statement).catch(() => {});
    await client.end().catch(() => {});
  };
  const signal = (pids: number[], name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // It ended meanwhile.
      }
    }
  };
  const first = () => [product.postmaster()].filter((pid) => pid !== undefined);
  const some = Math.ceil(kills / 4);
  const pauseMs = Number(values.pause) * 1000;
  const kinds: [kind: string, times: number, disturb: () => Promise<void> | void, lasting?: number][] = [
    ['PostgreSQL killed', kills, () => signal(first(), 'SIGKILL')],
    [
      'backends terminated',
      some,
      () =>
        superuser(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'udaya%'`,
        ),
    ],
    ['PostgreSQL restarted', some, () => signal(first(), 'SIGINT')],
    [
      'PostgreSQL paused',
      pauseMs > 0 ? 1 : 0,
      async () => {
        const paused = product.postgresPids();
        signal(paused, 'SIGSTOP');
        await sleep(pauseMs);
        signal(paused, 'SIGCONT');
      },
      pauseMs,
    ],
    ['product killed', some, () => product.killAndStart()],
  ];
  const outcomes: Outcome[] = [];
  for (const [kind, times, disturb, lasting = 0] of kinds) {
    const outcome: Outcome = { kind, recovery: [], unnoticed: 0, stuck: 0, ends: 0 };
    for (let n = 1; n <= times; n++) {
      // Long enough for the load to be in full swing, never at the same point of it.
      await sleep(1_500 + Math.random() * 2_000);
      const endsBefore = product.ends();
      const ms = await recoveryOf(load, lasting, disturb);
      if (ms === undefined) {
        outcome.stuck += 1;
        await product.killAndStart();
      } else if (ms === 0) outcome.unnoticed += 1;
      else outcome.recovery.push(ms);
      outcome.ends += product.ends() - endsBefore;
      const took = ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`;
      console.log(`  ${kind} ${n}/${times}: writes again after ${took}`);
    }
    if (times > 0) outcomes.push(outcome);
  }
  return outcomes;
}

function print(outcomes: Outcome[]): void {
  const seconds = (ms: number | undefined) => (ms === undefined ? '-' : (ms / 1000).toFixed(1)).padStart(8);
  console.log(
    `\n${'disturbed'.padEnd(24)}${'times'.padStart(6)}${'ends'.padStart(6)}${'stuck'.padStart(7)}${'min s'.padStart(8)}${'median'.padStart(8)}${'max'.padStart(8)}`,
  );
  for (const { kind, recovery, unnoticed, stuck, ends } of outcomes) {
    const sorted = recovery.toSorted((one, other) => one - other);
    const times = recovery.length + unnoticed + stuck;
    const cells = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map(seconds).join('');
    console.log(
      `${kind.padEnd(24)}${String(times).padStart(6)}${String(ends).padStart(6)}${String(stuck).padStart(7)}${cells}` +
        (unnoticed > 0 ? `   ${unnoticed} unnoticed` : ''),
    );
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'udaya-chaos-'));
// Under root another user runs PostgreSQL, and has to pass through.
chmodSync(folder, 0o711);
const product = await runProduct(folder, Number(values.port), captcha);
try {
  const load = await putLoad(product.origin, captcha, Number(values.workers));
  const outcomes = await disturbAll(product, load);
  await load.stop();
  const books = await compareBooks(product.databaseUrl(), load.acknowledged);
  const { registrations, reports, orders, payments } = load.acknowledged;
  print(outcomes);
  console.log(
    `\nacknowledged: ${registrations.length} registrations, ${reports.length} reports, ${orders.length} orders, ${payments.length} payments`,
  );
  console.log(`lost: ${books.lost.length}${books.lost.length > 0 ? ` (${books.lost.join(', ')})` : ''}`);
  console.log(
    `charged: ${books.charged}, twice: ${books.chargedTwice}, charged and not paid here: ${books.unsettled}, reports not written: ${books.unwritten}`,
  );
  console.log(`ends of the product: ${product.ends()}`);
  console.log(
    `answers: ${[...load.answers]
      .toSorted((one, other) => other[1] - one[1])
      .map(([kind, times]) => `${times} x ${kind}`)
      .join(', ')}`,
  );
  if (books.lost.length + books.chargedTwice + books.unsettled + product.ends() > 0) process.exitCode = 1;
} finally {
  const { ms, postgresLeft } = await product.stop();
  console.log(`stopped in ${(ms / 1000).toFixed(1)} s${postgresLeft ? ', leaving PostgreSQL behind' : ''}`);
  if (values.keep) console.log(`kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
process.exit();
