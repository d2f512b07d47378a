import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { peopleAt, quantile } from './product/people.ts';
import { startServer, stopServer } from './product/start-server.ts';

// How fast births of a file become reports, without a model: births a second, beside the same births sent one by one; how long a parent's own
// report takes meanwhile; and whether the files of two groups go on alike. The real server over HTTP, on an embedded PostgreSQL of its own.
// Usage: node bench/bulk.ts [folder, default var/bench-bulk]

const root = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(root, process.argv[2] ?? 'var/bench-bulk');
const port = 4000 + Math.floor(Math.random() * 900);
const { ask, logIn, findPlace, waitForReport: parentsReport } = peopleAt(`http://127.0.0.1:${port}`);
const births = 1_000;
const oneByOne = 100;
const goal = { seconds: 20, parentMs: 1_000 };
const run = Date.now().toString(36);

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
  onTaken: (taken: number) => void = () => {},
): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { state, counts } = await look(token, found);
    onTaken(counts.taken);
    if (state === 'done') return (performance.now() - start) / 1000;
    await setTimeout(250);
  }
}

const told = (values: readonly number[]) =>
  `${values.length} reports, p50 ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms`;

mkdirSync(folder, { recursive: true, mode: 0o711 });
const server = await startServer(port, { DATA_DIR: folder });
try {
  const parent = await logIn('demo-parent', 'USER');
  const ngo = await logIn('demo-group-user', 'GROUP', 'DEMO-NGO');
  const university = await logIn('demo-uni-user', 'GROUP', 'DEMO-UNI');
  const placeId = await findPlace(parent, 'Madurai');

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
  await stopServer(server);
}
