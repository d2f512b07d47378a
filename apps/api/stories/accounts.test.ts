import {
  activateUser,
  forgotPassword,
  listDiallingCountries,
  resendActivation,
  resetPassword,
} from '@udaya/contract/accounts';
import { getCaptcha, getSession } from '@udaya/contract/identity';
import { listNotifications } from '@udaya/contract/notifications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailed.ts';
import { makeUser } from '../src/demo/make.ts';
import { newPassword, register as registerIn } from '../testing/registration.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
  await w.startWorkers();
});
afterAll(async () => w.close());

const user = { userType: 'USER' };
const password = newPassword;
const register = (change: Record<string, unknown> = {}) => registerIn(w, change);

async function activated() {
  const { sent } = await register();
  const token = tokenIn(await w.mailTo(sent.email), '/activate-user');
  expect((await w.call(activateUser, { query: { token } })).body.status).toBe('activated');
  return { ...sent, token };
}

describe('registering', () => {
  it('makes an account that its mailed link activates, and that can then log in', async () => {
    const { sent, answer } = await register();
    expect([answer.status, answer.body.message, answer.body.email]).toEqual([
      200,
      'Register user successfull',
      sent.email,
    ]);
    const refused = await w.login(sent.username, password, user);
    expect([refused.status, refused.failure.code]).toEqual([403, 'login.not_activated']);
    const mail = await w.mailTo(sent.email);
    expect(mail.subject).toBe('Activate your account at Udaya');
    expect(mail.text).toContain(sent.username);
    const token = tokenIn(mail, '/activate-user');
    expect((await w.call(activateUser, { query: { token } })).body).toEqual({
      message: 'Your account is activated',
      status: 'activated',
    });
    expect((await w.login(sent.username, password, user)).status).toBe(200);
    expect((await w.call(activateUser, { query: { token } })).body.status).toBe('already-active');
  });

  it('takes names of every script', async () => {
    for (const [firstName, lastName] of [
      ['கயல்விழி', 'சுந்தரம்'],
      ['राम', 'शर्मा'],
      ['ரவி', ''],
      ['Zoë 2', 'Müller'],
    ]) {
      expect((await register({ firstName, lastName })).answer.status).toBe(200);
    }
  });

  const faults: [string, Record<string, unknown>, string, string][] = [
    ['no first name', { firstName: ' ' }, 'firstName', 'Please enter a first name'],
    [
      'a sign in the first name',
      { firstName: 'Me_na' },
      'firstName',
      'First name can only contain aphanumeric and space',
    ],
    ['a first name of two', { firstName: 'Jo' }, 'firstName', 'First name must have minimum 3 characters.'],
    [
      'a first name of 31',
      { firstName: 'a'.repeat(31) },
      'firstName',
      'First name must not be greater than 30 characters.',
    ],
    [
      'a sign in the last name',
      { lastName: "O'Neil" },
      'lastName',
      'Last name can only contain aphanumeric and space',
    ],
    [
      'a last name of 31',
      { lastName: 'க'.repeat(31) },
      'lastName',
      'Last name must not be greater than 30 characters.',
    ],
    ['no address', { address1: '' }, 'address1', 'Please enter a address'],
    ['a short address', { address1: '12 Street' }, 'address1', 'Address must have minimum 10 characters.'],
    ['no city', { city: '' }, 'city', 'Please enter a city'],
    ['no state', { state: '' }, 'state', 'Please enter a state'],
    ['a country of fantasy', { country: 'Atlantis' }, 'country', 'Please select a country'],
    ['no mobile', { mobile: '' }, 'mobile', 'Please enter mobile.'],
    ['a mobile of 7', { mobile: '1234567' }, 'mobile', 'Please enter a valid mobile.'],
    ['a mobile of 12', { mobile: '123456789012' }, 'mobile', 'Please enter a valid mobile.'],
    ['letters in the mobile', { mobile: '98765abcde' }, 'mobile', 'Please enter a valid mobile.'],
    ['no dialling code', { dailingCode: '' }, 'dailingCode', 'Please select a country code'],
    ['a dialling code of nobody', { dailingCode: '+999' }, 'dailingCode', 'Please select a country code'],
    [
      'an Aadhaar number of 11',
      { aadharNumber: '12345678901' },
      'aadharNumber',
      'Please enter a valid 12 digit aadhar number',
    ],
    [
      'a passport number of 2',
      { passportNumber: 'M1' },
      'passportNumber',
      'Please enter a valid passport number',
    ],
    [
      'a passport number of 10',
      { passportNumber: 'M123456789' },
      'passportNumber',
      'Please enter a valid passport number',
    ],
    ['no address of mail', { email: '' }, 'email', 'Please enter a vaild email'],
    ['half an address of mail', { email: 'meena@' }, 'email', 'Please enter a vaild email'],
    ['no username', { username: '' }, 'username', 'Please enter a username'],
    ['a space in the username', { username: 'meena s1' }, 'username', 'Username cannot contain space'],
    [
      'a username beginning with a sign',
      { username: '_meena1' },
      'username',
      'Username cannot contain space',
    ],
    ['a username of 5', { username: 'meena' }, 'username', 'Username must have minimum 6 characters.'],
    [
      'a username of 31',
      { username: 'm'.repeat(31) },
      'username',
      'Username must not be greater than 30 characters.',
    ],
    ['no password', { password: '', confirmPassword: '' }, 'password', 'Please enter a password.'],
    [
      'a password of 5',
      { password: 'river', confirmPassword: 'river' },
      'password',
      'Password must have minimum 6 characters.',
    ],
    [
      'a password of 31',
      { password: 'r'.repeat(31), confirmPassword: 'r'.repeat(31) },
      'password',
      'Password must not be greater than 30 characters.',
    ],
    [
      'two passwords',
      { confirmPassword: 'river-lamp-43' },
      'confirmPassword',
      'Password and confirm password must be same.',
    ],
    ['one password', { confirmPassword: '' }, 'confirmPassword', 'Please confirm your password.'],
    ['no captcha', { userCaptcha: '' }, 'userCaptcha', 'Please enter your Captcha'],
  ];
  it.each(faults)('with %s is refused on the field', async (_what, change, path, message) => {
    const { answer } = await register(change);
    expect(answer.status).toBe(400);
    expect(answer.failure.errors?.find((one) => one.path === path)?.message).toBe(message);
  });

  it('with a password that others would guess is refused with advice', async () => {
    for (const [bad, words] of [
      ['password123', 'Many people use'],
      ['Sunshine2024', 'Many people use'],
      ['Sundaram99', 'holds your name'],
      ['1newcomer1', 'holds your name'],
    ]) {
      const { answer } = await register({ password: bad, confirmPassword: bad, username: 'newcomer-x' });
      expect(answer.failure.errors).toEqual([
        { path: 'password', message: expect.stringContaining(words ?? '') },
      ]);
    }
  });

  it('takes passwords of 6 and of 30 characters of any script, whole', async () => {
    for (const long of ['மழைநாள', '🌧️☀️🌙⭐', `x${'é1'.repeat(14)}z`]) {
      const { sent, answer } = await register({ password: long, confirmPassword: long });
      expect(answer.status).toBe(200);
      await w.db.execute(sql`update users set status = 'ACTIVE' where username = ${sent.username}`);
      expect((await w.login(sent.username, long, user)).status).toBe(200);
      expect((await w.login(sent.username, long.slice(0, -1), user)).status).toBe(401);
    }
  });

  it('with a wrong captcha is refused, and the captcha is spent', async () => {
    const { captchaToken } = (await w.call(getCaptcha)).body;
    const wrong = await register({ captchaToken, userCaptcha: 'WRONG' });
    expect([wrong.answer.status, wrong.answer.failure.message]).toEqual([400, 'Invalid Captcha']);
    expect((await register({ captchaToken })).answer.failure.code).toBe('captcha.invalid');
  });

  it('with a taken username says so, whatever its case', async () => {
    const { sent } = await register();
    const { answer } = await register({ username: sent.username.toUpperCase() });
    expect(answer.failure.errors).toEqual([
      { path: 'username', message: 'This username is taken. Please choose another' },
    ]);
  });

  it('takes nothing from the form but what the form may say', async () => {
    const { sent } = await register({ role: 'productAdmin', status: 'ACTIVE', groupId: 'x', id: 'mine' });
    const { rows } = await w.db.execute(
      sql`select role, status, group_id from users where username = ${sent.username}`,
    );
    expect(rows).toEqual([{ role: 'user', status: 'PENDING', group_id: null }]);
  });

  it('keeps four digits of the Aadhaar number and a sealed passport number, and logs neither', async () => {
    const { sent } = await register({ aadharNumber: '987654321234', passportNumber: 'm7654321' });
    const { rows } = await w.db.execute(sql`select * from users where username = ${sent.username}`);
    expect(rows[0]).toMatchObject({ aadhaar_given: true, aadhaar_last_four: '1234' });
    expect(
      JSON.stringify(rows[0], (_key, value) => (Buffer.isBuffer(value) ? value.toString('latin1') : value)),
    ).not.toMatch(/987654321234|m7654321/i);
    expect(w.logLines.join('')).not.toMatch(/987654321234|7654321|Sundaram|river-lamp/);
  });
});

