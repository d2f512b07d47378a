import { groupConsents } from '@udaya/contract/group-consents';
import { groupData } from '@udaya/contract/group-data';
import { groupAdminReports, groupUserReports } from '@udaya/contract/group-reports';
import { notifications } from '@udaya/contract/notifications';
import { productReports } from '@udaya/contract/reports';
import { describe, expect, it, vi } from 'vitest';
import { callFor } from '../src/features/audit/call-for.ts';
import { eraseDueReports } from '../src/features/group-data/erase-due-reports.ts';
import { listPrintable } from '../src/features/reports/reading/list-printable.ts';
import { resumeReports } from '../src/features/reports/writing/resume-reports.ts';
import { giveUpReport } from '../src/features/reports/writing/write-report.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { staffedGroup } from '../testing/staffed-group.ts';
import { type Person, world } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

const w = await forThisFile(world());
const group = await staffedGroup(w);
const staff = await group.hire('groupUser');
const productAdmin = await w.person('productAdmin');

const withdrawal = { asker: 'parent', askedOn: '2026-01-05', reason: 'The mother asked for it by letter' };

async function consentOf(reportId: string, by: Person = group.admin) {
  const { body } = await by.call(groupConsents.list, { query: { size: 100 } });
  const found = body.content.find((one) => one.reportId === reportId);
  if (!found) throw new Error('The report has no consent.');
  return found;
}
async function withdraw(reportId: string, by: Person = group.admin, change = {}) {
  const { id } = await consentOf(reportId);
  return by.call(groupConsents.withdraw, { params: { id }, body: { ...withdrawal, ...change } });
}
const actorOf = ({ user }: Person) => ({
  userId: user.id,
  role: user.role,
  groupId: user.groupId ?? null,
  branchId: user.branchId ?? null,
});
const stageOf = async (id: string) =>
  (await w.pool.query('select stage, withdrawn_at from reports where id = $1', [id])).rows[0];
const versionsOf = async (id: string) =>
  Number(
    (await w.pool.query('select count(*) from report_versions where report_id = $1', [id])).rows[0].count,
  );

describe('a consent that is withdrawn', () => {
  it('says who asked for it, when and why, and who entered it, and closes the report until it is erased', async () => {
    const id = await group.addReport(staff, { name: 'Anbu' });
    const { status, body } = await withdraw(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Anbu',
      state: 'withdrawn',
      withdrawal: {
        asker: 'parent',
        askedOn: '2026-01-05',
        reason: withdrawal.reason,
        enteredBy: 'Test Person',
      },
    });
    expect(Math.round((Date.parse(body.eraseDate ?? '') - Date.now()) / 86_400_000)).toBe(30);
  });

  it('stops what waits to be written: the job that is queued writes nothing, and nothing takes it up again', async () => {
    const id = await group.addReport(staff);
    await withdraw(id);
    await writeNow(w, id);
    expect((await stageOf(id)).stage).toBe('waiting');
    expect(await versionsOf(id)).toBe(0);
    await giveUpReport(w.db, id);
    await w.pool.query("update reports set created_at = now() - interval '1 hour' where id = $1", [id]);
    await w.pool.query("delete from pgboss.job where name = 'write-report'");
    await resumeReports({ system: w.db, jobs: w.jobs });
    const { rows } = await w.pool.query(
      "select 1 from pgboss.job where name = 'write-report' and data->>'reportId' = $1",
      [id],
    );
    expect(rows).toEqual([]);
  });

  it('stops a writing that is under way before it keeps its text', async () => {
    const id = await group.addReport(staff);
    const holder = await w.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from reports where id = $1 for update', [id]);
    const writing = writeNow(w, id).catch((error: unknown) => error);
    await holder.query('update reports set withdrawn_at = now() where id = $1', [id]);
    await holder.query('commit');
    holder.release();
    expect(await writing).toBeUndefined();
    expect(await versionsOf(id)).toBe(0);
  });

  it('shuts the report to whoever runs the product: no page, no PDF, no Moon in lists', async () => {
    const id = await group.addReport(staff, { name: 'Closed Kavya' });
    await writeNow(w, id);
    const query = { userType: 'GROUP', userName: 'Closed Kavya' };
    const before = await productAdmin.call(productReports.list, { query });
    expect(before.body.userBirthChartList[0]).toMatchObject({ id, withdrawn: false });
    expect(before.body.userBirthChartList[0]?.chandraRasi).not.toBe('');
    await withdraw(id);
    const read = await productAdmin.call(productReports.read, { params: { id } });
    expect([read.status, read.failure.code]).toEqual([410, 'report.withdrawn']);
    const pdf = await productAdmin.call(productReports.readPdf, { query: { id, userType: 'GROUP' } });
    expect([pdf.status, pdf.failure.code]).toEqual([410, 'report.withdrawn']);
    const after = await productAdmin.call(productReports.list, { query });
    const { rows } = await w.pool.query('select moon_sign from report_search where report_id = $1', [id]);
    expect(rows).toEqual([{ moon_sign: null }]);
    expect(after.body.userBirthChartList[0]).toMatchObject({
      id,
      withdrawn: true,
      actions: [],
      chandraRasi: '',
    });
  });

  it('is told to whoever entered the details', async () => {
    await w.startWorkers();
    const id = await group.addReport(staff, { name: 'Told Tara' });
    await withdraw(id);
    await vi.waitFor(async () => {
      const { body } = await staff.call(notifications.list);
      expect(body.notifications.map(({ title }) => title)).toContain(
        'The consent for Told Tara was withdrawn. The report is closed.',
      );
    }, 10_000);
  });

  it('can be given again: the old one stays, and what was not written is written', async () => {
    const id = await group.addReport(staff, { name: 'Again Arun' });
    const { body: closed } = await withdraw(id);
    const renewed = await group.admin.call(groupConsents.renew, {
      params: { id: closed.id },
      body: { evidence: 'Signed form of 3 June', consent: true },
    });
    expect(renewed.status).toBe(200);
    expect(renewed.body).toMatchObject({ state: 'withdrawn', eraseDate: null });
    const { body } = await group.admin.call(groupData.readReport, { params: { id } });
    expect(body.withdrawnDate).toBeNull();
    expect(body.consents.map(({ state, evidence }) => [state, evidence])).toEqual([
      ['given', 'Signed form of 3 June'],
      ['withdrawn', ''],
    ]);
    await vi.waitFor(async () => expect((await stageOf(id)).stage).toBe('ready'), 10_000);
  });

  it('has the report erased thirty days later, and not before', async () => {
    const id = await group.addReport(staff);
    await withdraw(id);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await eraseDueReports({ system: w.db }, inDays(29));
    expect(await stageOf(id)).toBeDefined();
    // What a worker holds at this moment is passed over until the next time.
    await vi.waitFor(async () => {
      await eraseDueReports({ system: w.db }, inDays(31));
      expect(await stageOf(id)).toBeUndefined();
    });
    const { rows } = await w.pool.query('select cause, erased_by from report_erasures where report_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ cause: 'withdrawal', erased_by: null }]);
    const { body } = await group.admin.call(groupData.listAccesses, {
      query: { report: id, action: 'report.erased' },
    });
    expect(body.content).toMatchObject([{ by: { kind: 'system' }, report: { id, name: null } }]);
  });
});

