import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reports } from '@udaya/contract/reports';
import { findServer } from '@udaya/embedded-postgres/server-process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveUpReport } from '../src/features/reports/writing/write-report.ts';
import { birthBody } from '../testing/birth-body.ts';
import { expectWaiting, whileLocked } from '../testing/locks.ts';
import { runProgram } from '../testing/product.ts';
import { world } from '../testing/world.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'udaya-leaving-'));
  // Under root another user runs PostgreSQL, and has to pass through.
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const postgres = () => findServer(path.join(folder, 'postgres', 'data'));

const startProduct = (env: Record<string, string> = {}) =>
  runProgram('main.ts', { PORT: '0', DATA_DIR: folder, SEED_DEMO: 'false', ...env });

describe('a product that is told to stop', () => {
  it('while its PostgreSQL is starting leaves none behind', async () => {
    const product = startProduct();
    await expect.poll(postgres, { timeout: 60_000, interval: 20 }).toBeDefined();
    expect(await product.stop('SIGTERM')).toBe(0);
    expect(postgres()).toBeUndefined();
  }, 90_000);

  it('answers what is in hand, and tells whoever is answered to go', async () => {
    const w = await world();
    const person = await w.person();
    let closed: Promise<void> | undefined;
    const answer = await whileLocked(w, 'lock table reports in access exclusive mode', [], async () => {
      const asked = person.call(reports.list);
      await expectWaiting(w, 1);
      closed = w.app.close();
      return { asked };
    });
    const { status, headers } = await answer.asked;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    await closed;
    await w.close();
  });
});

describe('a product that starts', () => {
  it('takes up at once what another left behind, and goes although a browser keeps its connection', async () => {
    const w = await world();
    try {
      const person = await w.person();
      const { id } = (await person.call(reports.create, { body: await birthBody(person) })).body;
      await giveUpReport(w.db, id);
      await w.pool.query(`delete from pgboss.job where name = 'write-report'`);
      const product = startProduct({
        DATABASE_URL: w.config.databaseUrl ?? '',
        DATA_ENCRYPTION_KEY: w.config.dataEncryptionKey ?? '',
        PASSWORD_PEPPER: w.config.passwordPepper ?? '',
      });
      const stage = async () => (await person.call(reports.read, { params: { id } })).body.stage;
      await expect.poll(stage, { timeout: 60_000, interval: 250 }).toBe('ready');
      const [, origin] = await product.says(/is ready: (\S+)/);
      const agent = new Agent({ keepAlive: true });
      const live = `${origin}/api/health/live`;
      const [answer] = await once(request(live, { agent }).end(), 'response');
      answer.resume();
      expect(await product.stop('SIGTERM')).toBe(0);
      agent.destroy();
    } finally {
      await w.close();
    }
  }, 90_000);
});
