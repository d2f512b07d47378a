import { captchas } from '@udaya/contract/captcha';
import { health } from '@udaya/contract/health';
import { reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { advisoryLocks } from '../src/platform/database/locks.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { birthBody } from '../testing/birth-body.ts';
import { expectWaiting, whileLocked } from '../testing/locks.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { layWire } from '../testing/wire.ts';
import { world } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

const w = await forThisFile(world());
const parent = await w.person();
const body = await birthBody(parent);

const create = (person = parent, from = body) => person.call(reports.create, { body: from });

/** As many as the pool has connections. */
const many = 10;

/** Does something at the database past the product's own connections. */
async function asOperator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe('connections that are ended', () => {
  it('in the middle of transactions: each call is told to come again, and the product goes on', async () => {
    const url = w.config.databaseUrl ?? '';
    // More rounds than one, since a connection that never came back would only be missed once all are gone.
    for (let round = 0; round < 2; round++) {
      await asOperator(url, async (operator) => {
        await operator.query('begin');
        await operator.query('lock table consents in access exclusive mode');
        const answers = Array.from({ length: many - 1 }, () => create());
        await expectWaiting(w, many - 1);
        await operator.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        for (const { status, failure, headers } of await Promise.all(answers))
          expect([status, failure.code, headers.get('retry-after')]).toEqual([
            503,
            'server.unavailable',
            '5',
          ]);
        await operator.query('rollback');
      });
    }
    const after = await Promise.all(Array.from({ length: many * 2 }, () => create()));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
  });

  it('of the job queue: the log says what happened, and where', async () => {
    await w.startWorkers();
    const told = () =>
      w.logLines.flatMap((line) => {
        const { msg, err } = JSON.parse(line) as { msg: string; err: { message: string; stack?: string } };
        return msg === 'job queue' ? [err] : [];
      });
    await expect
      .poll(
        async () => {
          await w.pool.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'udaya-jobs' and datname = current_database()",
          );
          return told().length;
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBeGreaterThan(3);
    for (const { message, stack } of told()) {
      expect(message).not.toBe('object');
      expect(stack).toContain(' at ');
    }
  });

  it('before a transaction begins: its connection is given back all the same', async () => {
    for (let n = 0; n < many + 2; n++) {
      const begun = w.db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
      await expect(begun).rejects.toThrow();
    }
    expect((await create()).status).toBe(200);
  });

  it('hide no cause: what failed first is told, not the rollback after it', async () => {
    const failed = w.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});
      throw new Error('the cause');
    });
    await expect(failed).rejects.toThrow('the cause');
  });

  it('a statement whose error is swallowed keeps nothing, and says so', async () => {
    const swallowed = w.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(swallowed).rejects.toThrow('rolled back');
  });
});

describe('a connection that is dead and nobody says so', () => {
  it('is given up: calls are answered, the probe says no, and once the database is back all goes on', async () => {
    const wire = await layWire();
    const far = await world({ DATABASE_URL: wire.url });
    try {
      const person = await far.person();
      const details = await birthBody(person);
      await far.startWorkers();
      // All connections of the pool have been in use.
      await Promise.all(Array.from({ length: many }, () => create(person, details)));
      wire.freeze();
      // In the middle of a body, before one, and without any.
      const calls = Promise.all(
        Array.from({ length: many }, (_, n) => (n % 2 ? create(person, details) : person.call(reports.list))),
      );
      const begin = performance.now();
      const ready = await far.call(health.ready);
      expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
      expect(performance.now() - begin).toBeLessThan(5_000);
      const answers: { status: number }[] = await calls;
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      wire.thaw();
      await expect
        .poll(async () => (await create(person, details)).status, { timeout: 40_000, interval: 500 })
        .toBe(200);
      const after = await Promise.all(Array.from({ length: many * 2 }, () => create(person, details)));
      expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
      await expect.poll(async () => (await far.call(health.ready)).status, { timeout: 10_000 }).toBe(200);
    } finally {
      await far.close();
      await wire.close();
    }
  }, 120_000);
});