describe('an address that has an account', () => {
  it('is told to its owner and not to whoever asks', async () => {
    const owner = await activated();
    const fresh = await register();
    const taken = await register({ email: owner.email.toUpperCase() });
    expect(taken.answer.status).toBe(200);
    const shape = (answer: typeof taken.answer) => ({
      ...answer.body,
      email: '',
      pendingToken: answer.body.pendingToken.split('.').map((part) => part.length),
    });
    expect(shape(taken.answer)).toEqual(shape(fresh.answer));
    await w.letMailPausePass();
    await register({ email: owner.email });
    const mail = await w.mailTo(owner.email, 'already');
    expect(mail.text).toContain(owner.username);
    expect(mail.text).toContain('/forgot-password');
    expect(mail.text).not.toContain('/activate-user/');
  });

  it('cannot be told by what follows: the username is taken, the login waits, a new mail is promised', async () => {
    const owner = await activated();
    const taken = await register({ email: owner.email });
    const fresh = await register();
    const after = async ({ sent, answer }: typeof taken) => {
      await w.letMailPausePass();
      const login = await w.login(sent.username, password, user);
      const again = await w.call(resendActivation, { body: { pendingToken: answer.body.pendingToken } });
      const twice = (await register({ username: sent.username })).answer;
      return [login.status, login.failure.code, again.status, again.body.message, twice.failure.errors];
    };
    expect(await after(taken)).toEqual(await after(fresh));
  });
});

