import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { profile } from '@udaya/contract/accounts';
import { reports } from '@udaya/contract/reports';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts';
import { bareEnvironment } from '../testing/product.ts';
import { register } from '../testing/registration.ts';
import { type World, world } from '../testing/world.ts';

const passphrase = 'seven quiet rivers';
const commands = path.resolve(import.meta.dirname, '../src/backup');
const folder = mkdtempSync(path.join(tmpdir(), 'udaya-backup-'));
const file = path.join(folder, 'world.tar.gz.age');

let w: World;
const databases: FreshDatabase[] = [];

/** Runs a command as an operator would, with settings of its own. */
function run(command: 'backup' | 'restore', args: string[], settings: Record<string, string>) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [path.join(commands, `run-${command}.ts`), ...args],
      {
        env: {
          ...bareEnvironment(),
          BACKUP_PASSPHRASE: passphrase,
          DATA_DIR: path.join(folder, 'var'),
          ...settings,
        },
      },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}` }),
    );
  });
}

const settingsOf = ({ config }: World) => ({
  DATABASE_URL: config.databaseUrl ?? '',
  DATA_DIR: config.dataDir,
  DATA_ENCRYPTION_KEY: config.dataEncryptionKey ?? '',
  PASSWORD_PEPPER: config.passwordPepper ?? '',
});

async function newDatabase(): Promise<string> {
  const database = await emptyDatabase();
  databases.push(database);
  return database.url;
}

async function ask<T extends object>(url: string, query: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    await client.end();
  }
}

const tablesIn = (url: string) =>
  ask<{ name: string }>(
    url,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'pgboss')",
  );

// The register of processes is a sign of life that goes on while a backup is made.
async function rowsByTable(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    url,
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'drizzle', 'sandbox') AND tablename <> 'product_processes' ORDER BY 1",
  );
  const counts: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await ask<{ of: string }>(
      url,
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS of FROM ${name} t`,
    );
    counts[name] = row?.of ?? '';
  }
  return counts;
}

// Each command is a process of its own, and makes its key from the passphrase slowly, as it should.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

beforeAll(async () => {
  w = await world({ PAYMENT_PROVIDER: 'sandbox' });
});

afterAll(async () => {
  await w.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('is restored elsewhere with everything that was there, waiting work included', async () => {
    const parent = await w.person('user');
    const saved = await parent.call(profile.change, {
      body: {
        updateDetail: 'personal',
        firstName: 'Meena',
        lastName: 'Sundaram',
        address1: '12 Temple Street',
        address2: '',
        city: 'Madurai',
        state: 'Tamil Nadu',
        country: 'India',
        countryCode: '+91',
        mobile: '9876543210',
        email: parent.user.email,
        aadharNumber: '',
        passportNumber: 'K1234567',
      },
    });
    expect(saved.status).toBe(200);
    // No worker runs: a report waits to be written, and a mail to be sent.
    const { sent } = await register(w);
    const { id } = (await parent.call(reports.create, { body: await birthBody(parent) })).body;

    // The gazetteer is shipped with the product; without its 650,000 names the commands are quick.
    await w.pool.query('TRUNCATE places, place_names');

    const made = await run('backup', [file], settingsOf(w));
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('2 waiting jobs') as string });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes('Tirunelveli')).toBe(false);
    const before = await rowsByTable(w.config.databaseUrl ?? '');

    const url = await newDatabase();
    const { DATA_ENCRYPTION_KEY, PASSWORD_PEPPER } = settingsOf(w);
    const restored = await run('restore', [file], { DATABASE_URL: url });
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('the keys') as string });
    expect(await rowsByTable(url)).toEqual(before);
    const kept = JSON.parse(readFileSync(path.join(folder, 'var/secrets.json'), 'utf8')) as object;
    expect(kept).toEqual({
      dataEncryptionKey: DATA_ENCRYPTION_KEY,
      passwordPepper: PASSWORD_PEPPER,
      databaseMade: false,
    });
    expect(statSync(path.join(folder, 'var/secrets.json')).mode & 0o777).toBe(0o600);

    const there = await world({ DATABASE_URL: url, DATA_ENCRYPTION_KEY, PASSWORD_PEPPER });
    try {
      const { body: session } = await there.login(parent.user.username, parent.password, {
        userType: 'USER',
      });
      const as = { token: session.token };
      expect((await there.call(profile.read, as)).body.passportMasked).toBe(
        saved.body.profile.passportMasked,
      );
      await there.startWorkers();
      await there.mailTo(sent.email);
      await vi.waitFor(
        async () => {
          const { body } = await there.call(reports.read, { ...as, params: { id } });
          if (body.stage !== 'ready') throw new Error('The report is not written yet.');
        },
        { timeout: 20_000, interval: 100 },
      );
      expect((await there.call(reports.list, as)).body.totalElements).toBe(1);
    } finally {
      await there.close();
    }
  });

  it('moves a world from the embedded database to a server and back', async () => {
    const source = await newDatabase();
    await run('restore', [file], { DATABASE_URL: source });
    const embedded = path.join(folder, 'embedded');
    const settings = { DATA_DIR: embedded };
    expect(await run('restore', [file], settings)).toMatchObject({ code: 0 });
    const again = path.join(folder, 'again.age');
    expect(await run('backup', [again], settings)).toMatchObject({ code: 0 });
    const url = await newDatabase();
    expect(await run('restore', [again], { DATABASE_URL: url })).toMatchObject({ code: 0 });
    expect(await rowsByTable(url)).toEqual(await rowsByTable(source));
  });

  it('is read and compared without being restored', async () => {
    expect(await run('restore', ['--check', file], {})).toMatchObject({
      code: 0,
      said: expect.stringContaining('is complete') as string,
    });
  });
});

