import { accounts, profile } from '@udaya/contract/accounts';
import { privacy } from '@udaya/contract/privacy';
import { sessions } from '@udaya/contract/sessions';
import { defaultSettings } from '@udaya/core/identity/interface-settings';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../testing/locks.ts';
import { tokenIn } from '../testing/mailed.ts';
import { register } from '../testing/registration.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();

const user = { userType: 'USER' };
const fresh = { password: 'fresh-door-88', confirmPassword: 'fresh-door-88' };

/** Registers somebody who has the first mail. */
async function newcomer() {
  const { sent, answer } = await register(w);
  const link = tokenIn(await w.mailTo(sent.email), '/activate-user');
  return { email: sent.email, username: sent.username, link, pendingToken: answer.body.pendingToken };
}

async function accountOf(username: string) {
  const { rows } = await w.db.execute(sql`select email, status from users where username = ${username}`);
  return rows[0];
}

async function mailedReset({ user: { email } }: Person): Promise<string> {
  await w.call(accounts.forgotPassword, { body: { email } });
  return tokenIn(await w.mailTo(email, 'Set a new password'), '/reset-password');
}

describe('an account that moves to another address before it is active', () => {
  const moveTo = (pendingToken: string, email: string) =>
    w.call(accounts.resendActivation, { body: { pendingToken, email } });

  it('is not got by the link for a new password that the first address asked for', async () => {
    const { email, username, pendingToken } = await newcomer();
    await w.call(accounts.forgotPassword, { body: { email } });
    const token = tokenIn(await w.mailTo(email, 'Set a new password'), '/reset-password');
    expect((await moveTo(pendingToken, 'right-one@udaya.example')).status).toBe(200);
    expect((await w.call(accounts.resetPassword, { body: { token, ...fresh } })).failure.code).toBe(
      'link.expired',
    );
    expect(await accountOf(username)).toEqual({ email: 'right-one@udaya.example', status: 'PENDING' });
  });

  it('tells nobody whether that address has an account', async () => {
    const { user: known } = await w.person('user');
    const clicks = [];
    for (const address of [known.email, 'nobody-at-all@udaya.example']) {
      const { link, pendingToken } = await newcomer();
      const { status } = await moveTo(pendingToken, address);
      const click = await w.call(accounts.activate, { query: { token: link } });
      clicks.push([status, click.status, click.failure.code]);
    }
    expect(clicks).toEqual([
      [200, 410, 'link.expired'],
      [200, 410, 'link.expired'],
    ]);
  });

  it('is not made active there by an old link, though no mail could go out', async () => {
    const { username, link, pendingToken } = await newcomer();
    const victim = 'mailed-before@udaya.example';
    await w.call(accounts.resendActivation, { body: { email: victim } });
    await w.allMailTo(victim);
    await moveTo(pendingToken, victim);
    expect((await w.call(accounts.activate, { query: { token: link } })).status).toBe(410);
    expect((await accountOf(username))?.status).toBe('PENDING');
  });

  it('at the moment of its activation is one or the other', async () => {
    for (let n = 0; n < 10; n++) {
      const { email, username, link, pendingToken } = await newcomer();
      const elsewhere = `elsewhere-${n}@udaya.example`;
      const [click, move] = await Promise.all([
        w.call(accounts.activate, { query: { token: link } }),
        moveTo(pendingToken, elsewhere),
      ]);
      expect([200, 410]).toContain(click.status);
      expect(move.status).toBe(200);
      const active = click.status === 200;
      expect(await accountOf(username)).toEqual(
        active ? { email, status: 'ACTIVE' } : { email: elsewhere, status: 'PENDING' },
      );
    }
  });
});

describe('a password that is reset', () => {
  it('leaves no session by the old one, however many logins are under way', async () => {
    const person = await w.person('user');
    const token = await mailedReset(person);
    const reset = w.call(accounts.resetPassword, { body: { token, ...fresh } });
    const logins = Array.from({ length: 6 }, () => w.login(person.user.username, person.password, user));
    expect((await reset).status).toBe(200);
    const begun = (await Promise.all(logins)).flatMap(({ body }) => (body.token ? [body.token] : []));
    const alive = await Promise.all(
      begun.map(async (one) => (await w.call(sessions.read, { token: one })).status),
    );
    expect(alive.filter((status) => status === 200)).toEqual([]);
    expect((await w.login(person.user.username, fresh.password, user)).status).toBe(200);
  });

  it('is not changed by whoever knew the old one a moment ago', async () => {
    const person = await w.person('user');
    const token = await mailedReset(person);
    const theirs = {
      password: person.password,
      newPassword: 'thief-door-77',
      confirmPassword: 'thief-door-77',
    };
    const [reset, change] = await inOrder<{ status: number }>(w, person, [
      () => w.call(accounts.resetPassword, { body: { token, ...fresh } }),
      () => person.call(profile.changePassword, { body: theirs }),
    ]);
    expect([reset?.status, change?.status]).toEqual([200, 400]);
    expect((await w.login(person.user.username, fresh.password, user)).status).toBe(200);
    expect((await w.login(person.user.username, theirs.newPassword, user)).status).toBe(401);
  });
});

