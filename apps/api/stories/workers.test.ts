import { setTimeout as sleep } from 'node:timers/promises';
import { reports } from '@udaya/contract/reports';
import { expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { newKey, refusal, runProgram } from '../testing/product.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const keys = { DATA_ENCRYPTION_KEY: newKey(), PASSWORD_PEPPER: newKey() };
const w = await forThisFile(world(keys));

it('a server without workers takes reports, and a worker beside it writes them', async () => {
  const { databaseUrl: DATABASE_URL = '', dataDir: DATA_DIR } = w.config;
  const env = { ...keys, DATABASE_URL, DATA_DIR, SEED_DEMO: 'false', PAYMENT_PROVIDER: 'none' };
  const person = await w.person();
  const server = runProgram('main.ts', { ...env, PORT: '0', WORKERS: '0' });
  const [, origin = ''] = await server.says(/ is ready: (http\S+)/);
  const answer = await fetch(`${origin}/api${reports.create.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify(await birthBody(person)),
  });
  const { id } = (await answer.json()) as { id: string };
  const stage = async () => (await person.call(reports.read, { params: { id } })).body.stage;
  await sleep(3_000);
  expect(await stage()).toBe('waiting');

  const worker = runProgram('worker.ts', { ...env, PUBLIC_URL: w.origin });
  await worker.says(/is running its jobs here/);
  await expect.poll(stage, { timeout: 30_000 }).toBe('ready');
  expect(await worker.stop()).toBe(0);
  expect(await server.stop()).toBe(0);
}, 240_000);

it('a worker without a database of servers says what it needs', async () => {
  const program = runProgram('worker.ts', { DATA_DIR: w.config.dataDir });
  expect(await program.ended).toBe(1);
  expect(program.said()).toContain('set DATABASE_URL');
});

it('a setting of neither 0 nor 1 is named', async () => {
  const { code, said } = await refusal({ WORKERS: '2', DATA_DIR: w.config.dataDir });
  expect([code, said.includes('WORKERS')]).toEqual([1, true]);
});
