import { accounts } from '@udaya/contract/accounts';
import { productAdmins } from '@udaya/contract/product-admins';
import { sessions } from '@udaya/contract/sessions';
import { describe, expect, it } from 'vitest';
import { inviteAdmin } from '../src/features/accounts/invite-admin.ts';
import { sessionsOfAccounts } from '../src/features/sessions/sessions-of-accounts.ts';
import { expectWaiting, whileLocked } from '../testing/locks.ts';
import { tokenIn } from '../testing/mailed.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();
const admin = await w.person('productAdmin');

const portal = { userType: 'PRODUCT_ADMIN' };
const list = async (by: Person = admin) => (await by.call(productAdmins.list)).body.admins;
const rowOf = async (email: string) => (await list()).find((one) => one.email === email);
const named = (email: string) => ({ email, firstName: 'Kala', lastName: 'Rao' });
const invite = (email: string) => admin.call(productAdmins.invite, { body: named(email) });
const linkTo = async (email: string) => tokenIn(await w.mailTo(email, 'You are invited'), '/reset-password');
const choose = (token: string) =>
  w.call(accounts.resetPassword, {
    body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' },
  });
async function setActivated(person: Person, activated: boolean, by: Person = admin) {
  const version = (await list()).find(({ id }) => id === person.user.id)?.version;
  return by.call(productAdmins.setActivation, {
    params: { id: person.user.id },
    body: { activated, version },
  });
}

describe('inviting another product admin', () => {
  it('lists several open invitations, each by whom and until when', async () => {
    expect((await invite('kala@udaya.example')).status).toBe(200);
    expect((await invite('raj@udaya.example')).status).toBe(200);
    for (const email of ['kala@udaya.example', 'raj@udaya.example'])
      expect(await rowOf(email)).toMatchObject({
        status: 'invited',
        name: 'Kala Rao',
        own: false,
        invitation: { invitedBy: admin.user.username, expired: false },
      });
    expect((await choose(await linkTo('kala@udaya.example'))).status).toBe(200);
    expect(await rowOf('kala@udaya.example')).toMatchObject({ status: 'active', invitation: null });
    const { body } = await w.login('kala-admin', 'quiet-harbour-9', portal);
    expect(body.authorities).toContain('ROLE__ASTRO_PRODUCTADMIN');
  });

  it('refuses an address that has an account or an invitation, on its field', async () => {
    const person = await w.person('user');
    await invite('open@udaya.example');
    await w.letMailPausePass();
    for (const [email, message] of [
      [
        person.user.email,
        'This email belongs to an account that is not a product admin. Please use another one',
      ],
      [admin.user.email, `This email already belongs to the product admin ${admin.user.username}`],
      ['OPEN@udaya.example', 'This email already has an open invitation. Send it again below'],
    ] as const) {
      const { status, failure } = await invite(email);
      expect([status, failure.errors]).toEqual([400, [{ path: 'email', message }]]);
    }
  });

  it('mails it again with a new link, after a pause', async () => {
    await invite('slow@udaya.example');
    const first = await linkTo('slow@udaya.example');
    const params = { id: (await rowOf('slow@udaya.example'))?.id ?? '' };
    expect((await admin.call(productAdmins.resend, { params })).failure.code).toBe('mail.cooldown');
    await w.letMailPausePass();
    expect((await admin.call(productAdmins.resend, { params })).status).toBe(200);
    const check = (token: string) => w.call(accounts.checkResetLink, { body: { token } });
    expect((await check(first)).failure.code).toBe('link.expired');
    const links = (await w.allMailTo('slow@udaya.example')).map((mail) => tokenIn(mail, '/reset-password'));
    const second = links.find((token) => token !== first) ?? '';
    expect((await check(second)).status).toBe(200);

    await w.pool.query('update one_time_tokens set expires_at = now()');
    expect((await rowOf('slow@udaya.example'))?.invitation?.expired).toBe(true);
  });

  it('withdraws it: the link is dead and the address free', async () => {
    await invite('typo@udaya.example');
    const token = await linkTo('typo@udaya.example');
    const params = { id: (await rowOf('typo@udaya.example'))?.id ?? '' };
    expect((await admin.call(productAdmins.withdraw, { params })).status).toBe(200);
    expect(await rowOf('typo@udaya.example')).toBeUndefined();
    expect((await choose(token)).failure.code).toMatch(/^link/);
    expect((await admin.call(productAdmins.withdraw, { params })).status).toBe(404);
    await w.letMailPausePass();
    expect((await invite('typo@udaya.example')).status).toBe(200);
  });

  it('has nothing to withdraw or to send again once it was taken up', async () => {
    await invite('quick@udaya.example');
    await choose(await linkTo('quick@udaya.example'));
    const params = { id: (await rowOf('quick@udaya.example'))?.id ?? '' };
    for (const route of [productAdmins.withdraw, productAdmins.resend])
      expect((await admin.call(route, { params })).failure.code).toBe('account.changed');
  });

  it('leaves those of the page open when the command line invites, which has one of its own', async () => {
    await invite('page@udaya.example');
    const deps = {
      system: w.db,
      passwords: w.passwords,
      post: w.reportDeps.post,
      sessions: sessionsOfAccounts(Buffer.alloc(32)),
    };
    await inviteAdmin(deps, named('command-one@udaya.example'));
    const { withdrawn } = await inviteAdmin(deps, named('command-two@udaya.example'));
    expect(withdrawn).toEqual(['command-one@udaya.example']);
    expect(await rowOf('page@udaya.example')).toMatchObject({ status: 'invited' });
    expect(await rowOf('command-two@udaya.example')).toMatchObject({ invitation: { invitedBy: '' } });
  });
});