describe('an activation link', () => {
  it('that is made up is refused; one that ran out leads on to a new one', async () => {
    const madeUp = await w.call(activateUser, { query: { token: `act_${'x'.repeat(43)}` } });
    expect([madeUp.status, madeUp.failure.code]).toEqual([400, 'link.invalid']);
    const { sent } = await register();
    const token = tokenIn(await w.mailTo(sent.email), '/activate-user');
    await w.db.execute(sql`update one_time_tokens set expires_at = now() - interval '1 second'`);
    const late = await w.call(activateUser, { query: { token } });
    expect([late.status, late.failure.code]).toEqual([410, 'link.expired']);
    const { pendingToken } = late.failure as { pendingToken?: string };
    await w.letMailPausePass();
    expect((await w.call(resendActivation, { body: { pendingToken } })).status).toBe(200);
    const again = await w.mailTo(sent.email, 'new activation link');
    expect(
      (await w.call(activateUser, { query: { token: tokenIn(again, '/activate-user') } })).body.status,
    ).toBe('activated');
    expect((await w.call(activateUser, { query: { token } })).body.status).toBe('already-active');
  });

  it('no longer works after a newer one was sent', async () => {
    const { sent, answer } = await register();
    const old = tokenIn(await w.mailTo(sent.email), '/activate-user');
    await w.letMailPausePass();
    await w.call(resendActivation, { body: { pendingToken: answer.body.pendingToken } });
    await w.mailTo(sent.email, 'new activation link');
    expect((await w.call(activateUser, { query: { token: old } })).failure.code).toBe('link.expired');
    expect((await w.login(sent.username, password, user)).failure.code).toBe('login.not_activated');
  });

  it('visited many times at once activates once', async () => {
    const { sent } = await register();
    const token = tokenIn(await w.mailTo(sent.email), '/activate-user');
    const answers = await Promise.all([1, 2, 3, 4].map(() => w.call(activateUser, { query: { token } })));
    expect(answers.map(({ body }) => body.status).sort()).toEqual([
      'activated',
      'already-active',
      'already-active',
      'already-active',
    ]);
  });

  it('opens nothing else', async () => {
    const { sent } = await register();
    const token = tokenIn(await w.mailTo(sent.email), '/activate-user');
    const answer = await w.call(resetPassword, {
      body: { token, password: 'other-lamp-77', confirmPassword: 'other-lamp-77' },
    });
    expect(answer.failure.code).toBe('link.invalid');
  });

  it('is sent again after a login, which tells of the account only for the right password', async () => {
    const { sent } = await register();
    const refused = await w.login(sent.username, 'wrong-password', user);
    expect(refused.failure).not.toHaveProperty('pendingToken');
    const led = await w.login(sent.username, password, user);
    const { pendingToken } = led.failure as { pendingToken?: string };
    await w.letMailPausePass();
    await w.call(resendActivation, { body: { pendingToken } });
    expect(tokenIn(await w.mailTo(sent.email, 'new activation link'), '/activate-user')).toBeTruthy();
  });

  it('goes to another address when the first one was wrong', async () => {
    const { sent, answer } = await register();
    const first = tokenIn(await w.mailTo(sent.email), '/activate-user');
    const { pendingToken } = answer.body;
    await w.letMailPausePass();
    expect(
      (await w.call(resendActivation, { body: { pendingToken, email: 'better@udaya.example' } })).status,
    ).toBe(200);
    const token = tokenIn(await w.mailTo('better@udaya.example'), '/activate-user');
    expect((await w.call(activateUser, { query: { token: first } })).failure.code).toBe('link.expired');
    expect((await w.call(activateUser, { query: { token } })).body.status).toBe('activated');
    await w.letMailPausePass();
    // An account that is active no longer moves.
    await w.call(resendActivation, { body: { pendingToken, email: 'thief@udaya.example' } });
    expect(await w.allMailTo('thief@udaya.example')).toEqual([]);
  });

  it('that went to a mistyped address brings nobody the account, once it has moved', async () => {
    const { sent, answer } = await register();
    const dead = tokenIn(await w.mailTo(sent.email), '/activate-user');
    const { pendingToken: own } = answer.body;
    await w.call(resendActivation, { body: { pendingToken: own, email: 'owner@udaya.example' } });
    const { pendingToken } = (await w.call(activateUser, { query: { token: dead } })).failure as {
      pendingToken?: string;
    };
    await w.letMailPausePass();
    const theft = await w.call(resendActivation, { body: { pendingToken, email: 'thief@udaya.example' } });
    expect([theft.status, theft.failure.code]).toEqual([410, 'link.expired']);
    const forged = pendingToken?.replace('.again.', '.move.');
    expect(
      (await w.call(resendActivation, { body: { pendingToken: forged, email: 'thief@udaya.example' } }))
        .status,
    ).toBe(410);
    // What it does allow goes to the owner.
    expect((await w.call(resendActivation, { body: { pendingToken } })).status).toBe(200);
    await expect.poll(async () => (await w.allMailTo('owner@udaya.example')).length).toBe(2);
    expect(await w.allMailTo('thief@udaya.example')).toEqual([]);
  });

  it('is mailed to an address once a minute, however often it is entered', async () => {
    const email = 'patient@udaya.example';
    const { pendingToken, retryAfterSeconds } = (await register({ email })).answer.body;
    expect(retryAfterSeconds).toBe(60);
    const again = await w.call(resendActivation, { body: { pendingToken } });
    expect([again.status, again.failure.code]).toEqual([429, 'mail.cooldown']);
    // Put right at once, so that the address is free for another account: that one waits for its mail.
    const elsewhere = { pendingToken, email: 'elsewhere@udaya.example' };
    expect((await w.call(resendActivation, { body: elsewhere })).status).toBe(200);
    expect((await w.call(resendActivation, { body: elsewhere })).failure.code).toBe('mail.cooldown');
    const second = await register({ email });
    await w.mailTo(elsewhere.email, 'new activation link');
    expect(await w.allMailTo(email)).toHaveLength(1);
    await w.letMailPausePass();
    await w.call(resendActivation, { body: { pendingToken: second.answer.body.pendingToken } });
    await w.mailTo(email, 'new activation link');
    expect(await w.allMailTo(email)).toHaveLength(2);
  });

  it('is not sent for a pending token that was changed', async () => {
    const { answer } = await register();
    const [id, power, ends, signature] = answer.body.pendingToken.split('.');
    const other = await activated();
    const { rows } = await w.db.execute(sql`select id from users where username = ${other.username}`);
    for (const pendingToken of [
      `${id}.${power}.zzzzzzzz.${signature}`,
      `${id}.again.${ends}.${signature}`,
      `${String(rows[0]?.id)}.${power}.${ends}.${signature}`,
      'x',
      '..',
    ]) {
      expect((await w.call(resendActivation, { body: { pendingToken } })).failure.code).toBe('link.expired');
    }
  });
});

