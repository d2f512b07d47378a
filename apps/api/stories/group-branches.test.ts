import { groupBranches } from '@udaya/contract/group-branches';
import { groups } from '@udaya/contract/groups';
import { reports } from '@udaya/contract/reports';
import { sessions } from '@udaya/contract/sessions';
import { describe, expect, it } from 'vitest';
import { type MadeGroup } from '../src/demo/make.ts';
import { birthBody } from '../testing/birth-body.ts';
import { groupHouse, groupPerson } from '../testing/group-people.ts';
import { manyReports } from '../testing/many-reports.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person } from '../testing/world.ts';

const w = await sharedWorld();
const makeReports = await manyReports(w);

const house = () => groupHouse(w);
const personOf = (
  group: MadeGroup,
  role: 'groupAdmin' | 'branchAdmin' | 'groupUser',
  branchId: string | null,
) => groupPerson(w, group, role, branchId);
const addTo = (group: MadeGroup, branchId: string, status: 'PENDING' | 'DISABLED') =>
  w.account('groupUser', { groupId: group.id, branchId, status });
const branchOf = async (admin: Person, id: string) =>
  (await admin.call(groupBranches.read, { params: { id } })).body;
const close = (admin: Person, id: string, body: { version?: number; moveTo?: string } = {}) =>
  admin.call(groupBranches.close, { params: { id }, body: { version: 1, ...body } });
const errorOf = ({ failure }: { failure: { errors?: { path: string; message: string }[] } }) =>
  failure.errors?.[0];

