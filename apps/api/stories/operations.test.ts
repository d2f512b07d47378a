import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '@udaya/contract/operations';
import { productReports } from '@udaya/contract/reports';
import { textLanguages } from '@udaya/core/knowledge/text-languages';
import { reportTypes } from '@udaya/core/reports/report-types';
import { describe, expect, it, vi } from 'vitest';
import { failedJob } from '../testing/failed-work.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const w = await forThisFile(openShop());
const admin = await w.person('productAdmin');

const overview = async () => (await admin.call(operations.readJobs)).body;
const queueOf = async (name: string) => (await overview()).queues.find((queue) => queue.name === name);
const failed = async (queue?: string) =>
  (await admin.call(operations.listFailedJobs, { query: queue ? { queue } : {} })).body;
const health = async () => (await admin.call(operations.readHealth)).body;
const errors = async (requestId = '') =>
  (await admin.call(operations.listErrors, { query: { requestId, size: 100 } })).body.content;
const stateOf = async (id: string) =>
  (await w.pool.query('select state, retry_limit from pgboss.job where id = $1', [id])).rows[0];

describe('the queues', () => {
  it('are counted by state, with what waits longest and what failed last; nobody is at work yet', async () => {
    const reportId = await w.newReport();
    const id = await failedJob(w, 'write-report', { data: { reportId } });
    expect(await queueOf('write-report')).toMatchObject({
      waiting: 1,
      retrying: 0,
      active: 0,
      failed: 1,
      oldestDate: expect.any(String),
      lastFailureDate: expect.any(String),
    });
    expect((await overview()).workers).toBe(0);
    const list = await failed('write-report');
    expect(list).toMatchObject({ totalElements: 1, totalIsExact: true, totalPages: 1 });
    expect(list.content).toEqual([
      expect.objectContaining({
        id,
        queue: 'write-report',
        about: { reportId },
        tries: 6,
        message: 'Error: the typesetter is away',
      }),
    ]);
  });

  it('give a failed job one more try, and tell what is none', async () => {
    const id = await failedJob(w, 'answer-address');
    const retry = (queue: string, job: string) =>
      admin.call(operations.retryJob, { params: { queue, id: job } });
    expect((await retry('send-mail', id)).status).toBe(404);
    expect((await retry('no-such-queue', id)).status).toBe(404);
    expect((await retry('answer-address', 'no-job-at-all')).status).toBe(404);
    expect((await retry('answer-address', id)).status).toBe(200);
    expect(await stateOf(id)).toEqual({ state: 'retry', retry_limit: 6 });
    expect((await retry('answer-address', id)).status).toBe(404);
  });

  it('give all of a queue one more try, but for those that wait again already', async () => {
    await w.pool.query(
      `insert into pgboss.job (name, data, singleton_key, policy) values ('mail-report', '{}', 'asked-again', 'exclusive')`,
    );
    const inTheWay = await failedJob(w, 'mail-report', { key: 'asked-again' });
    const free = await failedJob(w, 'mail-report');
    const one = await admin.call(operations.retryJob, { params: { queue: 'mail-report', id: inTheWay } });
    expect([one.status, one.failure.code]).toEqual([409, 'job.in_the_way']);
    const all = await admin.call(operations.retryQueue, { params: { queue: 'mail-report' } });
    expect(all.body).toMatchObject({ retried: 1, message: '1 job is being retried' });
    expect((await stateOf(inTheWay)).state).toBe('failed');
    expect((await stateOf(free)).state).toBe('retry');
    expect((await admin.call(operations.retryQueue, { params: { queue: 'unheard-of' } })).status).toBe(404);
  });

  it('show of a payload what can be an id, and nothing else', async () => {
    const id = await failedJob(w, 'send-mail', {
      data: { mailId: 'mail-id-1', note: 'Meena was born at 7' },
    });
    const found = (await failed('send-mail')).content.find((job) => job.id === id);
    expect(found?.about).toEqual({ mailId: 'mail-id-1' });
  });
});

describe('an error of ours', () => {
  /** Has a read of the product admin fail in the database. */
  async function failingRead(): Promise<string> {
    await w.pool.query('alter table reports rename column name to gone');
    try {
      const answer = await admin.call(productReports.list);
      expect([answer.status, answer.failure.code]).toEqual([500, 'server.error']);
      return answer.failure.requestId;
    } finally {
      await w.pool.query('alter table reports rename column gone to name');
    }
  }

  it('is found by the reference that its caller saw, without the statement that failed', async () => {
    const requestId = await failingRead();
    const found = await errors(requestId);
    expect(found).toEqual([
      expect.objectContaining({
        requestId,
        kind: 'request',
        place: 'GET /api/product/userBirthChartList',
        code: 'server.error',
        message: 'Failed query (database error 42703)',
      }),
    ]);
    expect(found[0]?.frames[0]).toMatch(/apps\/api\/src\/.*\.ts:\d+/);
    expect(JSON.stringify(found)).not.toMatch(/select|node_modules/);
    expect(await errors('another-reference')).toEqual([]);
  });

  it('waits in memory while the database takes no writes, and fails nothing', async () => {
    await w.pool.query(
      `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$`,
    );
    await w.pool.query(
      'create trigger no_room before insert on server_errors for each row execute function no_room()',
    );
    const requestId = await failingRead();
    expect(await errors(requestId)).toEqual([]);
    await w.pool.query('drop function no_room cascade');
    expect(await errors(requestId)).toHaveLength(1);
  });

  it('takes the place of the hundredth before it', async () => {
    const first = await failingRead();
    expect(await errors(first)).toHaveLength(1);
    for (let n = 0; n < 100; n++) {
      w.seen.note(new Error(`number ${n} of asha@example.org`), {
        kind: 'request',
        requestId: `r-${n}`,
        place: 'GET /api/bell',
        code: 'server.error',
      });
      if (n % 20 === 19) await errors();
    }
    const kept = await errors();
    expect(kept).toHaveLength(100);
    expect(kept.map(({ requestId }) => requestId)).not.toContain(first);
    expect(kept[0]).toMatchObject({ requestId: 'r-99', message: 'number 99 of …' });
  });
});

