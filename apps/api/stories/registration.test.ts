import { accounts } from '@udaya/contract/accounts';
import { captchas } from '@udaya/contract/captcha';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailed.ts';
import { newPassword, registerActive, register as registerIn } from '../testing/registration.ts';
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
    expect(mail.subject).toBe('Activate your Udaya account');
    expect(mail.text).toContain(sent.username);
    const token = tokenIn(mail, '/activate-user');
    expect((await w.call(accounts.activate, { query: { token } })).body).toEqual({
      message: 'Your account is activated',
      status: 'activated',
      username: sent.username,
    });
    expect((await w.login(sent.username, password, user)).status).toBe(200);
    // A link that was used may stand in the history of a browser: it tells nobody whose account it was.
    expect((await w.call(accounts.activate, { query: { token } })).body).toEqual({
      message: 'Your account is already active',
      status: 'already-active',
      username: null,
    });
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

  it('with a password that others would guess is told so, with advice', async () => {
    const guessable = [
      ['password123', 'Many people use'],
      ['Sunshine2024', 'Many people use'],
      ['Sundaram99', 'contains your name'],
      ['1newcomer1', 'contains your name'],
      ['Tirunelveli7', 'contains your name'],
      ['tamil-nadu-26', 'contains your name'],
      ['9876543210', 'contains your name'],
      ['+919876543210', 'contains your name'],
      ['98765-43210', 'contains your name'],
      ['Udaya-demo-2026', 'uses words that others would try'],
      ['Udaya@2026', 'uses words that others would try'],
      ['Chennai123', 'Many people use'],
      ['Madurai2026', 'uses words that others would try'],
    ];
    for (const [index, [bad, words]] of guessable.entries()) {
      const username = `newcomer-${index}`;
      const { answer } = await register({ password: bad, confirmPassword: bad, username });
      expect([answer.status, answer.body.passwordWarning]).toEqual([
        200,
        expect.stringContaining(words ?? ''),
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
    const { captchaToken } = (await w.call(captchas.draw)).body;
    const wrong = await register({ captchaToken, userCaptcha: 'WRONG' });
    expect([wrong.answer.status, wrong.answer.failure.message]).toEqual([400, 'Invalid Captcha']);
    expect((await register({ captchaToken })).answer.failure.code).toBe('captcha.invalid');
  });

  it('with a taken username says so, whatever its case', async () => {
    const { sent } = await register();
    const { answer } = await register({ username: sent.username.toUpperCase() });
    expect(answer.failure.errors).toEqual([
      { path: 'username', message: 'This username is already in use. Please choose another' },
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
    const owner = await registerActive(w);
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
    const owner = await registerActive(w);
    const taken = await register({ email: owner.email });
    const fresh = await register();
    const after = async ({ sent, answer }: typeof taken) => {
      await w.letMailPausePass();
      const login = await w.login(sent.username, password, user);
      const again = await w.call(accounts.resendActivation, {
        body: { pendingToken: answer.body.pendingToken },
      });
      const twice = (await register({ username: sent.username })).answer;
      return [login.status, login.failure.code, again.status, again.body.message, twice.failure.errors];
    };
    expect(await after(taken)).toEqual(await after(fresh));
  });
});

describe('the countries', () => {
  it('come with their dialling codes, India first', async () => {
    const { body } = await w.call(accounts.listCountries);
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
