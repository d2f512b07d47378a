import { groupMembers } from '@udaya/contract/group-members';
import { sessions } from '@udaya/contract/sessions';
import { describe, expect, it } from 'vitest';
import { makeStaff, memberAs } from '../testing/members.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person } from '../testing/world.ts';

let admin: Person;
const w = await sharedWorld({ works: true });
const staff = await makeStaff(w, { branches: ['North', 'South', 'West'] });
admin = await staff.person('groupAdmin');
const branchAdmin = await staff.person('branchAdmin');

const list = (who: Person, query: Record<string, string | number> = {}) =>
  who.call(groupMembers.list, { query: { size: 100, ...query } });
const idsOf = async (who: Person, query: Record<string, string | number> = {}) =>
  (await list(who, query)).body.content.map(({ id }) => id);
const branchId = (at: number) => staff.group.branchIds[at] ?? '';
const setActivated = async (who: Person, id: string, activated: boolean, handoverTo = '') => {
  const { version } = await memberAs(who, id);
  return who.call(groupMembers.setActivation, { params: { id }, body: { activated, version, handoverTo } });
};
const change = async (who: Person, id: string, body: Record<string, string>) =>
  who.call(groupMembers.change, {
    params: { id },
    body: { version: (await memberAs(who, id)).version, ...body },
  });
const ownersOf = async (ids: readonly string[]) => {
  const { rows } = await w.pool.query<{ owner_id: string }>(
    'select owner_id from reports where id = any($1) order by id',
    [ids],
  );
  return rows.map((row) => row.owner_id);
};
/** Gives somebody reports in the branch; they are copied, since how they are made is another story. */
async function withReports(owner: string, of: number, total = 2): Promise<string[]> {
  const ids = Array.from({ length: total }, (_, index) => `${owner}-report-${of}-${index}`);
  await w.pool.query(
    `insert into reports (id, owner_id, group_id, branch_id, report_type, payment_status, stage, name, gender, birth_type, date_of_birth,
       time_of_birth, time_accuracy, place_id, place_description, country, latitude, longitude, zone, offset_seconds, birth_ms, warnings, submission_hash)
     select id, $2, $3, $4, 'Child', 'PAID', 'ready', 'Anbu', 'Male', 'Natural', '2015-05-05', '10:00:00', 'exact', 'p', 'Tirunelveli', 'IN',
       8.7, 77.7, 'Asia/Kolkata', 19800, 0, '[]', 'x' from unnest($1::text[]) as id`,
    [ids, owner, staff.group.id, branchId(of)],
  );
  return ids;
}

describe('the list of users', () => {
  it('shows a group admin the group, a branch admin the branch, and nobody else anything', async () => {
    const south = await staff.member('groupUser', { branchId: branchId(1), firstName: 'Kavitha' });
    const other = await makeStaff(w);
    const foreign = await other.member('groupUser');
    expect(await idsOf(admin)).toEqual(
      expect.arrayContaining([admin.user.id, branchAdmin.user.id, south.id]),
    );
    expect(await idsOf(admin)).not.toContain(foreign.id);
    expect(await idsOf(branchAdmin)).toContain(branchAdmin.user.id);
    for (const id of [admin.user.id, south.id, foreign.id]) {
      expect(await idsOf(branchAdmin)).not.toContain(id);
      for (const route of [groupMembers.read, groupMembers.readImpact])
        expect((await branchAdmin.call(route, { params: { id } })).failure.code).toBe('record.missing');
    }
    expect((await admin.call(groupMembers.read, { params: { id: foreign.id } })).status).toBe(404);
    expect((await list(await staff.person('groupUser'))).status).toBe(403);
  });

  it('tells who it is, what they may do, when they last logged in, and how many reports they own', async () => {
    const { id: groupId, branchIds } = staff.group;
    const user = await w.loggedIn('groupUser', { groupId, branchId: branchIds[0] ?? null });
    await withReports(user.user.id ?? '', 0, 3);
    const member = await memberAs(admin, user.user.id ?? '');
    expect(member).toMatchObject({
      email: user.user.email,
      role: 'groupUser',
      branch: { name: 'North', closed: false },
      state: 'active',
      reports: 3,
      own: false,
      changeable: true,
    });
    expect(Date.now() - Date.parse(member.lastSignInDate ?? '')).toBeLessThan(60_000);
    const own = await memberAs(admin, admin.user.id ?? '');
    expect(own).toMatchObject({ own: true, changeable: false, branch: null });
  });

  it('is searched, narrowed, ordered and paged', async () => {
    const names = ['Zeenat', 'Zubin', 'Zara'];
    for (const firstName of names) await staff.member('groupUser', { firstName, lastName: 'Listed' });
    const found = async (query: Record<string, string | number>) =>
      (await list(admin, { search: 'listed z', ...query })).body.content.map(({ firstName }) => firstName);
    expect(await found({ sortField: 'name', sortOrder: 'asc' })).toEqual(['Zara', 'Zeenat', 'Zubin']);
    expect(await found({ sortField: 'name', sortOrder: 'desc', size: 2, page: 1 })).toEqual(['Zara']);
    expect(await found({ role: 'groupAdmin' })).toEqual([]);
    expect(await found({ branchId: branchId(1) })).toEqual([]);
    expect(await found({ state: 'active', branchId: branchId(0) })).toHaveLength(3);
    expect(await found({ state: 'disabled' })).toEqual([]);
    expect(await found({ search: '100%' })).toEqual([]);
    const page = await list(admin, { search: 'listed', size: 2 });
    expect(page.body).toMatchObject({ totalElements: 3, totalPages: 2, totalIsExact: true });
  });
});