describe('the health of the product', () => {
  it('is not known where nothing was asked yet, and checked when it is asked for', async () => {
    const before = await health();
    expect(before).toMatchObject({
      database: { state: 'works' },
      jobs: { state: 'silent', workers: 0 },
      mail: { state: 'unknown', way: 'folder' },
      disk: { free: expect.any(Number), total: expect.any(Number) },
      backup: { state: 'unknown', writtenDate: null },
      versions: { product: '1.0.0', engine: '1.0.0', knowledge: expect.any(Array) },
    });
    expect(before.versions.knowledge.map(({ base }) => base).sort()).toEqual(
      reportTypes.flatMap((type) => textLanguages[type].map((lang) => `${type} (${lang})`)).sort(),
    );
    expect(before.processes).toEqual([
      expect.objectContaining({ kind: 'server', alive: true, doesJobs: false, version: '1.0.0' }),
    ]);
    const { body: checked } = await admin.call(operations.checkHealth);
    expect(checked.mail).toMatchObject({ state: 'works', problem: null });
    const [paypal, ...others] = checked.payments;
    expect(others).toEqual([]);
    expect(paypal).toMatchObject({ state: 'works', breaker: 'closed', provider: 'paypal' });
    expect(paypal?.calls).toBeGreaterThan(0);
    expect(paypal?.p50Ms).toBeLessThanOrEqual(paypal?.p95Ms ?? 0);
  });

  it('tells of a payment provider that does not answer, and of its breaker', async () => {
    const gone = await openShop({ PAYPAL_BASE_URL: 'http://127.0.0.1:9' });
    try {
      const boss = await gone.person('productAdmin');
      for (let n = 0; n < 5; n++) await boss.call(operations.checkHealth);
      const { payments } = (await boss.call(operations.readHealth)).body;
      expect(payments).toMatchObject([{ state: 'silent', breaker: 'open', lastFailure: 'unreachable' }]);
    } finally {
      await gone.close();
    }
  });

  it('sees the latest backup of the data folder, and one that is too old', async () => {
    const folder = path.join(w.config.dataDir, 'backups');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'udaya-2026-01-01.tar.gz.age'), 'sealed');
    expect((await health()).backup).toMatchObject({ state: 'works', bytes: 6 });
    const lastWeek = new Date(Date.now() - 7 * 24 * 3_600_000);
    utimesSync(path.join(folder, 'udaya-2026-01-01.tar.gz.age'), lastWeek, lastWeek);
    expect((await health()).backup).toMatchObject({ state: 'old', writtenDate: lastWeek.toISOString() });
  });

  it('counts the processes that are alive, and forgets none that fell silent before a day is over', async () => {
    await w.pool.query(
      `insert into product_processes select 'other', 'worker', 'elsewhere', true, version, started_at, now() - interval '5 minutes', facts from product_processes limit 1`,
    );
    await w.pool.query(
      `insert into product_processes select 'older', 'worker', 'elsewhere', true, version, started_at, now() - interval '2 days', facts from product_processes limit 1`,
    );
    const found = await health();
    expect(found.jobs).toMatchObject({ state: 'silent', workers: 0 });
    expect(new Map(found.processes.map(({ id, alive }) => [id === 'other', alive]))).toEqual(
      new Map([
        [false, true],
        [true, false],
      ]),
    );
  });

  it('says who works as soon as somebody does, and how each schedule went', async () => {
    await w.startWorkers();
    expect((await overview()).workers).toBe(1);
    expect((await health()).jobs.state).toBe('works');
    await w.startSchedules();
    await vi.waitFor(
      async () => {
        const { schedules } = await overview();
        expect(schedules.find(({ name }) => name === 'sweep-mails')).toMatchObject({
          cron: '*/10 * * * *',
          outcome: 'done',
          lastRunDate: expect.any(String),
        });
      },
      { timeout: 15_000, interval: 200 },
    );
  });

  it('hears of a schedule that fails, too', async () => {
    await w.pool.query('alter table mails rename column created_at to gone');
    await w.pool.query(`insert into pgboss.job (name, policy) values ('sweep-mails', 'stately')`);
    await vi.waitFor(
      async () => {
        const { schedules } = await overview();
        expect(schedules.find(({ name }) => name === 'sweep-mails')?.outcome).toBe('failed');
      },
      { timeout: 15_000, interval: 200 },
    );
    await w.pool.query('alter table mails rename column gone to created_at');
    expect((await errors()).some(({ kind, place }) => kind === 'job' && place === 'sweep-mails')).toBe(true);
  });
});