describe('an account that is being deleted', () => {
  it('takes no personal details any more', async () => {
    const person = await w.person('user');
    const details = {
      ...(await person.call(profile.read)).body,
      updateDetail: 'personal',
      firstName: 'Meenakshi',
      address1: '12 Temple Street',
      city: 'Madurai',
      state: 'Tamil Nadu',
      country: 'India',
      mobile: '98765432',
      passportNumber: 'M7654321',
    };
    const [removal, saved] = await inOrder<{ status: number }>(w, person, [
      () => person.call(privacy.deleteAccount, { body: { password: person.password } }),
      () => person.call(profile.change, { body: details }),
    ]);
    expect([removal?.status, saved?.status]).toEqual([200, 401]);
    const { rows } = await w.db.execute(
      sql`select first_name, address1, mobile, passport_sealed from users where id = ${person.user.id}`,
    );
    expect(rows).toEqual([{ first_name: '', address1: '', mobile: '', passport_sealed: null }]);
  });
});

describe('a stranger who asks for mails', () => {
  it('does not use up those for a new password', async () => {
    const { user: owner } = await w.person('user');
    for (let n = 0; n < 10; n++) {
      await w.letMailPausePass();
      await w.call(accounts.resendActivation, { body: { email: owner.email } });
    }
    await w.letMailPausePass();
    expect((await w.call(accounts.resendActivation, { body: { email: owner.email } })).status).toBe(429);
    expect((await w.call(accounts.forgotPassword, { body: { email: owner.email } })).status).toBe(200);
  });

  it('cannot register the placeholder of an account without an address', async () => {
    const { username, pendingToken } = await newcomer();
    const email = `${pendingToken.split('.')[0]}@account.invalid`;
    const answer = await w.call(accounts.resendActivation, { body: { pendingToken, email } });
    expect([answer.status, answer.failure.code]).toEqual([400, 'request.invalid']);
    expect((await accountOf(username))?.status).toBe('PENDING');
  });
});

describe('a try that nobody looked at', () => {
  it('is not counted, so that the last one before the lock still mails the way back', async () => {
    const { user: owner } = await w.person('user');
    const passTime = () => w.db.execute(sql`update login_tries set wait_until = now(), failures = 99`);
    await w.login(owner.username, 'wrong-password-1', user);
    await passTime();
    // More than fit into the queue, and each comes back until the answer is there: it stays full however slow the machine is.
    const answer = { came: false };
    const crowd = Array.from({ length: 60 }, async () => {
      while (!answer.came)
        await w.passwords.hash('somebody-else').catch(() => new Promise((resolve) => setTimeout(resolve, 1)));
    });
    const refused = await w.login(owner.username, 'wrong-password-2', user);
    answer.came = true;
    await Promise.all(crowd);
    expect([refused.status, refused.failure.code]).toEqual([503, 'server.busy']);
    expect((await w.login(owner.username, 'wrong-password-3', user)).status).toBe(401);
    expect(tokenIn(await w.mailTo(owner.email), '/reset-password')).toBeTruthy();
  });
});

describe('at once', () => {
  async function changing(email: string) {
    const person = await w.person('user');
    const details = {
      ...(await person.call(profile.read)).body,
      updateDetail: 'personal',
      firstName: 'Meenakshi',
      address1: '12 Temple Street',
      city: 'Madurai',
      state: 'Tamil Nadu',
      country: 'India',
      mobile: '98765432',
      email,
      currentPassword: person.password,
    };
    const saved = await person.call(profile.change, { body: details });
    expect([saved.status, saved.failure.errors]).toEqual([200, undefined]);
    return { person, token: tokenIn(await w.mailTo(email), '/confirm-email') };
  }

  it('a changed address that is confirmed twice at once is confirmed', async () => {
    const { person, token } = await changing('twice@udaya.example');
    const click = () => w.call(accounts.confirmEmail, { body: { token } });
    const answers = await inOrder<{ status: number }>(w, person, [click, click]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('ten sessions at most, also of logins at once', async () => {
    const person = await w.person('user');
    const login = () => w.login(person.user.username, person.password, { userType: 'USER' });
    for (let n = 0; n < 9; n++) await login();
    await inOrder(w, person, [login, login, login, login]);
    const { rows } = await w.db.execute(sql`select from sessions where user_id = ${person.user.id}`);
    expect(rows).toHaveLength(10);
  });

  it('a deleted account keeps no settings', async () => {
    const person = await w.person('user');
    await inOrder<{ status: number }>(w, person, [
      () => person.call(privacy.deleteAccount, { body: { password: person.password } }),
      () => person.call(sessions.saveSettings, { body: { ...defaultSettings } }),
    ]);
    const { rows } = await w.db.execute(sql`select settings from users where id = ${person.user.id}`);
    expect(rows).toEqual([{ settings: null }]);
  });
});