describe('a server that takes no writes', () => {
  it('as a standby does: calls are told to come again, reading goes on, and the probe says no', async () => {
    const fresh = await layWire();
    const other = await world({ DATABASE_URL: fresh.directUrl });
    try {
      const person = await other.person();
      const details = await birthBody(person);
      const { id } = (await create(person, details)).body;
      const name = new URL(fresh.directUrl).pathname.slice(1);
      await asOperator(fresh.directUrl, async (operator) => {
        await operator.query(`alter database ${name} set default_transaction_read_only = on`);
        await operator.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid()`,
        );
      });
      await expect.poll(async () => (await person.call(reports.list)).status).toBe(200);
      for (const answer of [await create(person, details), await other.call(captchas.draw)])
        expect([answer.status, answer.failure.code, answer.headers.get('retry-after')]).toEqual([
          503,
          'server.unavailable',
          '5',
        ]);
      expect((await person.call(reports.read, { params: { id } })).status).toBe(200);
      expect((await other.call(health.ready)).status).toBe(503);
    } finally {
      await other.close();
      await fresh.close();
    }
  });

  it.each(['53100', '53200'])(
    'for want of disk or memory (%s): calls are told to come again',
    async (code) => {
      await w.db.execute(
        sql.raw(
          `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '${code}'; end $$`,
        ),
      );
      await w.db.execute(
        sql`create trigger no_room before insert on reports for each row execute function no_room()`,
      );
      const answer = await create();
      await w.db.execute(sql`drop function no_room cascade`);
      expect([answer.status, answer.failure.code]).toEqual([503, 'server.unavailable']);
      expect((await create()).status).toBe(200);
    },
  );
});

describe('the audit log', () => {
  it('that takes no entry keeps nobody from reading: what was read is noted later, with its time', async () => {
    const { id } = (await create()).body;
    await writeNow(w, id);
    await w.db.execute(
      sql`create function no_audit() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
    );
    for (const [table, when] of [
      ['audit_log', 'insert'],
      ['notifications', 'update'],
      ['sessions', 'update'],
    ])
      await w.db.execute(
        sql.raw(
          `create trigger no_audit before ${when} on ${table} for each row execute function no_audit()`,
        ),
      );
    const before = Date.now();
    await w.db.execute(sql`alter table sessions disable trigger no_audit`);
    await w.db.execute(sql`update sessions set last_seen_at = now() - interval '5 minutes'`);
    await w.db.execute(sql`alter table sessions enable trigger no_audit`);
    expect((await parent.call(reports.read, { params: { id } })).status).toBe(200);
    expect((await parent.call(reports.readPdf, { query: { id } })).status).toBe(200);
    const after = Date.now();
    await w.db.execute(sql`drop function no_audit cascade`);
    const entries = async () =>
      (
        await w.pool.query<{ action: string; at: Date }>(
          `select action, at from audit_log where target_id = $1 and action <> 'report.created' order by at`,
          [id],
        )
      ).rows;
    await expect.poll(async () => (await entries()).length, { timeout: 15_000 }).toBe(2);
    const kept = await entries();
    expect(kept.map(({ action }) => action)).toEqual(['report.viewed', 'report.downloaded']);
    for (const { at } of kept) {
      expect(at.getTime()).toBeGreaterThanOrEqual(before);
      expect(at.getTime()).toBeLessThanOrEqual(after);
    }
  });
});

describe('the start', () => {
  it('says that it waits for another that changes the tables, and gives up in the end', async () => {
    const url = w.config.databaseUrl ?? '';
    const said: string[] = [];
    const held = [advisoryLocks.migrate];
    await whileLocked(w, 'select pg_advisory_xact_lock($1)', held, async () => {
      await expect(migrate(url, { log: (text) => said.push(text), timeoutMs: 1_000 })).rejects.toThrow(
        /Another process has been changing the tables/,
      );
    });
    expect(said).toEqual(['Waiting for another process that is changing the tables of the database.']);
    await migrate(url);
  });
});