describe('a report that is closed', () => {
  it('is shut to everybody of the group: page, PDF, and what can be done in a list', async () => {
    const id = await group.addReport(staff, { name: 'Shut Sita' });
    await writeNow(w, id);
    const calls = [
      [group.admin, groupAdminReports],
      [staff, groupUserReports],
    ] as const;
    for (const [person, { read, list }] of calls) {
      expect((await person.call(read, { params: { id } })).status).toBe(200);
      const { body } = await person.call(list, { query: { name: 'Shut Sita' } });
      expect(body.userBirthChartList[0]?.actions).toContain('download');
    }
    await withdraw(id);
    for (const [person, { read, readPdf, list }] of calls) {
      for (const answer of [
        await person.call(read, { params: { id } }),
        await person.call(readPdf, { query: { id } }),
      ])
        expect([answer.status, answer.failure.code]).toEqual([410, 'report.withdrawn']);
      const { body } = await person.call(list, { query: { name: 'Shut Sita' } });
      expect(body.userBirthChartList).toMatchObject([{ id, withdrawn: true, actions: [] }]);
    }
    const { db } = callFor(w.db, actorOf(group.admin), 'story');
    expect(await listPrintable({ actor: actorOf(group.admin), db }, [id])).toEqual(new Map());
  });
});

describe('withdrawing refuses', () => {
  it('a day to come, and to leave out who asked, when and why', async () => {
    const id = await group.addReport(staff);
    const future = await withdraw(id, group.admin, { askedOn: '2150-01-01' });
    expect([future.status, future.failure.errors?.[0]?.path]).toEqual([400, 'askedOn']);
    const empty = await withdraw(id, group.admin, { asker: '', askedOn: '', reason: ' ' });
    expect(empty.failure.errors?.map(({ path }) => path).sort()).toEqual(['askedOn', 'asker', 'reason']);
    expect((await stageOf(id)).withdrawn_at).toBeNull();
  });

  it('to withdraw twice, also at the same time, and to renew what is open', async () => {
    const id = await group.addReport(staff);
    const both = await Promise.all([withdraw(id), withdraw(id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.failure.code).toBe('consent.changed');
    const open = await consentOf(await group.addReport(staff));
    const renewed = await group.admin.call(groupConsents.renew, {
      params: { id: open.id },
      body: { evidence: 'Form', consent: true },
    });
    expect([renewed.status, renewed.failure.code]).toEqual([409, 'consent.changed']);
  });
});

describe('who may withdraw', () => {
  it('is a branch’s admin in the own branch, and nobody of another branch or group', async () => {
    const [north = '', south = ''] = group.branchIds;
    const ofNorth = await group.hire('branchAdmin', { branchId: north });
    const own = await group.addReport(undefined, { branchId: north, method: 'form' });
    const other = await group.addReport(undefined, { branchId: south, method: 'form' });
    expect((await withdraw(own, ofNorth)).status).toBe(200);
    const foreign = await withdraw(other, ofNorth);
    expect([foreign.status, foreign.failure.code]).toEqual([404, 'record.missing']);
    const stranger = (await staffedGroup(w)).admin;
    expect((await withdraw(other, stranger)).failure.code).toBe('record.missing');
    expect((await stageOf(other)).withdrawn_at).toBeNull();
    expect((await withdraw(other, staff)).status).toBe(403);
  });
});
