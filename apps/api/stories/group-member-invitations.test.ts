import { accounts } from '@udaya/contract/accounts';
import { groupMembers } from '@udaya/contract/group-members';
import { productGroups } from '@udaya/contract/product-groups';
import { describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailed.ts';
import { makeStaff, memberAs } from '../testing/members.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();
const staff = await makeStaff(w, { name: 'Vaigai Trust', branches: ['North', 'South'] });
const admin = await staff.person('groupAdmin');
const branchAdmin = await staff.person('branchAdmin');

const password = 'quiet-harbour-9';
const choose = (token: string) =>
  w.call(accounts.resetPassword, {
    body: { token, password, confirmPassword: password, mobile: '9443012345' },
  });
const check = (token: string) => w.call(accounts.checkResetLink, { body: { token } });
const branchId = (at: number) => staff.group.branchIds[at] ?? '';
const invite = (who: Person, email: string, more: Record<string, string> = {}) =>
  who.call(groupMembers.invite, {
    body: {
      firstName: 'Meena',
      lastName: 'Kumari',
      email,
      role: 'groupUser',
      branchId: branchId(0),
      ...more,
    },
  });
const tokenOf = async (email: string) => tokenIn(await w.mailTo(email, 'invited'), '/reset-password');
const idOf = async (who: Person, email: string) =>
  (await who.call(groupMembers.list, { query: { search: email } })).body.content[0]?.id ?? '';
const lapse = (id: string) =>
  w.pool.query(`update one_time_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [
    id,
  ]);
/** What an invitation was refused for: the words on the email, or the code. */
const refusalOf = ({ failure }: Awaited<ReturnType<typeof invite>>) =>
  failure.errors?.[0]?.message ?? failure.code;

describe('an invitation to a group', () => {
  it.each([
    ['groupAdmin', 'You are invited to manage Vaigai Trust', 'Group administrator', ''],
    ['branchAdmin', 'You are invited to manage a branch of Vaigai Trust', 'Branch administrator', 'North'],
    ['groupUser', 'You are invited to Vaigai Trust', 'Group user', 'North'],
  ])(
    'of a %s names the group and the role, and is taken up with a password',
    async (role, subject, word, branch) => {
      const email = `new-${role.toLowerCase()}@udaya.example`;
      const answer = await invite(admin, email, { role, branchId: branch === '' ? '' : branchId(0) });
      expect(answer.body.message).toContain(email);
      const mail = await w.mailTo(email, subject);
      for (const part of [word, branch, staff.group.enterpriseCode, '7 days', '/enterprise/login'])
        expect(mail.text).toContain(part);
      const id = await idOf(admin, email);
      const member = await memberAs(admin, id);
      expect(member).toMatchObject({
        state: 'invited',
        role,
        branch: branch === '' ? null : { name: 'North' },
      });
      expect(Math.round((Date.parse(member.expiresDate ?? '') - Date.now()) / 86_400_000)).toBe(7);
      const token = await tokenOf(email);
      expect((await check(token)).body.invitation).toEqual({
        username: member.username,
        name: 'Meena Kumari',
        group: { name: 'Vaigai Trust', enterpriseCode: staff.group.enterpriseCode, role, branch },
      });
      expect((await choose(token)).status).toBe(200);
      const login = await w.login(member.username, password, {
        userType: 'GROUP',
        groupCode: staff.group.enterpriseCode,
      });
      expect(login.body.role).toBe(role);
      const { rows } = await w.pool.query('select mobile, address1 from users where email = $1', [email]);
      expect(rows).toEqual([{ mobile: '9443012345', address1: '' }]);
      expect((await choose(token)).failure.code).toBe('invitation.used');
    },
  );

  it('is taken up once, however many try at once', async () => {
    await invite(admin, 'hurried@udaya.example');
    const token = await tokenOf('hurried@udaya.example');
    const answers = await Promise.all([1, 2, 3].map(() => choose(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('gives no role above the giver’s and no branch out of reach', async () => {
    const pathOf = async (who: Person, more: Record<string, string>) =>
      (await invite(who, 'above@udaya.example', more)).failure.errors?.[0]?.path;
    const foreign = (await makeStaff(w)).group.branchIds[0] ?? '';
    expect(await pathOf(branchAdmin, { role: 'groupAdmin', branchId: '' })).toBe('role');
    expect(await pathOf(branchAdmin, { role: 'productAdmin' })).toBe('role');
    expect(await pathOf(branchAdmin, { branchId: branchId(1) })).toBe('branchId');
    for (const wrong of ['', foreign, 'nobody-knows-it'])
      expect(await pathOf(admin, { branchId: wrong })).toBe('branchId');
    expect(await idOf(admin, 'above@udaya.example')).toBe('');
    // A branch admin has one branch, and need not say which.
    expect((await invite(branchAdmin, 'own-branch@udaya.example', { branchId: '' })).status).toBe(200);
    expect(await memberAs(admin, await idOf(admin, 'own-branch@udaya.example'))).toMatchObject({
      branch: { name: 'North' },
    });
  });

  it('tells no more of an address than the actor may know', async () => {
    const parent = await w.person('user');
    const south = await staff.member('groupUser', { branchId: branchId(1) });
    const elsewhere = await (await makeStaff(w)).person('groupAdmin');
    const { groupId } = elsewhere.user;
    await elsewhere.call(groupMembers.invite, {
      body: { firstName: 'Anbu', email: 'waits-elsewhere@udaya.example', role: 'groupAdmin' },
    });
    expect(groupId).toBeTruthy();
    const unknown = 'This address cannot be invited. Please check it or use another one';
    for (const email of [parent.user.email, elsewhere.user.email, 'waits-elsewhere@udaya.example'])
      expect(refusalOf(await invite(admin, email))).toBe(unknown);
    expect(refusalOf(await invite(admin, south.email))).toContain('already belongs to one of your users');
    expect(refusalOf(await invite(branchAdmin, south.email))).toBe(unknown);
  });

  it('is one for an address, also where several invite at once', async () => {
    await Promise.all([1, 2, 3].map(() => invite(admin, 'at-once@udaya.example')));
    const found = await admin.call(groupMembers.list, { query: { search: 'at-once@udaya.example' } });
    expect(found.body.totalElements).toBe(1);
    await w.letMailPausePass();
    expect(refusalOf(await invite(admin, 'At-Once@udaya.example'))).toBe('invitation.waiting');
    expect(await w.allMailTo('at-once@udaya.example')).toHaveLength(1);
  });

  it('that is sent again has a new link, and the earlier one stops', async () => {
    const email = 'again@udaya.example';
    await invite(admin, email);
    const first = await tokenOf(email);
    const params = { id: await idOf(admin, email) };
    expect((await admin.call(groupMembers.resend, { params })).failure.code).toBe('mail.cooldown');
    await w.letMailPausePass();
    expect((await branchAdmin.call(groupMembers.resend, { params })).status).toBe(200);
    const tokens = (await w.allMailTo(email)).map((mail) => tokenIn(mail, '/reset-password'));
    expect((await check(first)).failure.code).toBe('link.expired');
    expect((await choose(tokens.find((one) => one !== first) ?? '')).status).toBe(200);
    expect((await admin.call(groupMembers.resend, { params })).failure.code).toBe('invitation.used');
    expect((await admin.call(groupMembers.withdraw, { params })).failure.code).toBe('invitation.used');
  });

  it('that is withdrawn says so, and its address is free', async () => {
    const email = 'withdrawn@udaya.example';
    await invite(admin, email);
    const token = await tokenOf(email);
    const params = { id: await idOf(admin, email) };
    expect((await admin.call(groupMembers.withdraw, { params })).status).toBe(200);
    expect((await choose(token)).failure.code).toBe('invitation.withdrawn');
    expect((await admin.call(groupMembers.withdraw, { params })).status).toBe(404);
    await w.letMailPausePass();
    expect((await invite(admin, email)).status).toBe(200);
  });

  it('of somebody above or out of reach is nobody else’s to send again or to withdraw', async () => {
    await invite(admin, 'boss@udaya.example', { role: 'groupAdmin', branchId: '' });
    await invite(admin, 'southern@udaya.example', { branchId: branchId(1) });
    for (const email of ['boss@udaya.example', 'southern@udaya.example']) {
      const params = { id: await idOf(admin, email) };
      for (const route of [groupMembers.resend, groupMembers.withdraw])
        expect((await branchAdmin.call(route, { params })).failure.code).toBe('record.missing');
    }
  });
});

describe('an invitation that has run out', () => {
  it('says so, and never blocks: the address is invited again, by this group or another', async () => {
    const email = 'late@udaya.example';
    await invite(admin, email);
    const token = await tokenOf(email);
    const id = await idOf(admin, email);
    await lapse(id);
    expect((await memberAs(admin, id)).state).toBe('expired');
    expect((await choose(token)).failure.code).toBe('invitation.expired');
    await w.letMailPausePass();
    expect((await invite(admin, email, { role: 'branchAdmin' })).status).toBe(200);
    const again = await idOf(admin, email);
    expect(await memberAs(admin, again)).toMatchObject({ state: 'invited', role: 'branchAdmin' });
    expect((await choose(token)).failure.code).toBe('invitation.expired');

    await lapse(again);
    await w.letMailPausePass();
    const other = await (await makeStaff(w)).person('groupAdmin');
    const elsewhere = await other.call(groupMembers.invite, {
      body: { firstName: 'Meena', email, role: 'groupAdmin' },
    });
    expect(elsewhere.status).toBe(200);
    expect(await idOf(admin, email)).toBe('');
    const productAdmin = await w.person('productAdmin');
    await lapse(await idOf(other, email));
    await w.letMailPausePass();
    const first = await productAdmin.call(productGroups.inviteAdmin, {
      params: { id: staff.group.id },
      body: { firstName: 'Meena', lastName: '', email },
    });
    expect(first.status).toBe(200);
  });

  it('works again once it was sent again', async () => {
    const email = 'late-again@udaya.example';
    await invite(admin, email);
    const id = await idOf(admin, email);
    await lapse(id);
    await w.letMailPausePass();
    await admin.call(groupMembers.resend, { params: { id } });
    expect((await memberAs(admin, id)).state).toBe('invited');
  });
});

describe('an invitation to what is closed', () => {
  it('is not made, not sent again, and not taken up, and says so', async () => {
    const closing = await makeStaff(w);
    const boss = await closing.person('groupAdmin');
    const [, branch = ''] = closing.group.branchIds;
    const body = { firstName: 'Anbu', email: 'closing@udaya.example', role: 'groupUser', branchId: branch };
    await boss.call(groupMembers.invite, { body });
    const token = await tokenOf('closing@udaya.example');
    const params = { id: await idOf(boss, 'closing@udaya.example') };
    await w.pool.query('update branches set closed_at = now() where id = $1', [branch]);
    for (const answer of [await check(token), await choose(token)])
      expect([answer.status, answer.failure.code]).toEqual([410, 'invitation.closed']);
    await w.letMailPausePass();
    expect((await boss.call(groupMembers.resend, { params })).failure.code).toBe('member.branch_closed');
    const next = await boss.call(groupMembers.invite, { body: { ...body, email: 'next@udaya.example' } });
    expect(next.failure.code).toBe('member.branch_closed');
    await w.pool.query('update branches set closed_at = null where id = $1', [branch]);
    await w.pool.query('update groups set closed_at = now() where id = $1', [closing.group.id]);
    expect((await choose(token)).failure.code).toBe('invitation.closed');
    await w.pool.query('update groups set closed_at = null where id = $1', [closing.group.id]);
    expect((await choose(token)).status).toBe(200);
  });
});