describe('switching a product admin off', () => {
  it('ends the sessions at once and is told by mail; enabled, the login works again', async () => {
    const other = await w.person('productAdmin');
    expect((await setActivated(other, false)).status).toBe(200);
    expect((await other.call(sessions.read)).status).toBe(401);
    expect((await w.login(other.user.username, other.password, portal)).failure.code).toBe('login.disabled');
    await w.mailTo(other.user.email, 'is disabled');
    expect((await setActivated(other, true)).status).toBe(200);
    expect((await w.login(other.user.username, other.password, portal)).status).toBe(200);
    expect((await w.mailTo(other.user.email, 'is active')).text).toContain('/product/login');
  });

  it('is not for oneself, nor for an account that somebody else changed meanwhile', async () => {
    const own = await setActivated(admin, false);
    expect([own.status, own.failure.code]).toEqual([409, 'account.own']);
    const other = await w.person('productAdmin');
    const { version } = (await list()).find(({ id }) => id === other.user.id) ?? {};
    const off = { params: { id: other.user.id }, body: { activated: false, version } };
    expect((await admin.call(productAdmins.setActivation, off)).status).toBe(200);
    expect((await admin.call(productAdmins.setActivation, off)).failure.code).toBe('account.changed');
    const consumer = await w.person('user');
    const none = { params: { id: consumer.user.id }, body: { activated: false, version } };
    expect((await admin.call(productAdmins.setActivation, none)).status).toBe(404);
  });

  it('leaves one where two switch each other off at the same moment', async () => {
    const other = await w.person('productAdmin');
    await w.pool.query(
      `update users set status = 'DISABLED' where role = 'productAdmin' and status = 'ACTIVE' and id <> all($1)`,
      [[admin.user.id, other.user.id]],
    );
    const rows = await list();
    const versionOf = (person: Person) => rows.find(({ id }) => id === person.user.id)?.version;
    const off = (person: Person, by: Person) =>
      by.call(productAdmins.setActivation, {
        params: { id: person.user.id },
        body: { activated: false, version: versionOf(person) },
      });
    const answers = await whileLocked(
      w,
      'select 1 from users where id = $1 for update',
      [admin.user.id],
      async () => {
        const both = [off(other, admin), off(admin, other)];
        await expectWaiting(w, 2);
        return both;
      },
    );
    const done = await Promise.all(answers);
    expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(done.find(({ status }) => status === 409)?.failure.code).toBe('account.last_admin');
    const { rows: left } = await w.pool.query(
      `select id from users where role = 'productAdmin' and status = 'ACTIVE'`,
    );
    expect(left).toHaveLength(1);
  });
});