describe('asking by an address', () => {
  it.each([
    ['for an activation link', resendActivation],
    ['for a new password', forgotPassword],
  ])('%s is answered the same, known or not', async (_what, route) => {
    const pending = (await register()).sent;
    const active = await activated();
    await w.letMailPausePass();
    const disabled = await makeUser(w.db, w.passwords, { role: 'user', status: 'DISABLED', password });
    const emails = [pending.email, active.email, disabled.email, 'nobody@udaya.example'];
    const answers = await Promise.all(emails.map((email) => w.call(route, { body: { email } })));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.body.retryAfterSeconds).toBe(60);
    const soon = await Promise.all(
      emails.map((email) => w.call(route, { body: { email: email.toUpperCase() } })),
    );
    expect(soon.map(({ status, failure }) => [status, failure.code])).toEqual(
      emails.map(() => [429, 'mail.cooldown']),
    );
    for (const { headers } of soon) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await w.allMailTo('nobody@udaya.example')).toEqual([]);
    expect(await w.allMailTo(disabled.email)).toEqual([]);
  });

  it('waits only for mails of the same kind', async () => {
    const { email } = (await register()).sent;
    expect((await w.call(resendActivation, { body: { email } })).failure.code).toBe('mail.cooldown');
    expect((await w.call(forgotPassword, { body: { email } })).status).toBe(200);
    expect((await w.call(forgotPassword, { body: { email } })).failure.code).toBe('mail.cooldown');
  });

  it('needs an address', async () => {
    expect((await w.call(forgotPassword, { body: { email: 'x' } })).failure.errors).toEqual([
      { path: 'email', message: 'Please enter your valid email' },
    ]);
    expect((await w.call(resendActivation, { body: {} })).status).toBe(400);
  });

  it('keeps no address in clear', async () => {
    const idle = await world();
    try {
      await idle.call(forgotPassword, { body: { email: 'secret-person@udaya.example' } });
      const { rows } = await idle.db.execute(
        sql`select encode(sealed, 'escape') as text from address_requests`,
      );
      expect(rows).toHaveLength(1);
      const { rows: jobs } = await idle.db.execute(
        sql`select data::text as text from pgboss.job where name = 'answer-address'`,
      );
      expect(JSON.stringify([rows, jobs])).not.toContain('secret-person');
    } finally {
      await idle.close();
    }
  });
});

