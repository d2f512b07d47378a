import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { planets } from '@udaya/astro/planets';
import { uploadBytes, uploadRows } from '@udaya/core/knowledge/upload-file';

// How fast a file of texts is checked, and what that takes: rows a second, the server's peak memory, and how long the product
// admin's list of reports takes meanwhile. The real server over HTTP, on an embedded PostgreSQL of its own; beside each file what the same
// list takes when nothing is uploaded.
// Usage: node bench/upload.ts [folder, default var/bench-upload]

const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(root, process.argv[2] ?? 'var/bench-upload');
const port = 4000 + Math.floor(Math.random() * 900);
const origin = `http://127.0.0.1:${port}`;
const goal = { rowsPerSecond: 30_000, megabytes: 200, seconds: 5 };
const runs = 3;
const columns = 'planet,position,descriptionTitle,description';
const sentence = 'A child who is asked early and kindly shares more than one who is hurried';

/** Three files of a whole knowledge base in one: 360 rows, each pair three times. */
const small = fileOf(360, (index) => `${sentence} ${index}. `.repeat(6).trim());
/** As many rows as are read. */
const large = fileOf(uploadRows, (index) => `${sentence.slice(0, 50)} ${index}`);

function fileOf(count: number, text: (index: number) => string): Buffer {
  const rows = Array.from({ length: count }, (_, index) => {
    const planet = planets[index % planets.length];
    return `${planet},${(Math.floor(index / planets.length) % 12) + 1},Title ${index},"${text(index)}"`;
  });
  const file = Buffer.from(`${[columns, ...rows].join('\r\n')}\r\n`);
  if (file.length > uploadBytes) throw new Error(`The file has ${file.length} bytes.`);
  return file;
}

async function startServer(): Promise<ChildProcess> {
  const much = '1000000';
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      CAPTCHA_FIXED_ANSWER: 'BENCH',
      UPLOADS_PER_USER: much,
    },
    // Over this channel it hears when the bench is gone, and stops.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (let tries = 0; tries < 1_200; tries++) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    const reply = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (reply?.status === 200) return child;
    await setTimeout(100);
  }
  throw new Error('The server did not answer within two minutes.');
}

async function logIn(): Promise<string> {
  const captcha = (await (await fetch(`${origin}/api/captacha`)).json()) as { captchaToken: string };
  const answer = await fetch(`${origin}/api/astro-users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'demo-admin',
      password: 'Udaya-demo-2026',
      userType: 'PRODUCT_ADMIN',
      groupCode: 'none',
      captchaToken: captcha.captchaToken,
      userCaptcha: 'BENCH',
    }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The most memory that the server has had since the last reset, and what it has now, in megabytes; Linux alone tells. */
function memoryOf({ pid }: ChildProcess): { peak: number; now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { peak: read('VmHWM'), now: read('VmRSS') };
}

const quantile = (values: number[], q: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(q * values.length))] ??
  0;

/** Asks for the list of reports again and again until it is told to stop; answers how long each took, in milliseconds. */
async function askForList(token: string, signal: AbortSignal): Promise<number[]> {
  const took: number[] = [];
  while (!signal.aborted) {
    const begin = performance.now();
    const reply = await fetch(`${origin}/api/product/userBirthChartList?userType=ASTROUSER`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`The list answered ${reply.status}.`);
    took.push(performance.now() - begin);
    await setTimeout(10);
  }
  return took;
}

async function validate(token: string, file: Buffer<ArrayBufferLike>) {
  const form = new FormData();
  form.append('reportType', 'Child');
  form.append('report', new File([new Uint8Array(file)], 'texts.csv'));
  const begin = performance.now();
  const reply = await fetch(`${origin}/api/report/validate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const check = (await reply.json()) as { rowCount: number; errorCount: number };
  if (reply.status !== 200) throw new Error(`The check answered ${reply.status}: ${JSON.stringify(check)}`);
  return { seconds: (performance.now() - begin) / 1000, ...check };
}

const server = await startServer();
try {
  const token = await logIn();
  const idle = new AbortController();
  const idleList = askForList(token, idle.signal);
  await setTimeout(3_000);
  idle.abort();
  const quiet = await idleList;
  const before = memoryOf(server);
  console.log(
    `Server before: ${before.now.toFixed(0)} MB. List of reports: p50 ${quantile(quiet, 0.5).toFixed(1)} ms, p95 ${quantile(quiet, 0.95).toFixed(1)} ms`,
  );
  for (const [name, file] of [
    ['360 rows', small],
    ['20,000 rows', large],
  ] as const) {
    for (let run = 1; run <= runs; run++) {
      const done = new AbortController();
      const list = askForList(token, done.signal);
      const { seconds, rowCount, errorCount } = await validate(token, file);
      done.abort();
      const meanwhile = await list;
      console.log(
        `${name}, ${(file.length / 1024 / 1024).toFixed(1)} MB, run ${run}: ${seconds.toFixed(2)} s, ${Math.round(rowCount / seconds)} rows/s, ` +
          `${errorCount} errors; peak ${memoryOf(server).peak.toFixed(0)} MB; ` +
          `list meanwhile p50 ${quantile(meanwhile, 0.5).toFixed(0)} ms, p95 ${quantile(meanwhile, 0.95).toFixed(0)} ms, worst ${Math.max(...meanwhile).toFixed(0)} ms`,
      );
    }
  }
  console.log(
    `Goals: ${goal.rowsPerSecond} rows/s, less than ${goal.megabytes} MB more than before, ${goal.seconds} s.`,
  );
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}