describe('a user that is disabled', () => {
  it('is out at the next call, cannot log in, keeps its reports, and comes back', async () => {
    const user = await staff.person('groupUser');
    const id = user.user.id ?? '';
    const ids = await withReports(id, 0);
    expect((await user.call(sessions.read)).status).toBe(200);
    const off = await setActivated(admin, id, false);
    expect(off.body.member).toMatchObject({ state: 'disabled', reports: 2 });
    const refused = await user.call(sessions.read);
    expect([refused.status, refused.failure.code]).toEqual([401, 'session.missing']);
    const door = { userType: 'GROUP', groupCode: staff.group.enterpriseCode };
    const login = () => w.login(user.user.username, user.password, door);
    expect((await login()).failure.code).toBe('login.disabled');
    expect(await ownersOf(ids)).toEqual([id, id]);
    expect((await w.mailTo(user.user.email, 'is disabled')).text).toContain(user.user.username);
    expect((await setActivated(admin, id, true)).body.member.state).toBe('active');
    expect((await login()).status).toBe(200);
  });

  it('hands its reports to somebody of the same branch, whom the group knows and nobody else', async () => {
    const user = await staff.member('groupUser');
    const receiver = await staff.person('groupUser');
    const here = await withReports(user.id, 0);
    const elsewhere = await withReports(user.id, 1, 1);
    const impact = (await admin.call(groupMembers.readImpact, { params: { id: user.id } })).body;
    expect(impact).toMatchObject({ reports: 2, unfinished: 0 });
    expect(impact.receivers.map(({ id }) => id)).toContain(receiver.user.id);
    const south = await staff.member('groupUser', { branchId: branchId(1) });
    const foreign = await (await makeStaff(w)).member('groupUser');
    for (const wrong of [south.id, foreign.id, user.id]) {
      const answer = await setActivated(admin, user.id, false, wrong);
      expect(answer.failure.errors?.[0]?.path).toBe('handoverTo');
    }
    expect((await memberAs(admin, user.id)).state).toBe('active');
    await setActivated(branchAdmin, user.id, false, receiver.user.id);
    expect(await ownersOf(here)).toEqual([receiver.user.id, receiver.user.id]);
    expect(await ownersOf(elsewhere)).toEqual([user.id]);
    const { rows } = await w.pool.query(
      'select actor_id from audit_log where action = $1 and target_id = $2',
      ['reports.handed_over', user.id],
    );
    expect(rows).toEqual([{ actor_id: branchAdmin.user.id }]);
  });

  it('is never oneself, never above one’s own role, and never the last admin of the group', async () => {
    const { version } = await memberAs(admin, admin.user.id ?? '');
    const own = await admin.call(groupMembers.setActivation, {
      params: { id: admin.user.id ?? '' },
      body: { activated: false, version },
    });
    expect([own.status, own.failure.code]).toEqual([409, 'account.own']);
    expect(own.failure.message).toBe('This is your own account. Please ask another admin to do this');
    const second = await staff.person('groupAdmin');
    expect((await setActivated(second, admin.user.id ?? '', false)).status).toBe(200);
    // The one who is left is not disabled by a session that has outlived its admin.
    expect((await setActivated(second, admin.user.id ?? '', true)).status).toBe(200);
    const again = await w.login(admin.user.username, admin.password, {
      userType: 'GROUP',
      groupCode: staff.group.enterpriseCode,
    });
    admin = {
      ...admin,
      token: again.body.token,
      call: (r, o) => w.call(r, { ...o, token: again.body.token }),
    };
    expect((await setActivated(admin, second.user.id ?? '', false)).status).toBe(200);
  });

  it('leaves one of two admins who switch each other off at once', async () => {
    const two = await makeStaff(w);
    const pair = [await two.person('groupAdmin'), await two.person('groupAdmin')] as const;
    const versions = await Promise.all(
      pair.map(async (_, at) => (await memberAs(pair[at] as Person, pair[1 - at]?.user.id ?? '')).version),
    );
    const answers = await Promise.all(
      pair.map((one, at) =>
        one.call(groupMembers.setActivation, {
          params: { id: pair[1 - at]?.user.id ?? '' },
          body: { activated: false, version: versions[at] },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const { rows } = await w.pool.query(
      `select count(*)::int as n from users where group_id = $1 and status = 'ACTIVE'`,
      [two.group.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('a user that left', () => {
  const erase = async (who: Person, id: string, handoverTo = '') => {
    const { version } = await memberAs(admin, id);
    return who.call(groupMembers.erase, { params: { id }, body: { version, handoverTo } });
  };

  it('is erased once it is disabled and its reports have another owner, and its address is free again', async () => {
    const user = await staff.member('groupUser');
    const receiver = await staff.person('groupUser');
    const here = await withReports(user.id, 0);
    const elsewhere = await withReports(user.id, 1, 1);
    expect((await erase(admin, user.id)).failure.code).toBe('member.enabled');
    await setActivated(admin, user.id, false);
    expect((await erase(branchAdmin, user.id, receiver.user.id)).status).toBe(403);
    expect((await erase(admin, user.id)).failure.code).toBe('member.has_reports');
    expect((await erase(admin, user.id, receiver.user.id)).body.message).toContain('is erased');
    expect(await ownersOf(here)).toEqual([receiver.user.id, receiver.user.id]);
    expect(await ownersOf(elsewhere)).toEqual([admin.user.id]);
    const { rows } = await w.pool.query('select status, first_name, email from users where id = $1', [
      user.id,
    ]);
    expect(rows[0]).toMatchObject({ status: 'DELETED', first_name: '' });
    expect(rows[0].email).not.toBe(user.email);
    expect(await idsOf(admin)).not.toContain(user.id);
  });

  it('leaves its reports to whoever erases it where its branch has nobody else', async () => {
    const { id } = await staff.member('groupUser', { branchId: branchId(2), status: 'DISABLED' });
    const reports = await withReports(id, 2);
    expect((await erase(admin, id)).body.message).toContain('is erased');
    expect(await ownersOf(reports)).toEqual([admin.user.id, admin.user.id]);
  });
});

describe('a user that is changed', () => {
  it('moves to another branch; its reports stay there with it, or go to somebody there', async () => {
    const user = await staff.person('groupUser');
    const id = user.user.id ?? '';
    const ids = await withReports(id, 0);
    const moved = await change(admin, id, { role: 'groupUser', branchId: branchId(1) });
    expect(moved.body.member).toMatchObject({ branch: { name: 'South' }, reports: 2 });
    expect(await ownersOf(ids)).toEqual([id, id]);
    expect((await user.call(sessions.read)).status).toBe(401);
    const mail = await w.mailTo(user.user.email, 'has changed');
    for (const part of ['Group user', 'South', user.user.username]) expect(mail.text).toContain(part);
    const other = await staff.member('groupUser');
    const left = await withReports(other.id, 0);
    const receiver = branchAdmin.user.id ?? '';
    await change(admin, other.id, { role: 'groupUser', branchId: branchId(1), handoverTo: receiver });
    expect(await ownersOf(left)).toEqual([receiver, receiver]);
  });

  it('gets no role above the giver’s, and no branch out of reach, foreign, missing or closed', async () => {
    const user = await staff.member('groupUser');
    const pathOf = async (who: Person, body: Record<string, string>) => {
      const { failure } = await change(who, user.id, body);
      return failure.errors?.[0]?.path ?? failure.code;
    };
    const foreign = (await makeStaff(w)).group.branchIds[0] ?? '';
    const group = await makeStaff(w);
    expect(await pathOf(branchAdmin, { role: 'groupAdmin', branchId: '' })).toBe('role');
    for (const wrong of [branchId(1), foreign, 'nobody-knows-it'])
      expect(await pathOf(branchAdmin, { role: 'groupUser', branchId: wrong })).toBe('branchId');
    expect(await pathOf(admin, { role: 'groupUser', branchId: foreign })).toBe('branchId');
    expect(await pathOf(admin, { role: 'groupUser', branchId: '' })).toBe('branchId');
    expect((await change(branchAdmin, user.id, { role: 'branchAdmin', branchId: '' })).status).toBe(200);
    const boss = await group.person('groupAdmin');
    const below = await group.member('groupUser');
    await w.pool.query('update branches set closed_at = now() where id = $1', [group.group.branchIds[1]]);
    const closed = await change(boss, below.id, {
      role: 'groupUser',
      branchId: group.group.branchIds[1] ?? '',
    });
    expect([closed.status, closed.failure.code]).toEqual([409, 'member.branch_closed']);
  });

  it('is not changed by whoever saw it before somebody else did; nothing is lost', async () => {
    const user = await staff.member('groupUser');
    const { version } = await memberAs(admin, user.id);
    await change(branchAdmin, user.id, { role: 'branchAdmin', branchId: branchId(0) });
    const late = await admin.call(groupMembers.change, {
      params: { id: user.id },
      body: { role: 'groupUser', branchId: branchId(1), version },
    });
    expect([late.status, late.failure.code]).toEqual([409, 'account.changed']);
    expect(await memberAs(admin, user.id)).toMatchObject({ role: 'branchAdmin', branch: { name: 'North' } });
  });

  it('stays an admin of the group where it is the last one that can log in', async () => {
    const group = await makeStaff(w);
    const boss = await group.person('groupAdmin');
    const second = await group.person('groupAdmin');
    await setActivated(boss, second.user.id ?? '', false);
    // Of one that is disabled already the group loses nobody.
    const [branch = ''] = group.group.branchIds;
    expect((await change(boss, second.user.id ?? '', { role: 'groupUser', branchId: branch })).status).toBe(
      200,
    );
  });
});
