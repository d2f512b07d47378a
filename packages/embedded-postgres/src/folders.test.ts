import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findServer } from './server-process.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

// Real servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
let folder: string;
let opened: EmbeddedPostgres[];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'udaya-folders-')));
  chmodSync(folder, 0o711);
  opened = [];
});

afterEach(async () => {
  for (const server of opened) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = () => path.join(folder, 'var');
const dataFolder = () => path.join(dataDir(), 'postgres', 'data');

async function start(on = dataDir()): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: on, log: () => {}, durable: false });
  opened.push(server);
  return server;
}

async function answers({ url }: EmbeddedPostgres): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ one: number }>('SELECT 1 AS one');
  await client.end();
  return rows[0]?.one === 1;
}

/** Starts it in a process of its own, and kills both that process and the server. */
async function startAndKill(): Promise<void> {
  const module = path.join(import.meta.dirname, 'start-embedded-postgres.ts');
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
       await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir())}, log() {}, durable: false });
       console.log('READY'); setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  const pid = findServer(dataFolder())?.pid ?? 0;
  child.kill('SIGKILL');
  await once(child, 'exit');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => findServer(dataFolder())).toBeUndefined();
}

describe('a folder', () => {
  it('whose database is gone is not filled with an empty one', async () => {
    await (await start()).stop();
    rmSync(dataFolder(), { recursive: true });
    await expect(start()).rejects.toThrow(
      /According to .*database-made.txt a database was made here, but .*data is gone.*move .*database-made.txt away/s,
    );
    expect(existsSync(dataFolder())).toBe(false);
    rmSync(path.join(dataDir(), 'database-made.txt'));
    expect(await answers(await start())).toBe(true);
  });

  it('that is not whole is refused', async () => {
    await (await start()).stop();
    writeFileSync(path.join(dataFolder(), 'PG_VERSION'), '');
    await expect(start()).rejects.toThrow(/is not a whole database.*from a backup/);
  });

  it('that was copied while its server ran is refused, and the original goes on', async () => {
    const original = await start();
    const pid = findServer(dataFolder())?.pid;
    const copy = path.join(folder, 'copy');
    execFileSync('cp', ['-a', dataDir(), copy]);
    await expect(start(copy)).rejects.toThrow(
      /copy of .*var\/postgres\/data that was made while its PostgreSQL ran/,
    );
    expect(findServer(path.join(copy, 'postgres', 'data'))).toBeUndefined();
    expect(findServer(dataFolder())?.pid).toBe(pid);
    await original.stop();
    // Copied again, as it says: two databases of their own.
    rmSync(copy, { recursive: true });
    execFileSync('cp', ['-a', dataDir(), copy]);
    const second = await start(copy);
    expect(second.url).not.toBe((await start()).url);
  });

  it('that was moved after a kill is recovered', async () => {
    await startAndKill();
    const moved = path.join(folder, 'moved');
    renameSync(dataDir(), moved);
    expect(await answers(await start(moved))).toBe(true);
  });

  it.skipIf(!isRoot)(
    'that was copied does not take the database elsewhere of the original (only root)',
    async () => {
      chmodSync(folder, 0o700);
      const original = await start();
      try {
        const copy = path.join(folder, 'copy');
        execFileSync('cp', ['-r', dataDir(), copy]);
        const refusal = new RegExp(
          `is a copy of ${dataDir()}.*start with DATA_DIR=${dataDir()}; .*new folder as DATA_DIR`,
        );
        await expect(start(copy)).rejects.toThrow(refusal);
        await original.stop();
        await expect(start(copy)).rejects.toThrow(refusal);
        // What was moved instead keeps its database.
        rmSync(dataDir(), { recursive: true });
        const moved = await start(copy);
        expect(moved.place).toBe(original.place);
        await moved.stop();
      } finally {
        rmSync(original.place, { recursive: true, force: true });
      }
    },
  );
});
