import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { demoAccounts } from '../src/demo/demo-accounts.ts';
import { type FreshDatabase, freshDatabase } from '../testing/database.ts';
import { newKey, productionSettings, refusal, runProgram } from '../testing/product.ts';

// Whole programs, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'udaya-production-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function ask<Row extends object>(database: FreshDatabase, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

describe('a database with the demo world', () => {
  let database: FreshDatabase;
  const keys = { DATA_ENCRYPTION_KEY: newKey(), PASSWORD_PEPPER: newKey() };
  const production = () => ({
    ...productionSettings(),
    ...keys,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
  });

  beforeAll(async () => {
    database = await freshDatabase();
    const seeding = runProgram('main.ts', {
      ...keys,
      PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
    });
    await seeding.says(/Demo logins/);
    await seeding.stop();
  });
  afterAll(async () => database.drop());

  it('is refused in production', async () => {
    const { code, said } = await refusal(production());
    expect(code).toBe(1);
    expect(said).toMatch(/^This database was filled with the demo world.*npm run admin:create/);
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  it('is known by its accounts, where a version without marks filled it', async () => {
    await ask(database, `DELETE FROM installation WHERE key = 'demo-world'`);
    expect((await refusal(production())).said).toContain('filled with the demo world');
    // It took all seven along when it was seeded; one that can log in suffices.
    await ask(
      database,
      `UPDATE users SET username = username || '-old' WHERE username IN ('demo-admin', 'demo-uni-user')`,
    );
    expect((await refusal(production())).said).toContain('filled with the demo world');
    expect(demoAccounts).toHaveLength(9);
  });

  it('stays on this machine outside production', async () => {
    const elsewhere = {
      ...keys,
      PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SEED_DEMO: 'false',
      PAYMENT_PROVIDER: 'none',
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'https://udaya.example',
    };
    const { code, said } = await refusal(elsewhere);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/demo world.*HOST or PUBLIC_URL.*ALLOW_DEMO_IN_PUBLIC=true/),
    ]);
  });
});

describe('production', () => {
  it('is not stopped by people who are called like a demo account', async () => {
    const database = await freshDatabase();
    try {
      await ask(
        database,
        `INSERT INTO users (id, username, email, password_hash, role, status, first_name)
         VALUES ('1', 'demo-parent', 'demo-parent@udaya.example', 'x', 'user', 'ACTIVE', 'Eve'),
                ('2', 'demo-admin', 'demo-admin@company.example', 'x', 'productAdmin', 'ACTIVE', 'Eve'),
                ('3', 'demo-uni-user', 'demo-uni-user@udaya.example', 'x', 'user', 'PENDING', 'Eve')`,
      );
      const { code, said } = await refusal({
        ...productionSettings(),
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
      });
      expect([code, said]).toEqual([0, expect.stringContaining(' is ready: ')]);
    } finally {
      await database.drop();
    }
  });

  it('must know where people write to and who its mails come from', () => {
    const { SUPPORT_EMAIL, MAIL_FROM, ...rest } = productionSettings();
    expect(() => readConfig(rest)).toThrow(/SUPPORT_EMAIL must be set.*\nMAIL_FROM must be set/);
    expect(() => readConfig({ ...rest, SUPPORT_EMAIL })).toThrow(/^MAIL_FROM must be set[^\n]*$/);
    expect(readConfig({ ...rest, SUPPORT_EMAIL, MAIL_FROM }).mailFrom.address).toBe('post@udaya.example');
  });
});

describe('outside production', () => {
  const closed = { SEED_DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:9', PAYMENT_PROVIDER: 'none' };

  it.each([
    ['the demo world', { SEED_DEMO: '' }],
    ['the mail pages', { SMTP_URL: '' }],
    ['the payment sandbox', { PAYMENT_PROVIDER: '' }],
    ['the fixed captcha answer', { CAPTCHA_FIXED_ANSWER: 'RIGHT' }],
  ])('%s keeps the product on this machine', (what, open) => {
    for (const address of [
      { HOST: '0.0.0.0' },
      { HOST: '192.168.1.5' },
      { PUBLIC_URL: 'https://udaya.example' },
    ]) {
      expect(() => readConfig({ ...closed, ...open, ...address })).toThrow(
        new RegExp(`other machines could reach ${what}.*ALLOW_DEMO_IN_PUBLIC=true`),
      );
      expect(
        readConfig({ ...closed, ...open, ...address, ALLOW_DEMO_IN_PUBLIC: 'true' }).openToOthers,
      ).toEqual([expect.stringContaining(what)]);
      expect(readConfig({ ...closed, ...address }).openToOthers).toEqual([]);
    }
    for (const address of [
      { HOST: '::1' },
      { HOST: 'localhost' },
      { PUBLIC_URL: 'http://udaya.localhost:3000' },
    ])
      expect(readConfig({ ...closed, ...open, ...address }).openToOthers).toEqual([]);
  });

  it('says at each start what is open to others', async () => {
    const database = await freshDatabase();
    const open = runProgram('main.ts', {
      ...closed,
      PAYMENT_PROVIDER: 'sandbox',
      HOST: '0.0.0.0',
      PORT: '0',
      ALLOW_DEMO_IN_PUBLIC: 'true',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
    });
    try {
      await open.says(/WARNING: other machines can reach the payment sandbox/);
    } finally {
      await open.stop();
      await database.drop();
    }
  });

  it('is not a way to allow the demo in production', () => {
    expect(() => readConfig({ ...productionSettings(), ALLOW_DEMO_IN_PUBLIC: 'true' })).toThrow(
      /ALLOW_DEMO_IN_PUBLIC is refused in production/,
    );
  });
});
