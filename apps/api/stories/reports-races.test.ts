import { privacy } from '@udaya/contract/privacy';
import { reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mailReport as sendReportMail } from '../src/features/reports/reading/mail-report.ts';
import { writeReport } from '../src/features/reports/writing/write-report.ts';
import { birthBody } from '../testing/birth-body.ts';
import { expectWaiting, whileLocked } from '../testing/locks.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();
const body = await birthBody(await w.person('user'));

async function written(owner: Person): Promise<string> {
  const { id } = (await owner.call(reports.create, { body })).body;
  await expect
    .poll(async () => (await owner.call(reports.read, { params: { id } })).body.stage, { timeout: 15_000 })
    .toBe('ready');
  return id;
}

/** A report as it is while it is being written: its text is not there yet. */
async function unwritten(owner: Person): Promise<string> {
  const id = await written(owner);
  await w.db.execute(sql`delete from report_versions where report_id = ${id}`);
  await w.db.execute(sql`update reports set stage = 'checks' where id = ${id}`);
  return id;
}

const write = async (id: string) => writeReport({ ...w.reportDeps, post: async () => {} }, id);
const contentOf = async (id: string, details: 'entered' | 'corrected') =>
  (
    await w.db.execute(
      sql`select content from report_versions where report_id = ${id} and details = ${details}`,
    )
  ).rows[0]?.content;
const reportMailsTo = async (owner: Person) =>
  (await w.allMailTo(owner.user.email)).filter(({ file }) => file !== undefined);

/** Begins to mail a report by a typesetter that waits. */
async function mailSlowly(id: string) {
  const begun = Promise.withResolvers<void>();
  const waited = Promise.withResolvers<void>();
  const typeset: typeof w.reportDeps.typeset = async (document, owner) => {
    begun.resolve();
    await waited.promise;
    return w.reportDeps.typeset(document, owner);
  };
  const mailing = sendReportMail({ ...w.reportDeps, typeset }, { reportId: id, requestId: `slow-${id}` });
  await begun.promise;
  return { mailing, letGo: waited.resolve };
}

describe('the mail of a report', () => {
  it('is one, though its job runs twice', async () => {
    const owner = await w.person('user');
    const id = await written(owner);
    await sendReportMail(w.reportDeps, { reportId: id, requestId: 'one-request' });
    await sendReportMail(w.reportDeps, { reportId: id, requestId: 'one-request' });
    expect(await reportMailsTo(owner)).toHaveLength(1);
  });

  it('does not leave for a report that was closed while its PDF was set', async () => {
    const owner = await w.person('user');
    const id = await written(owner);
    const { mailing, letGo } = await mailSlowly(id);
    await w.db.execute(sql`update reports set payment_status = 'REFUNDED' where id = ${id}`);
    letGo();
    await mailing;
    expect(await reportMailsTo(owner)).toEqual([]);
  });

  it('does not leave for an account that was deleted while its PDF was set', async () => {
    const owner = await w.person('user');
    const { mailing, letGo } = await mailSlowly(await written(owner));
    const removal = await owner.call(privacy.deleteAccount, { body: { password: owner.password } });
    expect(removal.status).toBe(200);
    letGo();
    await mailing;
    expect(await reportMailsTo(owner)).toEqual([]);
  });

  it('is one, though it was asked for by a double click', async () => {
    const owner = await w.person('user');
    const id = await written(owner);
    await Promise.all([1, 2].map(() => owner.call(reports.mail, { params: { id } })));
    const undone = async () =>
      (await w.db.execute(sql`select from pgboss.job where name = 'mail-report' and state < 'completed'`))
        .rows.length;
    await expect.poll(undone, { timeout: 15_000 }).toBe(0);
    expect(await reportMailsTo(owner)).toHaveLength(1);
  });
});

describe('the writing of a report', () => {
  it('that began before a correction never keeps the old details as the new version', async () => {
    const owner = await w.person('user');
    const id = await written(owner);
    const before = await contentOf(id, 'entered');
    await w.db.execute(sql`delete from report_versions where report_id = ${id}`);
    await w.db.execute(sql`update reports set stage = 'checks' where id = ${id}`);
    const writing = await whileLocked(
      w,
      'lock table report_corrections in access exclusive mode',
      [],
      async (query) => {
        const begun = write(id);
        await expectWaiting(w, 1);
        // Meanwhile another run ended the first version, and the owner corrected it.
        await query(`insert into report_corrections (report_id, before) values ($1, '{}')`, [id]);
        await query(
          `update reports set stage = 'waiting', birth_ms = birth_ms - 86400000::bigint * 200 where id = $1`,
          [id],
        );
        return { begun };
      },
    );
    await writing.begun;
    await write(id);
    const after = await contentOf(id, 'corrected');
    expect(after).toBeDefined();
    expect(after).not.toEqual(before);
  });

  it('ends quietly when the report is deleted meanwhile', async () => {
    const id = await unwritten(await w.person('user'));
    const writing = await whileLocked(
      w,
      'lock table knowledge_versions in access exclusive mode',
      [],
      async (query) => {
        const begun = write(id);
        await expectWaiting(w, 1);
        await query('delete from reports where id = $1', [id]);
        return { begun };
      },
    );
    await writing.begun;
    expect(await contentOf(id, 'entered')).toBeUndefined();
  });

  it('does not wait for the deletion of its owner’s account, which waits for it', async () => {
    const owner = await w.person('user');
    const id = await unwritten(owner);
    const { begun, removal } = await whileLocked(
      w,
      'lock table report_versions in exclusive mode',
      [],
      async () => {
        const first = write(id);
        await expectWaiting(w, 1);
        const second = owner.call(privacy.deleteAccount, { body: { password: owner.password } });
        await expectWaiting(w, 2);
        return { begun: first, removal: second };
      },
    );
    await begun;
    expect((await removal).status).toBe(200);
  });
});
