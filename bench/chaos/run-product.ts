import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { choosePlace } from '@udaya/embedded-postgres/place';
import { findServer, stopServer } from '@udaya/embedded-postgres/server-process';

const readyWithinMs = 120_000;

/** The product as a process of its own, with its own PostgreSQL under a data folder. */
export interface RunningProduct {
  origin: string;
  /** How often it ended without being asked to. */
  ends(): number;
  /** Ends it as a power cut would, and starts it again. */
  killAndStart(): Promise<void>;
  /** The process id of PostgreSQL's first process, if it lives. */
  postmaster(): number | undefined;
  /** PostgreSQL's first process and all that it started. */
  postgresPids(): number[];
  /** A superuser's address of the product's database. */
  databaseUrl(): string;
  /** Ends it politely; says how many milliseconds that took, and whether PostgreSQL was left behind. */
  stop(): Promise<{ ms: number; postgresLeft: boolean }>;
}

/** Starts the product as in production, but for the sandbox and the captcha's answer; it is started again whenever it ends. */
export async function runProduct(dataDir: string, port: number, answer: string): Promise<RunningProduct> {
  const much = '1000000';
  const origin = `http://127.0.0.1:${port}`;
  const logFile = path.join(dataDir, 'product.log');
  const ends: string[] = [];
  let expected = false;
  let mayRestart = false;
  let child: ChildProcess;

  function launch(): void {
    const output = openSync(logFile, 'a');
    const started = spawn(process.execPath, ['apps/api/src/main.ts'], {
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        PAYMENT_PROVIDER: 'sandbox',
        SEED_DEMO: 'true',
        CAPTCHA_FIXED_ANSWER: answer,
        LOGIN_TRIES_PER_ADDRESS: much,
        CAPTCHAS_PER_ADDRESS: much,
        ACCOUNT_REQUESTS_PER_ADDRESS: much,
        REPORTS_PER_USER: much,
        PAYMENT_CALLS_PER_USER: much,
        PLACE_SEARCHES_PER_USER: much,
      },
    });
    closeSync(output);
    child = started;
    started.once('exit', (code, signal) => {
      if (expected) return;
      ends.push(String(signal ?? code));
      const said = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-6).join('\n    ');
      console.log(`  The product ended by itself (${signal ?? code}):\n    ${said}`);
      if (mayRestart) launch();
    });
  }

  async function untilReady(): Promise<void> {
    const end = performance.now() + readyWithinMs;
    while (performance.now() < end) {
      if (!mayRestart && ends.length > 0) break;
      const answered = await fetch(`${origin}/api/health/ready`, {
        signal: AbortSignal.timeout(5_000),
      }).catch(() => undefined);
      await answered?.arrayBuffer().catch(() => {});
      if (answered?.ok) return;
      await sleep(100);
    }
    throw new Error(`The product did not become ready; its log is ${logFile}.`);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    expected = true;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  launch();
  await untilReady();
  mayRestart = true;
  const { home } = choosePlace(dataDir);
  const data = path.join(home, 'data');
  const postmaster = () => findServer(data)?.pid;
  return {
    origin,
    ends: () => ends.length,
    postmaster,
    async killAndStart() {
      await end('SIGKILL');
      expected = false;
      launch();
      await untilReady();
    },
    postgresPids() {
      const pid = postmaster();
      if (!pid) return [];
      const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
      return [pid, ...listed.split('\n').map(Number).filter(Boolean)];
    },
    databaseUrl() {
      const { superuser } = JSON.parse(readFileSync(path.join(home, 'passwords.json'), 'utf8')) as {
        superuser: string;
      };
      return `postgres://postgres:${superuser}@127.0.0.1:${findServer(data)?.port}/udaya?sslmode=disable`;
    },
    async stop() {
      const begin = performance.now();
      await end('SIGTERM');
      const ms = performance.now() - begin;
      const left = postmaster();
      if (left) await stopServer(left, data);
      return { ms, postgresLeft: left !== undefined };
    },
  };
}
