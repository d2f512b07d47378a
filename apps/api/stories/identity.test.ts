import { captchas } from '@udaya/contract/captcha';
import { sessions } from '@udaya/contract/sessions';
import { defaultSettings } from '@udaya/core/identity/interface-settings';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeGroup } from '../src/demo/make.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());

const user = { userType: 'USER' };

describe('logging in', () => {
  it('works for each kind of user through its own portal', async () => {
    const parent = await w.person('user');
    const session = await parent.call(sessions.read);
    expect(session.status).toBe(200);
    for (const word of ['bearer', 'BEARER']) {
      const headers = { authorization: `${word} ${parent.token}` };
      expect((await w.call(sessions.read, { headers })).status).toBe(200);
    }
    expect(session.body).toMatchObject({
      username: parent.user.username,
      role: 'user',
      authorities: ['ROLE_ASTRO_REPORTUSER'],
      settings: defaultSettings,
    });
    const admin = await w.person('productAdmin');
    expect((await admin.call(sessions.read)).body.authorities).toEqual(['ROLE__ASTRO_PRODUCTADMIN']);
    const branchAdmin = await w.person('branchAdmin');
    expect((await branchAdmin.call(sessions.read)).body).toMatchObject({
      authorities: ['ROLE_GRP_BRANCH_ADMIN'],
      groupType: 'NGO',
      branchName: 'North',
    });
  });

  it('takes the username without regard to case', async () => {
    const parent = await w.person('user', { username: 'Case-Person' });
    expect((await w.login('case-PERSON', parent.password, user)).status).toBe(200);
  });

  it('refuses a wrong password, an unknown user, a wrong portal and a wrong code alike', async () => {
    const parent = await w.person('user');
    const group = await makeGroup(w.db);
    const member = await w.account('groupUser', {
      password: 'secret-one',
      groupId: group.id,
    });
    const answers = [
      await w.login(parent.user.username, 'wrong-password', user),
      await w.login('nobody-at-all', 'wrong-password', user),
      await w.login(parent.user.username, parent.password, { userType: 'PRODUCT_ADMIN' }),
      await w.login(member.username, 'secret-one', { userType: 'GROUP', groupCode: 'WRONG' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.failure).toEqual({
        message: 'Bad credentials',
        code: 'login.bad_credentials',
        requestId: expect.any(String),
      });
    }
  });

  it('tells of an inactive account only after the right password', async () => {
    const pending = await w.account('user', {
      status: 'PENDING',
      password: 'right-one',
    });
    expect((await w.login(pending.username, 'wrong-one', user)).failure.code).toBe('login.bad_credentials');
    const answer = await w.login(pending.username, 'right-one', user);
    expect([answer.status, answer.failure.code]).toEqual([403, 'login.not_activated']);
    const disabled = await w.account('user', {
      status: 'DISABLED',
      password: 'right-one',
    });
    expect((await w.login(disabled.username, 'right-one', user)).failure.code).toBe('login.disabled');
  });

  it('names the empty fields', async () => {
    const answer = await w.call(sessions.logIn, {
      body: { username: ' ', password: '', userType: 'USER', captchaToken: 'x', userCaptcha: '' },
    });
    expect(answer.status).toBe(400);
    expect(answer.failure.errors).toEqual([
      { path: 'username', message: 'Please enter your username' },
      { path: 'password', message: 'Please enter your password' },
      { path: 'userCaptcha', message: 'Please enter your Captcha' },
    ]);
  });
});

describe('the captcha', () => {
  const attempt = (captchaToken: string, userCaptcha: string) =>
    w.call(sessions.logIn, {
      body: { username: 'somebody', password: 'something', userType: 'USER', captchaToken, userCaptcha },
    });

  it('is a picture, and a new one each time', async () => {
    const [one, two] = [await w.call(captchas.draw), await w.call(captchas.draw)];
    expect(Buffer.from(one.body.captchaImage, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(one.body.captchaToken).not.toBe(two.body.captchaToken);
    expect(one.headers.get('cache-control')).toBe('no-store');
  });

  it('is spent on the first try, right or wrong', async () => {
    const { captchaToken } = (await w.call(captchas.draw)).body;
    const wrong = await attempt(captchaToken, 'WRONG');
    expect([wrong.status, wrong.failure.message]).toEqual([400, 'Invalid Captcha']);
    expect((await attempt(captchaToken, w.captchaAnswer)).failure.code).toBe('captcha.invalid');
  });

  it('expires', async () => {
    const { captchaToken } = (await w.call(captchas.draw)).body;
    await w.db.execute(sql`update captchas set expires_at = now() - interval '1 second'`);
    expect((await attempt(captchaToken, w.captchaAnswer)).failure.code).toBe('captcha.invalid');
  });

  it('is taken without regard to case and spaces', async () => {
    const { captchaToken } = (await w.call(captchas.draw)).body;
    expect((await attempt(captchaToken, ' rqk 42')).failure.code).toBe('login.bad_credentials');
  });

  it('is taken with what its characters are easily taken for, and with nothing else', async () => {
    for (const [given, code] of [
      ['poj4z', 'login.bad_credentials'],
      ['rqk43', 'captcha.invalid'],
      ['rqk4', 'captcha.invalid'],
      ['', 'request.invalid'],
    ]) {
      const { captchaToken } = (await w.call(captchas.draw)).body;
      expect((await attempt(captchaToken, given ?? '')).failure.code).toBe(code);
    }
  });
});

describe('the throttle', () => {
  it('makes a username wait after five failures, whether anybody bears it or not', async () => {
    for (let n = 0; n < 5; n++) expect((await w.login('hammered', 'x', user)).status).toBe(401);
    const answer = await w.login('HAMMERED', 'x', user);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(20);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  });

  it('holds for tries at the same moment', async () => {
    const parent = await w.person('user');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => w.login(parent.user.username, 'x', user)),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
  });

  it('knows a name by each spelling that the database knows', async () => {
    const parent = await w.person('user', { username: 'spelling-variant' });
    for (let n = 0; n < 5; n++) await w.login(parent.user.username, 'x', user);
    expect((await w.login('spellİng-varİant', 'x', user)).status).not.toBe(200);
    expect((await w.login('SPELLING-VARIANT', parent.password, user)).status).toBe(429);
  });

  it('forgets the failures after a success', async () => {
    const parent = await w.person('user');
    for (let n = 0; n < 4; n++) await w.login(parent.user.username, 'x', user);
    expect((await w.login(parent.user.username, parent.password, user)).status).toBe(200);
    for (let n = 0; n < 4; n++) expect((await w.login(parent.user.username, 'x', user)).status).toBe(401);
  });

  it('opens a locked account to no password', async () => {
    const parent = await w.person('user');
    await w.login(parent.user.username, 'x', user);
    await w.db.execute(sql`update login_tries set failures = 100, wait_until = now() where failures = 1`);
    expect((await w.login(parent.user.username, parent.password, user)).failure.code).toBe(
      'login.bad_credentials',
    );
  });
});

describe('the session', () => {
  it('ends with the logout', async () => {
    const parent = await w.person('user');
    expect((await parent.call(sessions.logOut)).body).toEqual({ message: 'You are logged out' });
    const after = await parent.call(sessions.read);
    expect([after.status, after.failure.code]).toEqual([401, 'session.missing']);
  });

  it('ends after two idle hours and after twelve in any case', async () => {
    const idle = await w.person('user');
    await w.db.execute(
      sql`update sessions set last_seen_at = now() - interval '121 minutes' where user_id = ${idle.user.id}`,
    );
    expect((await idle.call(sessions.read)).status).toBe(401);
    const old = await w.person('user');
    await w.db.execute(
      sql`update sessions set created_at = now() - interval '721 minutes' where user_id = ${old.user.id}`,
    );
    expect((await old.call(sessions.read)).status).toBe(401);
  });

  it('says with every answer how long it lasts unused, which it notes once a minute', async () => {
    const parent = await w.person('user');
    const left = async (seenBefore: string) => {
      await w.db.execute(
        sql`update sessions set last_seen_at = now() - ${seenBefore}::interval where user_id = ${parent.user.id}`,
      );
      return Number((await parent.call(sessions.read)).headers.get('session-idle-seconds'));
    };
    expect(await left('0 seconds')).toBeGreaterThan(7190);
    const unnoted = await left('40 seconds');
    expect(unnoted).toBeGreaterThan(7140);
    expect(unnoted).toBeLessThanOrEqual(7160);
    expect(await left('100 minutes')).toBe(7200);
    await w.db.execute(
      sql`update sessions set created_at = now() - interval '11 hours 59 minutes' where user_id = ${parent.user.id}`,
    );
    expect(await left('0 seconds')).toBeLessThanOrEqual(60);
    expect((await w.call(sessions.read)).headers.get('session-idle-seconds')).toBeNull();
  });

  it('ends when the account is disabled', async () => {
    const parent = await w.person('user');
    await w.db.execute(sql`update users set status = 'DISABLED' where id = ${parent.user.id}`);
    expect((await parent.call(sessions.read)).status).toBe(401);
  });

  it('stays ended when the account is enabled again, and ends with a change of role', async () => {
    const [parent, other, admin] = [
      await w.person('user'),
      await w.person('user'),
      await w.person('branchAdmin'),
    ];
    await w.db.execute(sql`update users set status = 'DISABLED' where id = ${parent.user.id}`);
    await w.db.execute(sql`update users set status = 'ACTIVE' where id = ${parent.user.id}`);
    await w.db.execute(sql`update users set role = 'groupUser' where id = ${admin.user.id}`);
    for (const ended of [parent, admin]) {
      const answer = await ended.call(sessions.read);
      expect([answer.status, answer.failure.code]).toEqual([401, 'session.missing']);
    }
    expect((await other.call(sessions.read)).status).toBe(200);
    expect((await w.login(parent.user.username, parent.password, user)).status).toBe(200);
  });

  it('is one of at most ten; the oldest end first', async () => {
    const parent = await w.person('user');
    await w.db.execute(
      sql`update sessions set created_at = now() - interval '1 minute' where user_id = ${parent.user.id}`,
    );
    for (let n = 0; n < 10; n++) await w.login(parent.user.username, parent.password, user);
    expect((await parent.call(sessions.read)).status).toBe(401);
  });

  it('stores no token in clear', async () => {
    const parent = await w.person('user');
    const rows = await w.db.execute(
      sql`select encode(token_hash, 'escape') as stored from sessions where user_id = ${parent.user.id}`,
    );
    expect(String(rows.rows[0]?.stored)).not.toContain(parent.token.slice(4));
  });

  it('keeps how the user likes the interface', async () => {
    const parent = await w.person('user');
    const settings = {
      ...defaultSettings,
      layoutType: 'horizontal',
      topbarTheme: 'dark',
      colourScheme: 'dark',
    };
    expect((await parent.call(sessions.saveSettings, { body: settings })).status).toBe(200);
    expect((await parent.call(sessions.read)).body.settings).toEqual(settings);
    expect(
      (await parent.call(sessions.saveSettings, { body: { ...settings, layoutType: 'diagonal' } })).status,
    ).toBe(400);
  });
});
