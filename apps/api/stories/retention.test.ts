import { groupData } from '@udaya/contract/group-data';
import { notifications } from '@udaya/contract/notifications';
import { describe, expect, it } from 'vitest';
import { announceRetentions } from '../src/features/group-data/announce-retention.ts';
import { eraseDueReports } from '../src/features/group-data/erase-due-reports.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type StaffedGroup, staffedGroup } from '../testing/staffed-group.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const fiduciary = {
  legalName: 'Light House Trust',
  address: '12 Temple Street, Tirunelveli',
  officerName: 'Lakshmi Narayanan',
  officerEmail: 'data@light-house.example',
  officerPhone: '',
};

async function retain(group: StaffedGroup, months: number | null) {
  const { version } = (await group.admin.call(groupData.readDuty)).body;
  return group.admin.call(groupData.changeRetention, { body: { months, version } });
}
const posted: { kind: string; content: unknown }[] = [];
const announce = (at: Date) =>
  announceRetentions(
    { system: w.db, post: async (_tx, mail) => void posted.push({ kind: mail.kind, content: mail.content }) },
    at,
  );
const erase = (at: Date) => eraseDueReports({ system: w.db }, at);
const countOf = async ({ id }: StaffedGroup) =>
  Number((await w.pool.query('select count(*) from reports where group_id = $1', [id])).rows[0].count);

describe('the contact of a group', () => {
  it('is read by everybody of it, and is none until it was entered', async () => {
    const group = await staffedGroup(w);
    const user = await group.hire('groupUser');
    const read = async () => (await user.call(groupData.readContact)).body;
    expect(await read()).toEqual({ email: null });
    await group.admin.call(groupData.changeDuty, { body: { ...fiduciary, version: 0 } });
    expect(await read()).toEqual({ email: fiduciary.officerEmail });
    const other = await staffedGroup(w);
    expect((await (await other.hire('groupUser')).call(groupData.readContact)).body).toEqual({ email: null });
  });
});

describe('a retention', () => {
  it('tells before it is chosen how many reports would go, and from when on', async () => {
    const group = await staffedGroup(w);
    await group.addReport(undefined, { createdAt: inDays(-800) });
    await group.addReport(undefined, { createdAt: inDays(-340) });
    await group.addReport(undefined);
    const { body } = await group.admin.call(groupData.previewRetention, { query: { months: 12 } });
    expect(body).toMatchObject({ due: 1, reports: 3 });
    expect(Math.round((Date.parse(body.firstDate ?? '') - Date.now()) / day)).toBeGreaterThanOrEqual(29);
    expect(body.months).toHaveLength(12);
    expect(body.months.slice(0, 3).reduce((sum, { reports }) => sum + reports, 0)).toBe(1);
    const wrong = await group.admin.call(groupData.previewRetention, { query: { months: 7 } });
    expect([wrong.status, wrong.failure.errors?.[0]?.path]).toEqual([400, 'months']);
  });

  it('erases nothing on the day that it is chosen, announces it, and erases thirty days later', async () => {
    const group = await staffedGroup(w);
    for (const days of [-800, -700]) await group.addReport(undefined, { createdAt: inDays(days) });
    await group.addReport(undefined, { createdAt: inDays(-100) });
    expect((await retain(group, 12)).body.retentionMonths).toBe(12);
    await erase(inDays(0));
    expect(await countOf(group)).toBe(3);
    posted.length = 0;
    await announce(inDays(0));
    expect(posted).toMatchObject([{ kind: 'retention-notice', content: { reports: 2, months: 12 } }]);
    const { body } = await group.admin.call(notifications.list);
    expect(body.notifications[0]?.title).toBe(
      'Reports will soon be erased because their retention period is ending: 2.',
    );
    await announce(inDays(1));
    expect(posted).toHaveLength(1);
    await erase(inDays(29));
    expect(await countOf(group)).toBe(3);
    await erase(inDays(31));
    await erase(inDays(31));
    expect(await countOf(group)).toBe(1);
    const { content: entries } = (
      await group.admin.call(groupData.listAccesses, { query: { action: 'report.erased' } })
    ).body;
    expect(entries.map(({ by }) => by.kind)).toEqual(['system', 'system']);
  });

  it('that is shortened waits for thirty days again, whatever was announced before', async () => {
    const group = await staffedGroup(w);
    await group.addReport(undefined, { createdAt: inDays(-800) });
    await retain(group, 24);
    await announce(inDays(-40));
    await retain(group, 12);
    await erase(inDays(1));
    expect(await countOf(group)).toBe(1);
    await retain(group, null);
    await erase(inDays(400));
    expect(await countOf(group)).toBe(1);
  });

  it('announces week by week what becomes due later', async () => {
    const group = await staffedGroup(w);
    // Due in 33 and in 50 days.
    for (const days of [-365 + 33, -365 + 50]) await group.addReport(undefined, { createdAt: inDays(days) });
    await retain(group, 12);
    posted.length = 0;
    await announce(inDays(0));
    expect(posted).toEqual([]);
    await announce(inDays(4));
    await announce(inDays(5));
    expect(posted).toMatchObject([{ content: { reports: 1 } }]);
    await announce(inDays(21));
    expect(posted).toHaveLength(2);
    await erase(inDays(40));
    expect(await countOf(group)).toBe(1);
  });

  it('is changed as it was read, by the group’s admin alone', async () => {
    const group = await staffedGroup(w);
    await retain(group, 36);
    const stale = await group.admin.call(groupData.changeRetention, { body: { months: 12, version: 0 } });
    expect([stale.status, stale.failure.code]).toEqual([409, 'duty.conflict']);
    const odd = await group.admin.call(groupData.changeRetention, { body: { months: 13, version: 1 } });
    expect([odd.status, odd.failure.errors?.[0]?.path]).toEqual([400, 'months']);
    for (const role of ['branchAdmin', 'groupUser'] as const) {
      const person = await group.hire(role);
      expect(
        (await person.call(groupData.changeRetention, { body: { months: 12, version: 1 } })).status,
      ).toBe(403);
    }
  });
});