describe('a forgotten password', () => {
  async function mailedReset(email: string): Promise<string> {
    await w.letMailPausePass();
    await w.call(forgotPassword, { body: { email } });
    // The latest: an earlier one may be there already.
    const mails = await w.allMailTo(email);
    const mail = mails.find(({ subject }) => subject.includes('Set a new password'));
    return tokenIn(mail ?? expect.fail('no link came'), '/reset-password');
  }

  it('is replaced by the mailed link, once; sessions end, and the owner is told', async () => {
    const person = await activated();
    const session = await w.login(person.username, password, user);
    const token = await mailedReset(person.email);
    const body = { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' };
    expect((await w.call(resetPassword, { body })).body.message).toContain('new password is set');
    expect((await w.call(getSession, { token: session.body.token })).status).toBe(401);
    expect((await w.login(person.username, password, user)).status).toBe(401);
    expect((await w.login(person.username, 'quiet-harbour-9', user)).status).toBe(200);
    expect((await w.mailTo(person.email, 'was changed')).text).toContain(person.username);
    const twice = await w.call(resetPassword, { body });
    expect([twice.status, twice.failure.code]).toEqual([410, 'link.expired']);
  });

  it('opens at the login of the account, to which its mails lead, too', async () => {
    const admin = await w.person('groupAdmin');
    const token = await mailedReset(admin.user.email);
    const body = { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' };
    expect((await w.call(resetPassword, { body })).body.userType).toBe('GROUP');
    expect((await w.mailTo(admin.user.email, 'was changed')).text).toContain('/forgot-password?door=GROUP');
    await w.letMailPausePass();
    await register({ email: admin.user.email });
    expect((await w.mailTo(admin.user.email, 'already')).text).toContain(`${w.origin}/enterprise/login`);
  });

  it('keeps its link when the new one is refused', async () => {
    const person = await activated();
    const token = await mailedReset(person.email);
    const weak = await w.call(resetPassword, {
      body: { token, password: 'password1', confirmPassword: 'password1' },
    });
    expect(weak.failure.errors?.[0]?.path).toBe('password');
    const differs = await w.call(resetPassword, {
      body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-8' },
    });
    expect(differs.failure.errors).toEqual([
      { path: 'confirmPassword', message: 'Password and confirm password must be same.' },
    ]);
    expect(
      (
        await w.call(resetPassword, {
          body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' },
        })
      ).status,
    ).toBe(200);
  });

  it('cannot be replaced after half an hour, by an older link, or by two at once', async () => {
    const person = await activated();
    const first = await mailedReset(person.email);
    await w.letMailPausePass();
    await w.db.execute(sql`update mails set created_at = created_at - interval '1 minute'`);
    await w.call(forgotPassword, { body: { email: person.email } });
    await w.allMailTo(person.email);
    const mails = (await w.allMailTo(person.email)).filter(({ subject }) => subject.includes('Set a new'));
    const second =
      mails.map((mail) => tokenIn(mail, '/reset-password')).find((token) => token !== first) ?? '';
    const body = (token: string) => ({
      token,
      password: 'quiet-harbour-9',
      confirmPassword: 'quiet-harbour-9',
    });
    expect((await w.call(resetPassword, { body: body(first) })).failure.code).toBe('link.expired');
    const both = await Promise.all([1, 2].map(() => w.call(resetPassword, { body: body(second) })));
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 410]);
    const third = await mailedReset(person.email);
    await w.db.execute(
      sql`update one_time_tokens set expires_at = created_at + interval '30 minutes' - interval '31 minutes'`,
    );
    expect((await w.call(resetPassword, { body: body(third) })).failure.code).toBe('link.expired');
  });

  it('of an account that waits is replaced and activates it', async () => {
    const { sent } = await register();
    const token = await mailedReset(sent.email);
    await w.call(resetPassword, {
      body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' },
    });
    expect((await w.login(sent.username, 'quiet-harbour-9', user)).status).toBe(200);
  });
});

