import { invoices, orders } from '@udaya/contract/billing';
import { notifications } from '@udaya/contract/notifications';
import { reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { resumeReports } from '../src/features/reports/writing/resume-reports.ts';
import { giveUpReport } from '../src/features/reports/writing/write-report.ts';
import { birthBody } from '../testing/birth-body.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

let parent: Person;
let body: Record<string, unknown>;
const w = await forThisFile(world({ PAYMENT_PROVIDER: 'sandbox' }));
const admin = await w.person('productAdmin');
afterEach(async () => void (await w.db.execute(sql`drop function if exists no_room cascade`)));

const read = async (id: string) => (await parent.call(reports.read, { params: { id } })).body;
const order = (reportId: string) => parent.call(orders.create, { body: { reportId } });
const told = async () =>
  (await parent.call(notifications.list)).body.notifications.map(({ kind }) => kind).toSorted();

/** A report of somebody new, on a day on which nothing can be written, until its job has given up. */
async function givenUp(): Promise<string> {
  parent = await w.person();
  body ??= await birthBody(parent);
  const { id } = (await parent.call(reports.create, { body })).body;
  await w.db.execute(
    sql`create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
  );
  await w.db.execute(
    sql`create trigger no_room before insert on report_versions for each row execute function no_room()`,
  );
  await expect(writeNow(w, id)).rejects.toThrow();
  await giveUpReport(w.db, id);
  // The job of its making has had its tries.
  await w.db.execute(sql`delete from pgboss.job where name = 'write-report'`);
  return id;
}

const mend = async () => void (await w.db.execute(sql`drop function no_room cascade`));
/** Lets the jobs that wait do their work. */
async function work(): Promise<void> {
  const { rows } = await w.pool.query<{ id: string }>(
    `delete from pgboss.job where name = 'write-report' returning data ->> 'reportId' as id`,
  );
  for (const { id } of rows) await writeNow(w, id);
}

describe('a report that could not be written', () => {
  it('cannot be bought, and every page says so', async () => {
    const id = await givenUp();
    expect(await read(id)).toMatchObject({
      stage: 'failed',
      rePaymentUrl: null,
      actions: ['preview', 'delete'],
    });
    const [listed] = (await parent.call(reports.list)).body.userBirthChartList;
    expect(listed).toMatchObject({ stage: 'failed', rePaymentUrl: null, actions: ['preview', 'delete'] });
    const refused = await order(id);
    expect([refused.status, refused.failure.code]).toEqual([409, 'report.not_ready']);
    expect(refused.failure.message).toContain('not ready yet');
    expect((await parent.call(invoices.read, { query: { reportId: id } })).body).toMatchObject({
      stage: 'failed',
      amountDue: 1000,
      ways: [],
    });
  });

  it('is taken up again by the sweep, and can be bought after that; its owner hears each news once', async () => {
    const id = await givenUp();
    await resumeReports(w.reportDeps);
    await expect(work()).rejects.toThrow();
    await giveUpReport(w.db, id);
    expect(await told()).toEqual(['report.failed']);
    await mend();
    await resumeReports(w.reportDeps);
    await work();
    expect(await read(id)).toMatchObject({ stage: 'ready', actions: ['preview', 'pay', 'delete'] });
    expect(await told()).toEqual(['report.failed', 'report.ready']);
    expect((await order(id)).status).toBe(200);
  });

  it('is taken up for two days; after that it waits for a person', async () => {
    const id = await givenUp();
    await mend();
    await w.db.execute(sql`update reports set failed_at = now() - interval '49 hours' where id = ${id}`);
    await resumeReports(w.reportDeps);
    await work();
    expect((await read(id)).stage).toBe('failed');
    const again = () => admin.call(reports.rewrite, { params: { id } });
    expect((await again()).body).toEqual({ id, stage: 'waiting' });
    expect((await again()).body).toEqual({ id, stage: 'waiting' });
    await work();
    expect((await read(id)).stage).toBe('ready');
    expect((await again()).body).toEqual({ id, stage: 'ready' });
    const { rows } = await w.pool.query(
      `select actor_id from audit_log where action = 'report.rewritten' and target_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ actor_id: admin.user.id }]);
    expect((await admin.call(reports.rewrite, { params: { id: 'no-such-report' } })).failure.code).toBe(
      'record.missing',
    );
  });

  it('while it is still being written cannot be bought either', async () => {
    parent = await w.person();
    const { id, actions } = (await parent.call(reports.create, { body })).body;
    expect(actions).toEqual(['preview', 'delete']);
    expect((await order(id)).failure.code).toBe('report.not_ready');
    await writeNow(w, id);
    expect((await order(id)).status).toBe(200);
  });
});
