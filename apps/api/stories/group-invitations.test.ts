import { accounts } from '@udaya/contract/accounts';
import { productGroups } from '@udaya/contract/product-groups';
import { sessions } from '@udaya/contract/sessions';
import { describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailed.ts';
import { newGroup } from '../testing/new-group.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld({ works: true });
const admin = await w.person('productAdmin');

const password = 'quiet-harbour-9';
const chosen = (token: string) => ({ token, password, confirmPassword: password });
const choose = (token: string) => w.call(accounts.resetPassword, { body: chosen(token) });
const check = (token: string) => w.call(accounts.checkResetLink, { body: { token } });
const invite = (id: string, email: string) =>
  admin.call(productGroups.inviteAdmin, {
    params: { id },
    body: { firstName: 'Lakshmi', lastName: 'Narayanan', email },
  });
const adminsOf = async (id: string) =>
  (await admin.call(productGroups.listAdmins, { params: { id } })).body.admins;

/** Invites somebody to a new group, and tells the token of the mail. */
async function invited(email: string) {
  const { id, body } = await newGroup(admin);
  const answer = await invite(id, email);
  const invitationId = answer.body.admins[0]?.id ?? '';
  const mail = await w.mailTo(email, 'You are invited');
  return {
    id,
    code: body.enterpriseCode,
    name: body.name,
    answer,
    invitationId,
    mail,
    token: tokenIn(mail, '/reset-password'),
  };
}

describe('the first admin of a group', () => {
  it('is invited by mail, chooses a password, and logs in with the enterprise code', async () => {
    const { id, code, name, answer, mail, token } = await invited('lakshmi.n@udaya.example');
    expect(answer.body.message).toContain('lakshmi.n@udaya.example');
    expect(answer.body.admins).toEqual([
      expect.objectContaining({ name: 'Lakshmi Narayanan', username: 'lakshmi-n', state: 'invited' }),
    ]);
    const days = Date.parse(answer.body.admins[0]?.expiresDate ?? '') - Date.now();
    expect(Math.round(days / 86_400_000)).toBe(7);
    for (const part of [code, 'lakshmi-n', name, '/enterprise/login', '7 days'])
      expect(mail.text).toContain(part);

    const before = await w.login('lakshmi-n', password, { userType: 'GROUP', groupCode: code });
    expect(before.failure.code).toBe('login.bad_credentials');
    expect((await check(token)).body).toEqual({
      usable: true,
      invitation: {
        username: 'lakshmi-n',
        name: 'Lakshmi Narayanan',
        group: { name, enterpriseCode: code, role: 'groupAdmin', branch: '' },
      },
    });
    expect((await choose(token)).body.userType).toBe('GROUP');
    const login = await w.login('lakshmi-n', password, { userType: 'GROUP', groupCode: code.toLowerCase() });
    expect(login.body).toMatchObject({ role: 'groupAdmin', groupName: name });
    expect(await adminsOf(id)).toEqual([
      expect.objectContaining({ state: 'active', invitedDate: null, expiresDate: null }),
    ]);
    const { entries } = (await w.call(sessions.listActivity, { token: login.body.token })).body;
    expect(entries.map(({ action }) => action)).toContain('account.activated');

    const again = await choose(token);
    expect([again.status, again.failure.code]).toEqual([410, 'invitation.used']);
    // Nothing changed: it is the first password.
    expect(await w.allMailTo('lakshmi.n@udaya.example')).toHaveLength(1);
  });

  it('is not invited at an address that has an account, nor twice', async () => {
    const { id } = await newGroup(admin);
    const parent = await w.person('user');
    const errorOf = async (group: string, email: string) => (await invite(group, email)).failure.errors;
    const taken = [{ path: 'email', message: expect.stringContaining('already has an account') }];
    expect(await errorOf(id, parent.user.email.toUpperCase())).toEqual(taken);
    await invite(id, 'twice@udaya.example');
    await w.letMailPausePass();
    expect(await errorOf(id, 'Twice@udaya.example')).toEqual([
      { path: 'email', message: expect.stringContaining('already has an invitation to this group') },
    ]);
    expect(await errorOf((await newGroup(admin)).id, 'twice@udaya.example')).toEqual(taken);
    expect(await adminsOf(id)).toHaveLength(1);
    expect(await w.allMailTo('twice@udaya.example')).toHaveLength(1);
  });

  it('gets one account where two invite the same address at once', async () => {
    const { id } = await newGroup(admin);
    await Promise.all([1, 2, 3].map(() => invite(id, 'at-once@udaya.example')));
    expect(await adminsOf(id)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('that is sent again has a new link; the earlier one stops', async () => {
    const { id, invitationId, token } = await invited('again@udaya.example');
    const params = { id, invitationId };
    const soon = await admin.call(productGroups.resendInvitation, { params });
    expect([soon.status, soon.failure.code]).toEqual([429, 'mail.cooldown']);
    await w.letMailPausePass();
    expect((await admin.call(productGroups.resendInvitation, { params })).status).toBe(200);
    const mails = await w.allMailTo('again@udaya.example');
    expect(mails).toHaveLength(2);
    const tokens = mails.map((mail) => tokenIn(mail, '/reset-password'));
    const next = tokens.find((one) => one !== token) ?? '';
    expect((await check(token)).failure.code).toBe('link.expired');
    expect((await choose(next)).status).toBe(200);
  });

  it('ends after seven days, says so, and works again when it was sent again', async () => {
    const { id, invitationId, token } = await invited('late@udaya.example');
    await w.pool.query(
      "update one_time_tokens set expires_at = now() - interval '1 second' where user_id = $1",
      [invitationId],
    );
    for (const answer of [await check(token), await choose(token)]) {
      expect([answer.status, answer.failure.code]).toEqual([410, 'invitation.expired']);
      expect(answer.failure.message).toContain('send it again');
    }
    expect((await adminsOf(id))[0]?.state).toBe('expired');
    await w.letMailPausePass();
    await admin.call(productGroups.resendInvitation, { params: { id, invitationId } });
    expect((await adminsOf(id))[0]?.state).toBe('invited');
  });

  it('that is withdrawn says so, and its address can be invited again', async () => {
    const { id, invitationId, token } = await invited('withdrawn@udaya.example');
    const params = { id, invitationId };
    const withdrawn = await admin.call(productGroups.withdrawInvitation, { params });
    expect(withdrawn.body.admins).toEqual([]);
    for (const answer of [await check(token), await choose(token)])
      expect([answer.status, answer.failure.code]).toEqual([410, 'invitation.withdrawn']);
    expect((await admin.call(productGroups.withdrawInvitation, { params })).status).toBe(404);
    await w.letMailPausePass();
    expect((await invite(id, 'withdrawn@udaya.example')).status).toBe(200);
    expect((await check(token)).failure.code).toBe('invitation.withdrawn');
  });

  it('that was taken up can neither be sent again nor withdrawn, and belongs to its group', async () => {
    const { id, invitationId, token } = await invited('taken-up@udaya.example');
    const foreign = { id: (await newGroup(admin)).id, invitationId };
    expect((await admin.call(productGroups.withdrawInvitation, { params: foreign })).status).toBe(404);
    expect((await admin.call(productGroups.resendInvitation, { params: foreign })).status).toBe(404);
    await choose(token);
    const params = { id, invitationId };
    for (const route of [productGroups.resendInvitation, productGroups.withdrawInvitation])
      expect((await admin.call(route, { params })).failure.code).toBe('invitation.used');
  });

  it('is no account that an activation mail could open without a password', async () => {
    const { mail } = await invited('impatient@udaya.example');
    expect(mail.text).toContain('/reset-password/');
    await w.call(accounts.resendActivation, { body: { email: 'impatient@udaya.example' } });
    const mails = await w.allMailTo('impatient@udaya.example');
    expect(mails).toHaveLength(2);
    for (const one of mails) expect(one.text).not.toContain('/activate-user/');
  });
});
