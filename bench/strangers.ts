import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { startThrowawayCluster } from '../apps/api/testing/throwaway-cluster.ts';

// What strangers can do to everybody else: how late a probe is answered while eight of them send as much as they can, how
// much memory readers cost that never read, and how long another's PDF takes beside a flood of them. The load comes from this process.
// Usage: node bench/strangers.ts [folder of a product, default this one]... to measure one after the other in the same run;
// ONLY=pdfs, ONLY=bodies or ONLY=readers measures a part.

const products = process.argv.length > 2 ? process.argv.slice(2) : ['.'];
const only = process.env.ONLY;
const port = 3392;
const much = '1000000';

interface Reply {
  status: number;
  text: string;
}
type Headers = Record<string, string>;

function call(
  agent: Agent,
  method: string,
  address: string,
  headers: Headers = {},
  body?: string,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { host: '127.0.0.1', port, method, path: address, agent };
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request({ ...options, headers: { ...json, ...length, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function print(name: string, times: number[], rest = ''): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (q: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN).toFixed(1);
  console.log(
    `  ${name.padEnd(54)} p50 ${at(0.5).padStart(7)}   p95 ${at(0.95).padStart(7)}   max ${at(1).padStart(7)} ms${rest}`,
  );
}

/** Milliseconds of one call after the other, until the work is done or the time is up. */
async function timesOf(ask: () => Promise<unknown>, until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until()) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
    await pause(5);
  }
  return times;
}

const live = (agent: Agent) => () => call(agent, 'GET', '/api/health/live');

/** Eight senders without a login, each with one body after the other, for five seconds. */
async function bodies(name: string, body: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const probe = new Agent({ keepAlive: true });
  const end = performance.now() + 5_000;
  const answers = new Map<number, number>();
  const senders = Array.from({ length: 8 }, async () => {
    while (performance.now() < end) {
      const sent = call(agent, 'POST', '/api/astro-users/authenticate', {}, body);
      const { status } = await sent.catch(() => ({ status: 0 }));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  const times = await timesOf(live(probe), () => performance.now() > end);
  await Promise.all(senders);
  agent.destroy();
  probe.destroy();
  const told = [...answers].map(([status, count]) => `${count} x ${status || 'cut'}`).join(', ');
  print(`probe, ${name}`, times, `   senders: ${told}`);
}

const megabytes = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024);

/** A hundred connections that ask for large answers, many at once, and never read one. */
async function readers(pid: number): Promise<void> {
  const before = megabytes(pid);
  const question = 'GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100);
  const closed = new Set<Socket>();
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(question));
    socket.pause();
    socket.on('error', () => {});
    socket.on('close', () => closed.add(socket));
    return socket;
  });
  const began = performance.now();
  const figures: string[] = [];
  let most = 0;
  for (const second of [5, 20, 40, 60]) {
    while (performance.now() - began < second * 1000) {
      most = Math.max(most, megabytes(pid));
      await pause(500);
    }
    figures.push(`${megabytes(pid)} MB after ${second} s`);
  }
  // Only to one that reads shows whether the other end has hung up.
  for (const socket of sockets) socket.resume();
  await pause(5_000);
  console.log(
    `  100 readers that never read: ${before} MB before, at most ${most}; ${figures.join(', ')}; ${closed.size} were cut`,
  );
  for (const socket of sockets) socket.destroy();
}

/** Another person's PDFs, alone and beside 130 that one person asks for at once. */
async function pdfs(): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const flooder = await logIn(agent, 'demo-parent', 'USER');
  const other = await logIn(agent, 'demo-admin', 'PRODUCT_ADMIN');
  const list = await call(agent, 'GET', '/api/astro-users/birthChart', flooder);
  const { userBirthChartList: rows } = JSON.parse(list.text) as {
    userBirthChartList: { id: string; actions: string[] }[];
  };
  const id = rows.find(({ actions }) => actions.includes('download'))?.id ?? '';
  const own = () => call(agent, 'GET', `/api/product/birthChart/PDF?id=${id}`, other);
  await own();
  let asked = 0;
  print('PDF, alone', await timesOf(own, () => (asked += 1) > 10));
  let answered = 0;
  const flood = Array.from({ length: 130 }, async () => {
    const { status } = await call(agent, 'GET', `/api/astro-users/birthChart/PDF?id=${id}`, flooder);
    answered += 1;
    return status;
  });
  await pause(50);
  const times = await timesOf(own, () => answered === 130);
  const statuses = await Promise.all(flood);
  agent.destroy();
  const good = statuses.filter((status) => status === 200).length;
  print("PDF, beside another's flood of 130", times, `   flood: ${good} x 200, ${130 - good} refused`);
}

async function logIn(agent: Agent, username: string, userType: string): Promise<Headers> {
  const { captchaToken } = JSON.parse((await call(agent, 'GET', '/api/captacha')).text) as {
    captchaToken: string;
  };
  const body = {
    username,
    password: 'Udaya-demo-2026',
    userType,
    groupCode: 'none',
    captchaToken,
    userCaptcha: 'BENCH',
  };
  const answer = await call(agent, 'POST', '/api/astro-users/authenticate', {}, JSON.stringify(body));
  const { token } = JSON.parse(answer.text) as { token?: string };
  if (!token) throw new Error(`${username} could not log in: ${answer.text}`);
  return { authorization: `Bearer ${token}` };
}

async function run(product: string): Promise<void> {
  const measures = only ? only.split(',') : ['pdfs', 'bodies', 'readers'];
  const cluster = await startThrowawayCluster();
  const folder = mkdtempSync(path.join(tmpdir(), 'udaya-bench-'));
  let child: ChildProcess | undefined;
  try {
    child = spawn(process.execPath, ['apps/api/src/main.ts'], {
      cwd: product,
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: cluster.url,
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        CAPTCHA_FIXED_ANSWER: 'BENCH',
        LOGIN_TRIES_PER_ADDRESS: much,
        PDFS_PER_USER: much,
        BAD_REQUESTS_PER_ADDRESS: process.env.BAD_REQUESTS_PER_ADDRESS ?? much,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const agent = new Agent();
    for (let tries = 0; tries < 600; tries++) {
      const reply = await call(agent, 'GET', '/api/health/ready').catch(() => undefined);
      if (reply?.status === 200) break;
      if (child.exitCode !== null) throw new Error('The product did not start.');
      await pause(100);
    }
    // The demo reports are being written.
    await pause(8_000);
    console.log(`\n${path.resolve(product)}`);
    if (measures.includes('pdfs')) await pdfs();
    if (measures.includes('bodies')) {
      const end = performance.now() + 2_000;
      print('probe, alone', await timesOf(live(agent), () => performance.now() > end));
      const padding = (length: number) => `[${'1,'.repeat((length - 4) / 2)}1]`;
      await bodies('eight senders of 255 KB without a login', padding(255 * 1024));
      await bodies('eight senders of 15 KB without a login', padding(15 * 1024));
    }
    if (measures.includes('readers')) await readers(child.pid ?? 0);
  } finally {
    const server = child;
    if (server?.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`);
for (const product of products) await run(product);
