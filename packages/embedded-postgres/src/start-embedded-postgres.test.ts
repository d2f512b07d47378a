import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findServer, stopServer } from './server-process.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

// Real servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let opened: EmbeddedPostgres[];
const isRoot = process.getuid?.() === 0;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'udaya-embedded-')));
  chmodSync(folder, 0o711);
  opened = [];
});

afterEach(async () => {
  for (const server of opened) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = () => path.join(folder, 'var');
const dataFolder = () => path.join(dataDir(), 'postgres', 'data');

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: dataDir(), log: () => {}, durable: false });
  opened.push(server);
  return server;
}

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A product in a process of its own, which says READY and then lives until it is killed. */
async function startElsewhere(): Promise<{ kill(): Promise<void> }> {
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
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('works', () => {
  it('keeps what was written over a restart', async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept (word text)');
    await ask(first.url, `INSERT INTO kept VALUES ('உதயா')`);
    await first.stop();
    expect(findServer(dataFolder())).toBeUndefined();

    const second = await start();
    expect(second.attached).toBe(false);
    expect(await ask(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'உதயா' }]);
  });

  it('gives Tamil and Hindi words their trigrams, and the product the extensions it needs', async () => {
    const { url } = await start();
    await ask(url, 'CREATE EXTENSION pg_trgm');
    await ask(url, 'CREATE EXTENSION citext');
    const [row] = await ask<{ near: number }>(url, `SELECT similarity('சென்னை', 'சென்னய்') AS near`);
    expect(row?.near).toBeGreaterThan(0.3);
  });

  it('attaches to the server of a process that was killed, and takes it over', async () => {
    const other = await startElsewhere();
    const pid = findServer(dataFolder())?.pid;
    await other.kill();

    const server = await start();
    expect(server.attached).toBe(true);
    expect(findServer(dataFolder())?.pid).toBe(pid);
    await server.stop();
    expect(findServer(dataFolder())).toBeUndefined();
  });

  it('serves two processes, until the last leaves', async () => {
    const other = await startElsewhere();
    const here = await start();
    expect(here.attached).toBe(true);
    await here.stop();
    const left = findServer(dataFolder());
    expect(left).toBeDefined();
    await other.kill();
    await stopServer(left?.pid ?? 0, dataFolder());
  });

  it('makes one database where two start at once', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect(one.url).toBe(two.url);
    await one.stop();
    expect(await ask(two.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('starts a server that died again, on the same address', async () => {
    const { url } = await start();
    await ask(url, 'CREATE TABLE kept AS SELECT 1 AS one');
    const died = findServer(dataFolder())?.pid ?? 0;
    process.kill(died, 'SIGKILL');
    const question = () => ask(url, 'SELECT one FROM kept').catch(() => undefined);
    await expect.poll(question, { timeout: 30_000 }).toEqual([{ one: 1 }]);
    expect(findServer(dataFolder())?.pid).not.toBe(died);
  });

  it('is not misled by a pid file whose process is another program by now', async () => {
    const first = await start();
    await first.stop();
    const lines = [
      process.pid,
      dataFolder(),
      1700000000,
      5432,
      '',
      '127.0.0.1',
      '  1234567  7654321',
      'ready   ',
    ];
    writeFileSync(path.join(dataFolder(), 'postmaster.pid'), `${lines.join('\n')}\n`);
    const second = await start();
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('finishes a first start that was killed half-way', async () => {
    const draft = path.join(dataDir(), 'postgres', 'data.draft');
    mkdirSync(draft, { recursive: true });
    chmodSync(dataDir(), 0o711);
    chmodSync(path.dirname(draft), 0o700);
    writeFileSync(path.join(draft, 'PG_VERSION'), '18\n');
    const { url } = await start();
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it.skipIf(!isRoot)(
    'finds another place where the system user cannot enter the data folder (only root needs it)',
    async () => {
      chmodSync(folder, 0o700);
      const first = await start();
      expect(first.place).toMatch(/^\/var\/lib\/udaya\/[0-9a-f]{16}$/);
      try {
        await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
        await first.stop();
        const second = await start();
        expect(second.place).toBe(first.place);
        expect(await ask(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
        await second.stop();

        // Without the data folder's keys the old database is of no use, and is kept aside.
        rmSync(dataDir(), { recursive: true });
        const again = await start();
        expect(again.place).toBe(first.place);
        await expect(ask(again.url, 'SELECT one FROM kept')).rejects.toThrow(/does not exist/);
        await again.stop();
        expect(existsSync(path.join(`${first.place}.left`, 'data'))).toBe(true);
      } finally {
        for (const left of [first.place, `${first.place}.left`])
          rmSync(left, { recursive: true, force: true });
      }
      await expect(start()).rejects.toThrow(`the database is in ${first.place}, but that folder is gone`);
    },
  );
});

describe('refuses', () => {
  it('a data folder that cannot be made', async () => {
    writeFileSync(path.join(folder, 'var'), 'a file');
    await expect(start()).rejects.toThrow(EmbeddedPostgresError);
    await expect(start()).rejects.toThrow(/^The data folder .*\/var cannot be written: .*Set DATA_DIR/);
  });

  it('the data of another major version', async () => {
    await (await start()).stop();
    writeFileSync(path.join(dataFolder(), 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(
      /made by PostgreSQL 17, and this version of Udaya brings PostgreSQL 18/,
    );
  });

  it('passwords that are gone or do not fit', async () => {
    await (await start()).stop();
    const file = path.join(dataDir(), 'postgres', 'passwords.json');
    writeFileSync(file, JSON.stringify({ superuser: 'wrong', product: 'wrong' }));
    await expect(start()).rejects.toThrow(/refuses the password stored beside it/);
    expect(findServer(dataFolder())).toBeUndefined();
    for (const broken of ['', '{"superuser": "half', '[]', '{"superuser": "", "product": 7}']) {
      writeFileSync(file, broken);
      await expect(start()).rejects.toThrow(/does not hold the passwords .*: put it back from a backup/);
    }
    rmSync(file);
    await expect(start()).rejects.toThrow(/passwords .* are missing/);
    expect(findServer(dataFolder())).toBeUndefined();
  });
});

describe('guards', () => {
  it('the server: loopback only, a password always, no root, no rights beyond the own database', async () => {
    const { url, superuserUrl, place } = await start();
    const settings = `SELECT current_setting('listen_addresses') AS addresses,
                             current_setting('unix_socket_directories') AS sockets`;
    expect(await ask(superuserUrl, settings)).toEqual([{ addresses: '127.0.0.1', sockets: '' }]);
    expect(await ask(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
      { rolsuper: false },
    ]);
    const wrong = url.replace(/:[^:@]+@/, ':wrong@');
    await expect(ask(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(place).mode & 0o777).toBe(0o700);
    expect(statSync(place).uid).not.toBe(0);
    expect(statSync(path.join(place, 'passwords.json')).mode & 0o777).toBe(0o600);
  });

  it('its log against what people entered', async () => {
    const { url, place } = await start();
    await ask(url, 'CREATE TABLE people (name text PRIMARY KEY, age integer)');
    await ask(url, `INSERT INTO people VALUES ('Kavitha', 7)`);
    await expect(ask(url, `INSERT INTO people VALUES ('Kavitha', 8)`)).rejects.toThrow(/duplicate key/);
    await expect(ask(url, `SELECT 'Kavitha'::integer`)).rejects.toThrow(/invalid input/);
    expect(readFileSync(path.join(place, 'postgres.log'), 'utf8')).not.toContain('Kavitha');
  });
});