describe('a backup is refused', () => {
  it('over a file that exists', async () => {
    expect(await run('backup', [file], settingsOf(w))).toMatchObject({
      code: 1,
      said: expect.stringContaining('never replaces a file') as string,
    });
  });

  it('without a passphrase, or with a short one', async () => {
    const none = path.join(folder, 'none.age');
    const settings = settingsOf(w);
    expect((await run('backup', [none], { ...settings, BACKUP_PASSPHRASE: '' })).said).toContain(
      'BACKUP_PASSPHRASE',
    );
    expect((await run('backup', [none], { ...settings, BACKUP_PASSPHRASE: 'short' })).said).toContain(
      '12 characters',
    );
    expect(existsSync(none)).toBe(false);
  });

  it('of a database that the product never ran on', async () => {
    const { code, said } = await run('backup', [path.join(folder, 'no.age')], {
      DATABASE_URL: await newDatabase(),
    });
    expect({ code, said }).toMatchObject({
      code: 1,
      said: expect.stringContaining('nothing to back up') as string,
    });
  });
});

describe('a restore is refused, and leaves the database empty,', () => {
  it.each([
    [
      'with another passphrase',
      (bytes: Buffer) => bytes,
      { BACKUP_PASSPHRASE: 'another one entirely' },
      'does not open',
    ],
    [
      'of a file that was cut',
      (bytes: Buffer) => bytes.subarray(0, bytes.length - 70_000),
      {},
      'damaged or was cut',
    ],
    [
      'of a file in which a bit was changed',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -9_000), Buffer.from([1]), bytes.subarray(-8_999)]),
      {},
      'damaged or was cut',
    ],
    ['of a file that is something else', () => Buffer.from('planet,position\n'), {}, 'is no backup'],
    [
      'where other keys are set',
      (bytes: Buffer) => bytes,
      {
        DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
        PASSWORD_PEPPER: Buffer.alloc(32, 8).toString('base64'),
      },
      'not those of the backup',
    ],
  ])('%s', async (_when, change, settings, sentence) => {
    const other = path.join(folder, 'other.age');
    writeFileSync(other, change(readFileSync(file)));
    const url = await newDatabase();
    expect(await run('restore', [other], { DATABASE_URL: url, ...settings })).toMatchObject({
      code: 1,
      said: expect.stringContaining(sentence) as string,
    });
    expect(await tablesIn(url)).toEqual([]);
  });

  it('of a newer version of the product', async () => {
    const url = await newDatabase();
    expect(await run('restore', [file], { DATABASE_URL: url })).toMatchObject({ code: 0 });
    await ask(
      url,
      "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 9999999999999)",
    );
    const newer = path.join(folder, 'newer.age');
    await run('backup', [newer], { DATABASE_URL: url });
    const target = await newDatabase();
    expect(await run('restore', [newer], { DATABASE_URL: target })).toMatchObject({
      code: 1,
      said: expect.stringContaining('newer version') as string,
    });
    expect(await tablesIn(target)).toEqual([]);
  });
});

it('a restore into a database that is in use changes nothing', async () => {
  const url = w.config.databaseUrl ?? '';
  const before = await rowsByTable(url);
  expect(await run('restore', [file], settingsOf(w))).toMatchObject({
    code: 1,
    said: expect.stringContaining('not empty') as string,
  });
  expect(await rowsByTable(url)).toEqual(before);
});
