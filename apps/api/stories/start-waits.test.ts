import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startWithRetry } from '../src/start-with-retry.ts';
import { newKey, type Program, runProgram } from '../testing/product.ts';
import { layWire, type Wire } from '../testing/wire.ts';

// Whole programs, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const keys = { DATA_ENCRYPTION_KEY: newKey(), PASSWORD_PEPPER: newKey() };
let wire: Wire;
const folder = mkdtempSync(path.join(tmpdir(), 'udaya-start-'));
beforeAll(async () => {
  wire = await layWire();
});
afterAll(async () => {
  await wire.close();
  rmSync(folder, { recursive: true });
});

const run = (file: string, args: readonly string[] = []) =>
  runProgram(
    file,
    {
      ...keys,
      DATABASE_URL: wire.url,
      DATA_DIR: folder,
      PORT: '0',
      SEED_DEMO: 'false',
      PAYMENT_PROVIDER: 'none',
      PUBLIC_URL: 'http://127.0.0.1:4120',
    },
    args,
  );

const programs: [string, () => Program, RegExp][] = [
  ['server', () => run('main.ts'), / is ready: /],
  ['worker', () => run('worker.ts'), /is running its jobs here/],
  ['invitation', () => run('admin-create.ts', [`late-${Date.now()}@udaya.example`]), /The link works once/],
];

describe.each(programs)('a %s', (_name, begin, ready) => {
  it('that is started before its database waits for it', async () => {
    wire.cut();
    const program = begin();
    await program.says(/Waiting for the database of the setting DATABASE_URL: .*ECONNREFUSED/);
    await wire.mend();
    await program.says(ready);
    await program.stop();
  });

  it('whose database restarts at any step of its start begins again', async () => {
    const operator = new pg.Client({ connectionString: wire.directUrl });
    await operator.connect();
    let program = begin();
    while (!program.said().includes('Waiting for the database')) {
      if (ready.test(program.said())) {
        // It was done between two restarts.
        await program.stop();
        program = begin();
      }
      await operator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await program.says(ready);
    await program.stop();
    await operator.end();
  });
});

it('a database that does not come back is named in a sentence', async () => {
  const said: string[] = [];
  const nobody = 'postgres://udaya@127.0.0.1:9/udaya';
  const start = startWithRetry(
    {
      config: { databaseUrl: nobody },
      say: (text) => said.push(text),
      opened: new AsyncDisposableStack(),
      timeoutMs: 1_000,
    },
    async () => {
      const client = new pg.Client({ connectionString: nobody });
      await client.connect();
    },
  );
  await expect(start).rejects.toThrow(
    /^The database of the setting DATABASE_URL cannot be used: .*ECONNREFUSED.*\.$/,
  );
  expect(said).toHaveLength(1);
});
