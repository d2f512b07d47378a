import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

// How fast births of a file become reports, without a model: births a second, beside the same births sent one by one; how long a parent's own
// report takes meanwhile; and whether the files of two groups go on alike. The real server over HTTP, on an embedded PostgreSQL of its own.
// Usage: node bench/bulk.ts [folder, default var/bench-bulk]

const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(root, process.argv[2] ?? 'var/bench-bulk');
const port = 4000 + Math.floor(Math.random() * 900);
const origin = `http://127.0.0.1:${port}`;
const births = 1_000;
const oneByOne = 100;
const goal = { seconds: 20, parentMs: 1_000 };
const run = Date.now().toString(36);

async function startServer(): Promise<ChildProcess> {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const much = '1000000';
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      CAPTCHA_FIXED_ANSWER: 'BENCH',
      PAYMENT_PROVIDER: 'none',
      UPLOADS_PER_USER: much,
      REPORTS_PER_USER: much,
      CHANGES_PER_USER: much,
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

async function ask<T>(token: string, method: string, address: string, body?: unknown): Promise<T> {
  const reply = await fetch(`${origin}/api${address}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  const answer = await reply.json();
  if (reply.status !== 200)
    throw new Error(`${method} ${address}: ${reply.status} ${JSON.stringify(answer)}`);
  return answer as T;
}

async function logIn(username: string, userType: string, groupCode = 'none'): Promise<string> {
  const { captchaToken } = await ask<{ captchaToken: string }>('', 'GET', '/captacha');
  const body = {
    username,
    password: 'Udaya-demo-2026',
    userType,
    groupCode,
    captchaToken,
    userCaptcha: 'BENCH',
  };
  return (await ask<{ token: string }>('', 'POST', '/astro-users/authenticate', body)).token;
}

const places = [
  'Madurai',
  'Salem',
  'Erode',
  'Theni',
  'Karur',
  'Chennai',
  'Leh',
  'Mumbai',
  'Hosur',
  'Vellore',
];

function fileOf(name: string): File {
  const rows = Array.from({ length: births }, (_, index) => {
    const date = new Date(Date.UTC(1995, 0, 1) + index * 9 * 86_400_000).toISOString().slice(0, 10);
    const time = `${String(index % 24).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}`;
    return `${name} ${run} ${index},Female,${date},${time},${places[index % places.length]},Natural,School,yes,Form ${index}`;
  });
  const heading =
    'Name,Gender,Date of birth,Time of birth,Place of birth,Birth type,Referred by,Consent,Evidence';
  return new File([[heading, ...rows, ''].join('\r\n')], 'births.csv');
}

interface Import {
  importId: string;
  state: string;
  counts: { taken: number; ready: number };
}

async function check(token: string, name: string): Promise<{ found: Import; seconds: number }> {
  const form = new FormData();
  form.append('branchId', '');
  form.append('births', fileOf(name));
  const start = performance.now();
  const found = await ask<Import>(token, 'POST', '/group/births/imports', form);
  return { found, seconds: (performance.now() - start) / 1000 };
}

const begin = (token: string, { importId }: Import) =>
  ask(token, 'POST', `/group/births/imports/${importId}/begin`, { consent: true });
const look = (token: string, { importId }: Import) =>
  ask<Import>(token, 'GET', `/group/births/imports/${importId}`);

/** Waits until an import is done, and hears how far it is every quarter of a second. */
async function finish(
  token: string,
  found: Import,
  hear: (taken: number) => void = () => {},
): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { state, counts } = await look(token, found);
    hear(counts.taken);
    if (state === 'done') return (performance.now() - start) / 1000;
    await setTimeout(250);
  }
}

/** A parent sends birth details and waits for the report: milliseconds from the one to the other. */
async function parentsReport(
  token: string,
  placeId: string,
  name: string,
  lookEveryMs = 10,
): Promise<number> {
  const start = performance.now();
  const { id } = await ask<{ id: string }>(token, 'POST', '/astro-users/birthChart', {
    name,
    gender: 'Female',
    dateOfBirth: '2015-07-05',
    timeOfBirth: '07:05:00 AM',
    place: { place_id: placeId, description: '' },
    country: 'IN',
    birthType: 'Natural',
    refferedBy: 'Self',
    consent: true,
  });
  for (;;) {
    const { stage } = await ask<{ stage: string }>(token, 'GET', `/astro-users/birthChart/${id}`);
    if (stage === 'ready') return performance.now() - start;
    await setTimeout(lookEveryMs);
  }
}

const quantile = (values: readonly number[], q: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(q * values.length))] ??
  0;
const told = (values: readonly number[]) =>
  `${values.length} reports, p50 ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms`;

const server = await startServer();
try {
  const parent = await logIn('demo-parent', 'USER');
  const ngo = await logIn('demo-group-user', 'GROUP', 'DEMO-NGO');
  const university = await logIn('demo-uni-user', 'GROUP', 'DEMO-UNI');
  const { token } = await ask<{ token: string }>(parent, 'GET', '/places/token');
  const [place] = await ask<{ place_id: string }[]>(
    parent,
    'GET',
    `/places?country=IN&place=Madurai&token=${token}`,
  );
  const placeId = place?.place_id ?? '';

  await parentsReport(parent, placeId, `Warm ${run}`);
  const start = performance.now();
  const alone: number[] = [];
  for (let index = 0; index < oneByOne; index++)
    alone.push(await parentsReport(parent, placeId, `Alone ${run} ${index}`));
  const single = oneByOne / ((performance.now() - start) / 1000);
  console.log(
    `One by one, each waited for: ${single.toFixed(0)} births a second. A parent alone: ${told(alone)}`,
  );

  const burst = performance.now();
  const ids = await Promise.all(
    Array.from({ length: oneByOne }, async (_, index) =>
      parentsReport(parent, placeId, `Burst ${run} ${index}`, 1_000),
    ),
  );
  console.log(
    `One by one, all at once: ${(ids.length / ((performance.now() - burst) / 1000)).toFixed(0)} births a second`,
  );

  const first = await check(ngo, 'First');
  console.log(`${births} rows checked in ${first.seconds.toFixed(2)} s`);
  await begin(ngo, first.found);
  const seconds = await finish(ngo, first.found);
  console.log(
    `${births} births of a file: ${seconds.toFixed(1)} s, ${(births / seconds).toFixed(0)} births a second (goal: under ${goal.seconds} s)`,
  );

  const pair = [
    { token: ngo, taken: 0, name: 'Second' },
    { token: university, taken: 0, name: 'Third' },
  ];
  const imports: ((typeof pair)[number] & { found: Import })[] = [];
  for (const one of pair) imports.push({ ...one, ...(await check(one.token, one.name)) });
  let apart = 0;
  const over = new AbortController();
  const meanwhile: number[] = [];
  const parents = (async () => {
    while (!over.signal.aborted)
      meanwhile.push(await parentsReport(parent, placeId, `Meanwhile ${run} ${meanwhile.length}`));
  })();
  for (const one of imports) await begin(one.token, one.found);
  const ends = await Promise.all(
    imports.map(async (one) =>
      finish(one.token, one.found, (taken) => {
        one.taken = taken;
        const [left, right] = imports;
        if (left && right && left.taken < births && right.taken < births)
          apart = Math.max(apart, Math.abs(left.taken - right.taken));
      }),
    ),
  );
  over.abort();
  await parents;
  console.log(
    `Two groups with ${births} each: ${ends.map((end) => `${end.toFixed(1)} s`).join(' and ')}; never more than ${apart} births apart while both went on`,
  );
  console.log(`A parent meanwhile: ${told(meanwhile)} (goal: p95 under ${goal.parentMs} ms)`);
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}