describe('an account that is locked', () => {
  it('gets a link by mail, and its new password lifts the lock', async () => {
    const person = await activated();
    await w.login(person.username, 'wrong-one', user);
    await w.db.execute(sql`update login_tries set failures = 99, wait_until = now() where failures = 1`);
    expect((await w.login(person.username, 'wrong-one', user)).status).toBe(401);
    await w.db.execute(sql`update login_tries set wait_until = now()`);
    expect((await w.login(person.username, password, user)).failure.code).toBe('login.bad_credentials');
    const token = tokenIn(await w.mailTo(person.email, 'locked'), '/reset-password');
    await w.call(resetPassword, {
      body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' },
    });
    const { token: session } = (await w.login(person.username, 'quiet-harbour-9', user)).body;
    expect(
      (await w.allMailTo(person.email)).filter(({ subject }) => subject.includes('locked')),
    ).toHaveLength(1);
    const { notifications } = (await w.call(listNotifications, { token: session })).body;
    expect(notifications.map(({ kind }) => kind)).toEqual(['security.password', 'security.locked']);
  });
});

describe('the countries', () => {
  it('come with their dialling codes, India first', async () => {
    const { body } = await w.call(listDiallingCountries);
    expect(body[0]).toEqual({ name: 'India', pcode: '+91', code: 'IN' });
    expect(body.length).toBeGreaterThanOrEqual(240);
    expect(body.find(({ code }) => code === 'GB')?.pcode).toBe('+44');
    for (const { name, pcode, code } of body)
      expect([name.length > 0, /^\+\d{1,7}$/.test(pcode), /^[A-Z]{2}$/.test(code)]).toEqual([
        true,
        true,
        true,
      ]);
  });
});

describe('limits', () => {
  it('hold for everybody without a login, by the address they come from', async () => {
    const narrow = await world({ ACCOUNT_REQUESTS_PER_ADDRESS: '2' });
    try {
      const ask = (n: number) => narrow.call(forgotPassword, { body: { email: `one-${n}@udaya.example` } });
      expect([(await ask(1)).status, (await ask(2)).status, (await ask(3)).status]).toEqual([200, 200, 429]);
    } finally {
      await narrow.close();
    }
  });
});