describe('the branches of a group', () => {
  it('are listed with their people and reports, those of other groups never', async () => {
    const { group, north, south, of, admin } = await house();
    await house();
    await personOf(group, 'groupUser', north);
    await addTo(group, north, 'PENDING');
    await addTo(group, north, 'DISABLED');
    await makeReports(3, { ...of, branchId: north });
    await makeReports(1, { ...of });
    const { body } = await admin.call(groupBranches.list, { query: { sortOrder: 'asc' } });
    expect(body.content).toEqual([
      expect.objectContaining({
        id: north,
        name: 'North',
        users: 1,
        invited: 1,
        disabled: 1,
        reports: 3,
        state: 'open',
        version: 1,
      }),
      expect.objectContaining({ id: south, name: 'South', users: 0, invited: 0, disabled: 0, reports: 0 }),
    ]);
    expect(body.totalElements).toBe(2);
  });

  it('are found by a part of the name and by their state, and come in the order that is asked for', async () => {
    const { admin, south, north, of } = await house();
    await admin.call(groupBranches.create, { body: { name: 'Far North' } });
    await makeReports(2, { ...of, branchId: south });
    await close(admin, north);
    const names = async (query: Record<string, string | number>) =>
      (await admin.call(groupBranches.list, { query })).body.content.map(({ name }) => name);
    expect(await names({ search: 'nOrTh', sortOrder: 'asc' })).toEqual(['Far North', 'North']);
    expect(await names({ state: 'closed' })).toEqual(['North']);
    expect(await names({ sortField: 'reports', sortOrder: 'desc' })).toEqual(['South', 'Far North', 'North']);
    expect(await names({ sortOrder: 'asc', size: 2, page: 1 })).toEqual(['South']);
    expect(await names({ page: 7 })).toEqual([]);
  });

  it('are created and renamed, which the log of the group admin tells', async () => {
    const { admin } = await house();
    const made = await admin.call(groupBranches.create, { body: { name: '  Erode  ' } });
    expect(made.body).toMatchObject({ name: 'Erode', state: 'open', users: 0, reports: 0, version: 1 });
    const { id } = made.body;
    const renamed = await admin.call(groupBranches.rename, {
      params: { id },
      body: { name: 'erode', version: 1 },
    });
    expect(renamed.body).toMatchObject({ id, name: 'erode', version: 2 });
    const { rows } = await w.pool.query('select action from audit_log where target_id = $1 order by id', [
      id,
    ]);
    expect(new Set(rows.map(({ action }) => action as string))).toEqual(
      new Set(['branch.created', 'branch.renamed']),
    );
  });

  it('are two of one name in no group, however it is written, and in two groups they may', async () => {
    const { admin, north } = await house();
    const { admin: other } = await house();
    const twin = await admin.call(groupBranches.create, { body: { name: 'SOUTH' } });
    expect(errorOf(twin)).toEqual({
      path: 'name',
      message: 'Your group already has a branch with this name. Please choose another name',
    });
    const taken = await admin.call(groupBranches.rename, {
      params: { id: north },
      body: { name: 'south', version: 1 },
    });
    expect(errorOf(taken)?.path).toBe('name');
    await close(admin, north);
    const closed = await admin.call(groupBranches.create, { body: { name: 'north' } });
    expect(errorOf(closed)?.message).toContain('reopen it');
    for (const one of [admin, other])
      expect((await one.call(groupBranches.create, { body: { name: 'Salem' } })).status).toBe(200);
    const atOnce = await Promise.all(
      ['Karur', 'KARUR', 'karur'].map((name) => admin.call(groupBranches.create, { body: { name } })),
    );
    expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  it('need a name', async () => {
    const { admin } = await house();
    const empty = await admin.call(groupBranches.create, { body: { name: '   ' } });
    expect(errorOf(empty)).toEqual({ path: 'name', message: 'Please enter a name for the branch' });
    const long = await admin.call(groupBranches.create, { body: { name: 'x'.repeat(101) } });
    expect(errorOf(long)?.path).toBe('name');
  });

  it('are changed by one of two admins who look at the same, and the other one is told', async () => {
    const { admin, north, group } = await house();
    const second = await personOf(group, 'groupAdmin', null);
    const rename = (who: Person, name: string) =>
      who.call(groupBranches.rename, { params: { id: north }, body: { name, version: 1 } });
    const answers = await Promise.all([rename(admin, 'First'), rename(second, 'Second')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.failure.code).toBe('branch.conflict');
    const won = answers.find(({ status }) => status === 200);
    expect((await branchOf(admin, north)).name).toBe(won?.body.name);
    expect((await close(second, north)).failure.code).toBe('branch.conflict');
  });

  it('of another group are as good as missing', async () => {
    const { north } = await house();
    const { admin, south } = await house();
    for (const id of [north, 'nothing-there'])
      for (const answer of [
        await admin.call(groupBranches.read, { params: { id } }),
        await admin.call(groupBranches.rename, { params: { id }, body: { name: 'Mine', version: 1 } }),
        await close(admin, id),
        await admin.call(groupBranches.reopen, { params: { id } }),
      ])
        expect([answer.status, answer.failure.code]).toEqual([404, 'record.missing']);
    const foreign = await close(admin, south, { moveTo: north });
    expect(errorOf(foreign)).toEqual({
      path: 'moveTo',
      message: 'Please choose an open branch of your group',
    });
  });
});

describe('closing a branch', () => {
  it('leaves one open, also where two are closed at once', async () => {
    const { admin, north, south } = await house();
    const answers = await Promise.all([close(admin, north), close(admin, south)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.failure.code).toBe('branch.last_open');
  });

  it('hands its people over with their invitations, and its reports stay where they are', async () => {
    const { group, admin, north, south, of } = await house();
    const worker = await personOf(group, 'groupUser', north);
    await addTo(group, north, 'PENDING');
    await addTo(group, north, 'DISABLED');
    await makeReports(2, { ...of, branchId: north, ownerId: worker.user.id });
    const shown = await branchOf(admin, north);
    expect(shown).toMatchObject({
      users: 1,
      invited: 1,
      disabled: 1,
      reports: 2,
      others: [{ id: south, name: 'South' }],
    });
    const closed = await close(admin, north, { moveTo: south });
    expect(closed.body).toMatchObject({ state: 'closed', users: 0, invited: 0, disabled: 0, reports: 2 });
    expect(await branchOf(admin, south)).toMatchObject({ users: 1, invited: 1, disabled: 1, reports: 0 });
    const own = await worker.call(groupBranches.readOwn);
    expect(own.body).toMatchObject({ branchName: 'South', state: 'open' });
    expect((await worker.call(groups.countReports)).body.totalCount).toBe(2);
    expect((await admin.call(groups.countReports)).body).toEqual({ totalCount: 2, newThisWeek: 2 });
    const { rows } = await w.pool.query('select action from audit_log where target_id = $1 order by id', [
      north,
    ]);
    expect(new Set(rows.map(({ action }) => action as string))).toEqual(
      new Set(['branch.closed', 'branch.handed_over']),
    );
  });

  it('is refused where somebody is invited to it who moves nowhere', async () => {
    const { group, admin, north } = await house();
    await addTo(group, north, 'PENDING');
    expect((await close(admin, north)).failure.code).toBe('branch.invitations_wait');
    expect((await branchOf(admin, north)).state).toBe('open');
  });

  it('moves nobody to a closed branch, to itself or into nothing', async () => {
    const { group, admin, north, south } = await house();
    const east = await admin.call(groupBranches.create, { body: { name: 'East' } });
    await personOf(group, 'groupUser', north);
    await close(admin, south);
    for (const moveTo of [south, north, 'nothing-there'])
      expect(errorOf(await close(admin, north, { moveTo }))?.path).toBe('moveTo');
    expect(await branchOf(admin, north)).toMatchObject({ state: 'open', users: 1 });
    expect((await close(admin, north, { moveTo: east.body.id })).status).toBe(200);
  });

  it('can be taken back, and its people can be moved later', async () => {
    const { group, admin, north, south } = await house();
    const worker = await personOf(group, 'groupUser', north);
    await close(admin, north);
    const reopened = await admin.call(groupBranches.reopen, { params: { id: north } });
    expect(reopened.body).toMatchObject({ state: 'open', closedDate: null, users: 1, version: 3 });
    await close(admin, north, { version: 3 });
    const moved = await close(admin, north, { version: 4, moveTo: south });
    expect(moved.body).toMatchObject({ state: 'closed', users: 0, version: 4 });
    expect((await worker.call(groupBranches.readOwn)).body.branchName).toBe('South');
  });
});

describe('who stays in a closed branch', () => {
  it('goes on reading, is told, and logs in again', async () => {
    const { group, admin, north, of } = await house();
    const worker = await personOf(group, 'groupUser', north);
    await makeReports(1, { ...of, branchId: north, ownerId: worker.user.id });
    await close(admin, north);
    expect((await worker.call(groups.countReports)).body.totalCount).toBe(1);
    expect((await worker.call(groups.readDashboard)).body.branchClosed).toBe(true);
    expect((await admin.call(groups.readDashboard)).body.branchClosed).toBe(false);
    expect((await worker.call(groupBranches.readOwn)).body).toMatchObject({
      branchName: 'North',
      state: 'closed',
    });
    const again = await w.login(worker.user.username, worker.password, {
      userType: 'GROUP',
      groupCode: group.enterpriseCode,
    });
    expect(again.status).toBe(200);
    expect((await worker.call(sessions.read)).status).toBe(200);
  });

  it('makes no reports there, whichever way they come', async () => {
    const { admin, north, of } = await house();
    await close(admin, north);
    // A consumer has no branch; one that had would meet the same guard as every form and file.
    const someone = await w.person('user');
    await w.pool.query('update users set group_id = $1 where id = $2', [of.groupId, someone.user.id]);
    const put = (branchId: string) =>
      w.pool.query('update users set branch_id = $1 where id = $2', [branchId, someone.user.id]);
    await expect(put(north)).rejects.toMatchObject({ code: '23514', constraint: 'branch_is_open' });
    await admin.call(groupBranches.reopen, { params: { id: north } });
    await put(north);
    await close(admin, north, { version: 3 });
    const answer = await someone.call(reports.create, { body: await birthBody(someone) });
    expect([answer.status, answer.failure.code]).toEqual([409, 'branch.closed']);
    expect(answer.failure.message).toContain('a group admin can reopen it');
    await expect(makeReports(1, { ...of, branchId: north })).rejects.toMatchObject({
      constraint: 'branch_is_open',
    });
    await expect(addTo({ id: of.groupId } as MadeGroup, north, 'PENDING')).rejects.toThrow();
  });
});

describe('the own branch', () => {
  it('tells whose it is, who looks after it and how much it has, to a group user as well', async () => {
    const { group, admin, north, south, of } = await house();
    const head = await personOf(group, 'branchAdmin', north);
    await personOf(group, 'branchAdmin', south);
    const worker = await personOf(group, 'groupUser', north);
    await makeReports(4, { ...of, branchId: north });
    for (const one of [head, worker]) {
      const { body } = await one.call(groupBranches.readOwn);
      expect(body).toMatchObject({ branchName: 'North', state: 'open', users: 2, reports: 4 });
      expect(body.admins).toEqual([{ name: 'Test Person', email: head.user.email }]);
    }
    expect((await admin.call(groupBranches.readOwn)).status).toBe(403);
  });

  it('is missing for who has none', async () => {
    const { group } = await house();
    const lost = await personOf(group, 'groupUser', null);
    expect((await lost.call(groupBranches.readOwn)).failure.code).toBe('record.missing');
  });
});
