import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findServer } from '@udaya/embedded-postgres/server-process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase } from '../testing/database.ts';
import { newKey, productionSettings, refusal, runProgram } from '../testing/product.ts';

// Whole programs with a PostgreSQL of their own, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let dataDir: string;
const settings = () => ({ PORT: '0', SEED_DEMO: 'false', DATA_DIR: dataDir });
const keyFile = () => path.join(dataDir, 'secrets.json');

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'udaya-keys-'));
  chmodSync(folder, 0o711);
  dataDir = path.join(folder, 'var');
  await expectToWork();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens the database with its keys as a start does, only sooner: nothing is loaded. */
async function expectToWork(): Promise<void> {
  const program = runProgram('admin-create.ts', settings(), ['first@udaya.example']);
  const code = await program.ended;
  expect([code, program.said()]).toEqual([0, expect.stringContaining('first@udaya.example is invited')]);
}

/** Refused with a sentence, no stack, exit code 1, and no PostgreSQL left. */
async function expectRefused(words: RegExp, env: Record<string, string> = {}): Promise<void> {
  const { code, said } = await refusal({ ...settings(), ...env });
  expect(said).toMatch(new RegExp(`^${words.source}[^\n]*\n$`));
  expect(code).toBe(1);
  expect(findServer(path.join(dataDir, 'postgres', 'data'))).toBeUndefined();
}

describe('the key file', () => {
  it('is made for its owner alone, with the first database', () => {
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(keyFile(), 'utf8'))).toMatchObject({ databaseMade: true });
  });

  it('is refused where others can read it, or it is broken', async () => {
    const kept = readFileSync(keyFile(), 'utf8');
    if (process.platform !== 'win32') {
      chmodSync(keyFile(), 0o640);
      await expectRefused(/The file .*secrets.json holds the keys and is open to other users .*chmod 600 /);
      chmodSync(keyFile(), 0o600);
    }
    writeFileSync(keyFile(), kept.slice(0, 40));
    await expectRefused(/The file .*secrets.json cannot be read.* from a backup/);
    writeFileSync(keyFile(), kept);
  });

  it('that is gone is not made again beside the database', async () => {
    const aside = path.join(folder, 'aside.json');
    renameSync(keyFile(), aside);
    await expectRefused(
      /The keys of this database are missing: .*secrets.json is not there. Restore the file/,
    );
    expect(existsSync(keyFile())).toBe(false);
    renameSync(aside, keyFile());
  });

  it('of another database is refused', async () => {
    const kept = readFileSync(keyFile(), 'utf8');
    const right = JSON.parse(kept) as Record<string, unknown>;
    writeFileSync(keyFile(), JSON.stringify({ ...right, dataEncryptionKey: newKey() }));
    await expectRefused(/DATA_ENCRYPTION_KEY is not what this database was created with/);
    writeFileSync(keyFile(), kept);
    await expectRefused(/PASSWORD_PEPPER is not what/, { PASSWORD_PEPPER: newKey() });
    await expectToWork();
  });
});

describe('a database that is gone beside its keys', () => {
  it('is not replaced by an empty one', async () => {
    const home = path.join(dataDir, 'postgres');
    const aside = path.join(folder, 'postgres-aside');
    renameSync(home, aside);
    await expectRefused(
      /According to .*secrets.json and .*database-made.txt a database was made here, but .*postgres\/data is gone/,
    );
    rmSync(path.join(dataDir, 'database-made.txt'));
    await expectRefused(/According to \S+secrets.json a database was made here/);
    rmSync(home, { recursive: true, force: true });
    renameSync(aside, home);
    await expectToWork();
    expect(existsSync(path.join(dataDir, 'database-made.txt'))).toBe(true);
  });
});

describe('production', () => {
  it('takes its keys from a file that is there, and never makes one', async () => {
    const { DATA_ENCRYPTION_KEY, PASSWORD_PEPPER, ...rest } = productionSettings();
    const own = path.join(folder, 'production');
    const database = await freshDatabase();
    const env = { ...rest, DATA_DIR: own, DATABASE_URL: database.url };
    try {
      const without = await refusal(env);
      expect(without).toEqual({
        code: 1,
        said: expect.stringMatching(
          /^DATA_ENCRYPTION_KEY and PASSWORD_PEPPER must be set in production.*secrets.json, which does not exist/,
        ),
      });
      expect(existsSync(own)).toBe(false);
      const admin = runProgram('admin-create.ts', { ...env, DATA_ENCRYPTION_KEY, PASSWORD_PEPPER }, [
        'a@udaya.example',
      ]);
      expect(await admin.ended).toBe(0);
      writeFileSync(
        path.join(own, 'secrets.json'),
        JSON.stringify({ dataEncryptionKey: DATA_ENCRYPTION_KEY, passwordPepper: PASSWORD_PEPPER }),
        { mode: 0o600 },
      );
      expect((await refusal(env)).code).toBe(0);
    } finally {
      await database.drop();
    }
  });
});

describe('npm run admin:create on the embedded database', () => {
  it('works without a server and beside one, and leaves no PostgreSQL of its own', async () => {
    const data = path.join(dataDir, 'postgres', 'data');
    await expectToWork();
    expect(findServer(data)).toBeUndefined();

    const server = runProgram('main.ts', settings());
    const [, origin] = await server.says(/ is ready: (\S+)/);
    const beside = runProgram('admin-create.ts', { ...settings(), PUBLIC_URL: origin ?? '' }, [
      'first@udaya.example',
    ]);
    expect([await beside.ended, beside.said()]).toEqual([
      0,
      expect.stringContaining(`${origin}/reset-password/inv_`),
    ]);
    const link = /reset-password\/(\S+)/.exec(beside.said())?.[1];
    const look = await fetch(`${origin}/api/astro-users/reset-password/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: link }),
    });
    expect(await look.json()).toEqual({ usable: true, invitation: { username: 'first-admin' } });
    expect(await server.stop()).toBe(0);
    expect(findServer(data)).toBeUndefined();
  });
});
