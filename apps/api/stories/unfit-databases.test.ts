import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/database.ts';
import { disguiseServer } from '../testing/old-server.ts';
import { newKey, refusal } from '../testing/product.ts';

// Whole programs, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let dataDir: string;
let database: FreshDatabase;
const keys = { DATA_ENCRYPTION_KEY: newKey(), PASSWORD_PEPPER: newKey() };
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'udaya-unfit-'));
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const start = (url: string) =>
  refusal({ ...keys, PORT: '0', SEED_DEMO: 'false', DATA_DIR: dataDir, DATABASE_URL: url });

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Refused with one sentence or more, no stack, and exit code 1. */
const refused = (words: RegExp) => ({
  code: 1,
  said: expect.stringMatching(new RegExp(`^${words.source}[^\n]*\n$`)),
});

describe('a start is refused on', () => {
  it('a server that is too old', async () => {
    const disguised = await disguiseServer(database.url, '180004', '150008');
    try {
      expect(await start(disguised.url)).toEqual(
        refused(/The database server is PostgreSQL .*; Udaya needs 16 or newer/),
      );
    } finally {
      await disguised.close();
    }
  });

  it('a database whose encoding keeps no Tamil', async () => {
    const name = 'ascii_for_unfit';
    await run(
      database.url,
      `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
    );
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    try {
      expect(await start(url.href)).toEqual(
        refused(
          /The database ascii_for_unfit has the encoding SQL_ASCII.*CREATE DATABASE ascii_for_unfit_utf8 ENCODING 'UTF8'/,
        ),
      );
    } finally {
      await run(database.url, `DROP DATABASE ${name}`);
    }
  });

  it.each([
    ['of the C library', `LOCALE_PROVIDER libc LOCALE 'C'`],
    [
      'beside a provider that knows all letters',
      `LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LC_COLLATE 'C' LC_CTYPE 'C'`,
    ],
  ])(
    'a database whose locale has no Tamil letters to search by, %s, and leaves it empty',
    async (_whose, locale) => {
      const name = 'blind_for_unfit';
      await run(database.url, `CREATE DATABASE ${name} ENCODING 'UTF8' ${locale} TEMPLATE template0`);
      const url = new URL(database.url);
      url.pathname = `/${name}`;
      try {
        expect(await start(url.href)).toEqual(
          refused(
            /The database blind_for_unfit has the character type C, in which Tamil and Hindi have no letters.*CREATE DATABASE blind_for_unfit_utf8 ENCODING 'UTF8' LC_CTYPE 'C.UTF-8' TEMPLATE template0/,
          ),
        );
        await run(url.href, 'CREATE EXTENSION pg_trgm');
        expect((await start(url.href)).code).toBe(1);
      } finally {
        await run(database.url, `DROP DATABASE ${name}`);
      }
    },
  );

  it('nothing where a database was made as the refusal says', async () => {
    const name = 'seeing_for_unfit';
    await run(
      database.url,
      `CREATE DATABASE ${name} ENCODING 'UTF8' LC_CTYPE 'C.UTF-8' TEMPLATE template0 OWNER udaya`,
    );
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    try {
      expect((await start(url.href)).code).toBe(0);
    } finally {
      await run(database.url, `DROP DATABASE ${name}`);
    }
  });

  it('a role that may make nothing', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await run(database.url, `REVOKE CREATE ON DATABASE ${name} FROM udaya`);
    expect(await start(database.url)).toEqual(
      refused(
        /The role udaya may not create tables in the database test_\w+\. Ask the owner to run: GRANT CREATE ON DATABASE/,
      ),
    );
    await run(database.url, `GRANT CREATE ON DATABASE ${name} TO udaya`);
    expect((await start(database.url)).code).toBe(0);
  });

  it('what a later version has changed, and leaves it as it is', async () => {
    await run(
      database.url,
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of a later version', 4102444800000)`,
    );
    expect(await start(database.url)).toEqual(
      refused(/The database test_\w+ was changed by a later version of Udaya/),
    );
    await run(database.url, `DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'of a later version'`);
    expect((await start(database.url)).code).toBe(0);
  });

  it('a server that refuses', async () => {
    const wrong = new URL(database.url);
    wrong.password = 'wrong';
    expect(await start(wrong.href)).toEqual(
      refused(/The database of the setting .*password authentication failed/),
    );
  });
});