describe('the terms of a group', () => {
  it('name who answers for the data and who works on it, and are accepted again when they say something else', async () => {
    const group = await staffedGroup(w);
    const { body: before } = await group.admin.call(groupData.readDuty);
    expect(before).toMatchObject({ fiduciary: null, version: 0, accepted: false });
    expect(before.processor).toMatchObject({ company: w.config.companyName, product: w.config.productName });
    const early = await group.admin.call(groupData.acceptTerms, {
      body: { termsVersion: before.termsVersion, version: 0, accept: true },
    });
    expect([early.status, early.failure.code]).toEqual([409, 'duty.conflict']);
    const { body: named } = await group.admin.call(groupData.changeDuty, {
      body: { ...fiduciary, version: 0 },
    });
    expect(named).toMatchObject({ fiduciary, version: 1, accepted: false });
    const accept = (version: number) =>
      group.admin.call(groupData.acceptTerms, {
        body: { termsVersion: named.termsVersion, version, accept: true },
      });
    expect((await accept(1)).body).toMatchObject({
      accepted: true,
      acceptances: [{ legalName: 'Light House Trust', acceptedBy: 'Test Person', termsVersion: '3' }],
    });
    expect((await retain(group, 24)).body).toMatchObject({ accepted: true, retentionMonths: 24, version: 2 });
    const moved = await group.admin.call(groupData.changeDuty, {
      body: { ...fiduciary, officerName: 'Somebody Else', version: 2 },
    });
    expect(moved.body).toMatchObject({ accepted: false, retentionMonths: 24 });
    expect((await accept(2)).failure.code).toBe('duty.conflict');
  });

  it('refuse to be empty, and two who change them at once', async () => {
    const group = await staffedGroup(w);
    const empty = await group.admin.call(groupData.changeDuty, {
      body: { legalName: '', address: '', officerName: '', officerEmail: 'nobody', version: 0 },
    });
    expect(empty.failure.errors?.map(({ path }) => path).sort()).toEqual([
      'address',
      'legalName',
      'officerEmail',
      'officerName',
    ]);
    const both = await Promise.all(
      ['One', 'Two'].map((legalName) =>
        group.admin.call(groupData.changeDuty, { body: { ...fiduciary, legalName, version: 0 } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
