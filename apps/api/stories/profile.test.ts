import { profile, accounts } from '@udaya/contract/accounts';
import { notifications } from '@udaya/contract/notifications';
import { sessions } from '@udaya/contract/sessions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailed.ts';
import { type Person, type World, world } from '../testing/world.ts';

let w: World;
beforeAll(async () => {
  w = await world({ PASSWORD_TRIES_PER_USER: '1000' });
  await w.startWorkers();
});
afterAll(async () => w.close());

const user = { userType: 'USER' };

async function personal(person: Person, change: Record<string, unknown> = {}) {
  const body = {
    updateDetail: 'personal',
    firstName: 'Meena',
    lastName: 'Sundaram',
    address1: '12 Temple Street',
    address2: 'Near the tank',
    city: 'Madurai',
    state: 'Tamil Nadu',
    country: 'India',
    countryCode: '+91',
    mobile: '98765432109',
    email: person.user.email,
    aadharNumber: '',
    passportNumber: '',
    currentPassword: person.password,
    ...change,
  };
  return person.call(profile.change, { body });
}

const login = (person: Person, change: Record<string, unknown> = {}) =>
  person.call(profile.change, {
    body: { updateDetail: 'login', password: person.password, newPassword: 'quiet-harbour-9', ...change },
  });

describe('the personal details', () => {
  it('are read and saved, with a mobile number of eleven digits', async () => {
    const person = await w.person('user');
    const answer = await personal(person);
    expect([answer.status, answer.body.message]).toEqual([200, 'Profile updation successfull']);
    const { body } = await person.call(profile.read);
    expect(body).toEqual(answer.body.profile);
    expect(body).toMatchObject({
      username: person.user.username,
      firstName: 'Meena',
      address2: 'Near the tank',
      city: 'Madurai',
      mobile: '98765432109',
      countryCode: '+91',
      pendingEmail: null,
    });
    expect((await person.call(sessions.read)).body.firstName).toBe('Meena');
  });

  const faults: [string, Record<string, unknown>, string, string][] = [
    ['no first name', { firstName: '' }, 'firstName', 'Please enter a first name'],
    ['a short address', { address1: 'Short' }, 'address1', 'Address must have minimum 10 characters.'],
    ['a mobile of 7', { mobile: '1234567' }, 'mobile', 'Please enter a valid mobile.'],
    ['a mobile of 12', { mobile: '123456789012' }, 'mobile', 'Please enter a valid mobile.'],
    ['no dialling code', { countryCode: '' }, 'countryCode', 'Please select a country code'],
    [
      'a masked Aadhaar number',
      { aadharNumber: 'XXXX XXXX 1234' },
      'aadharNumber',
      'Please enter a valid 12 digit aadhar number',
    ],
    [
      'a long passport number',
      { passportNumber: 'M123456789' },
      'passportNumber',
      'Please enter a valid passport number',
    ],
    ['half an email address', { email: 'meena@' }, 'email', 'Please enter a vaild email'],
    ['neither tab', { updateDetail: 'everything' }, 'updateDetail', 'Please check this value'],
  ];
  it.each(faults)('with %s are refused on the field', async (_what, change, path, message) => {
    const person = await w.person('user');
    const answer = await personal(person, change);
    expect([answer.status, answer.failure.errors]).toEqual([400, [{ path, message }]]);
  });

  it('never change what a profile may not say', async () => {
    const person = await w.person('user');
    await personal(person, {
      username: 'somebody-else',
      role: 'productAdmin',
      status: 'DISABLED',
      groupId: 'x',
    });
    const { rows } = await w.db.execute(
      sql`select username, role, status from users where id = ${person.user.id}`,
    );
    expect(rows).toEqual([{ username: person.user.username, role: 'user', status: 'ACTIVE' }]);
  });

  it('belong to consumers: other roles have no such profile', async () => {
    const admin = await w.person('groupAdmin');
    expect((await admin.call(profile.read)).status).toBe(403);
    expect((await personal(admin)).status).toBe(403);
  });
});

describe('the identity numbers', () => {
  it('are answered as masks only, kept by an empty text, removed by 0', async () => {
    const person = await w.person('user');
    const given = await personal(person, { aadharNumber: '987654321234', passportNumber: 'm7654321' });
    const masks = {
      aadharNumber: '',
      aadharMasked: 'XXXX XXXX 1234',
      passportNumber: '',
      passportMasked: 'XXXXXX21',
    };
    expect(given.body.profile).toMatchObject(masks);
    expect((await personal(person)).body.profile).toMatchObject(masks);
    const replaced = await personal(person, { aadharNumber: '111122223333' });
    expect(replaced.body.profile).toMatchObject({ ...masks, aadharMasked: 'XXXX XXXX 3333' });
    const removed = await personal(person, { aadharNumber: '0', passportNumber: '0' });
    expect(removed.body.profile).toMatchObject({ aadharMasked: '', passportMasked: '' });
    const { rows } = await w.db.execute(
      sql`select aadhaar_given, aadhaar_last_four, passport_sealed from users where id = ${person.user.id}`,
    );
    expect(rows).toEqual([{ aadhaar_given: false, aadhaar_last_four: null, passport_sealed: null }]);
    expect(w.logLines.join('')).not.toMatch(/987654321234|7654321|111122223333/);
  });

  it('cannot be read after they were moved to another row', async () => {
    const [one, two] = [await w.person('user'), await w.person('user')];
    await personal(one, { passportNumber: 'M7654321' });
    await w.db.execute(
      sql`update users set passport_sealed = (select passport_sealed from users where id = ${one.user.id}) where id = ${two.user.id}`,
    );
    expect((await two.call(profile.read)).body.passportMasked).toBe('XXXXXXXX');
  });
});

describe('another email address', () => {
  it('waits until it is confirmed there; the old one is told', async () => {
    const person = await w.person('user');
    const email = `moved-${person.user.username}@udaya.example`;
    const answer = await personal(person, { email });
    expect(answer.body.profile).toMatchObject({ email: person.user.email, pendingEmail: email });
    expect((await w.mailTo(person.user.email, 'about to change')).text).toContain(email);
    const token = tokenIn(await w.mailTo(email, 'Confirm'), '/confirm-email');
    // Saving other details in the meantime leaves it waiting.
    expect((await personal(person, { city: 'Salem' })).body.profile.pendingEmail).toBe(email);
    expect((await w.call(accounts.confirmEmail, { body: { token } })).body.message).toBe(
      'Your email address is changed',
    );
    expect((await person.call(profile.read)).body).toMatchObject({ email, pendingEmail: null });
    const told = (await person.call(notifications.list)).body.notifications;
    expect(told.map(({ kind }) => kind)).toEqual(['security.email']);
    expect((await w.mailTo(person.user.email, 'was changed')).text).toContain(email);
    expect((await w.call(accounts.confirmEmail, { body: { token } })).status).toBe(200);
    expect((await w.call(accounts.confirmEmail, { body: { token: 'eml_made-up' } })).failure.code).toBe(
      'link.invalid',
    );
  });

  it('that belongs to somebody is answered the same and told to its owner', async () => {
    const [owner, person] = [await w.person('user'), await w.person('user')];
    const answer = await personal(person, { email: owner.user.email });
    expect([answer.status, answer.body.profile.pendingEmail]).toEqual([200, owner.user.email]);
    const mail = await w.mailTo(owner.user.email);
    expect(mail.text).toContain(owner.user.username);
    expect(mail.text).not.toContain('/confirm-email/');
  });

  it('taken by somebody else before it was confirmed stays theirs', async () => {
    const person = await w.person('user');
    const email = `raced-${person.user.username}@udaya.example`;
    await personal(person, { email });
    const token = tokenIn(await w.mailTo(email, 'Confirm'), '/confirm-email');
    await w.person('user', { email });
    expect((await w.call(accounts.confirmEmail, { body: { token } })).failure.code).toBe('link.expired');
    expect((await person.call(profile.read)).body.email).toBe(person.user.email);
  });

  it('needs the password', async () => {
    const person = await w.person('user');
    const needed = 'Please enter your password: the email address opens your account';
    for (const [currentPassword, message] of [
      [undefined, needed],
      ['', needed],
      ['not-the-one', 'This password is not right'],
    ]) {
      const answer = await personal(person, { email: 'thief@udaya.example', currentPassword });
      expect([answer.status, answer.failure.errors]).toEqual([400, [{ path: 'currentPassword', message }]]);
    }
    expect((await person.call(profile.read)).body.pendingEmail).toBeNull();
    expect(await w.allMailTo('thief@udaya.example')).toEqual([]);
  });

  it('may not be asked for again and again, for one address or for many', async () => {
    const person = await w.person('user');
    await personal(person, { email: 'victim-none@udaya.example' });
    // Put right at once, and no more.
    expect((await personal(person, { email: 'victim-one@udaya.example' })).status).toBe(200);
    const again = await personal(person, { email: 'victim-two@udaya.example', city: 'Chennai' });
    expect([again.status, again.failure.code]).toEqual([429, 'mail.cooldown']);
    expect((await person.call(profile.read)).body.city).toBe('Madurai');
    const other = await w.person('user');
    expect((await personal(other, { email: 'victim-one@udaya.example' })).failure.code).toBe('mail.cooldown');
  });

  it('that waits gets its link again, or is given up', async () => {
    const person = await w.person('user');
    const email = `waits-${person.user.username}@udaya.example`;
    const changed = (await personal(person, { email })).body.profile;
    expect(changed.mailAgainSeconds).toBeGreaterThan(50);
    const first = tokenIn(await w.mailTo(email, 'Confirm'), '/confirm-email');
    expect((await person.call(profile.resendConfirmation)).failure.code).toBe('mail.cooldown');
    await w.letMailPausePass();
    expect((await person.call(profile.read)).body.mailAgainSeconds).toBe(0);
    expect((await person.call(profile.resendConfirmation)).body.retryAfterSeconds).toBe(60);
    await expect.poll(async () => (await w.allMailTo(email)).length, { timeout: 15_000 }).toBe(2);
    expect((await w.call(accounts.confirmEmail, { body: { token: first } })).failure.code).toBe(
      'link.expired',
    );
    const second = (await w.allMailTo(email))
      .map((mail) => tokenIn(mail, '/confirm-email'))
      .find((one) => one !== first);
    expect((await person.call(profile.cancelEmailChange)).body.pendingEmail).toBeNull();
    expect((await w.call(accounts.confirmEmail, { body: { token: second ?? '' } })).failure.code).toBe(
      'link.expired',
    );
    expect((await person.call(profile.resendConfirmation)).status).toBe(404);
    expect((await person.call(profile.read)).body.email).toBe(person.user.email);
  });

  it.each(['changed', 'reset'])('that waits is given up when the password is %s', async (how) => {
    const person = await w.person('user');
    const email = `${how}-${person.user.username}@udaya.example`;
    await personal(person, { email });
    const token = tokenIn(await w.mailTo(email, 'Confirm'), '/confirm-email');
    const words = { password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' };
    if (how === 'changed') await login(person);
    else {
      await w.call(accounts.forgotPassword, { body: { email: person.user.email } });
      const link = tokenIn(await w.mailTo(person.user.email, 'Set a new password'), '/reset-password');
      expect((await w.call(accounts.checkResetLink, { body: { token: link } })).body).toEqual({
        usable: true,
      });
      await w.call(accounts.resetPassword, { body: { token: link, ...words } });
      expect((await w.call(accounts.checkResetLink, { body: { token: link } })).failure.code).toBe(
        'link.expired',
      );
    }
    expect((await w.call(accounts.confirmEmail, { body: { token } })).failure.code).toBe('link.expired');
  });
});

describe('the password', () => {
  it('is changed: the other sessions end, this one stays, the owner is told', async () => {
    const person = await w.person('user');
    const elsewhere = await w.login(person.user.username, person.password, user);
    const answer = await login(person, { confirmPassword: 'quiet-harbour-9' });
    expect([answer.status, answer.body.message]).toEqual([200, 'Password updation successfull']);
    expect((await person.call(sessions.read)).status).toBe(200);
    expect((await w.call(sessions.read, { token: elsewhere.body.token })).status).toBe(401);
    expect((await w.login(person.user.username, person.password, user)).status).toBe(401);
    expect((await w.login(person.user.username, 'quiet-harbour-9', user)).status).toBe(200);
    expect((await w.mailTo(person.user.email, 'was changed')).text).toContain('forgot-password');
  });

  const faults: [string, Record<string, unknown>, string, string][] = [
    ['no old password', { password: '' }, 'password', 'Please enter your old password'],
    ['a wrong old password', { password: 'not-the-one' }, 'password', 'The old password is not right'],
    ['no new password', { newPassword: '' }, 'newPassword', 'Please enter your new password'],
    [
      'a new password of 5',
      { newPassword: 'river' },
      'newPassword',
      'Password must have minimum 6 characters.',
    ],
    [
      'a new password of 31',
      { newPassword: 'r'.repeat(31) },
      'newPassword',
      'Password must not be greater than 30 characters.',
    ],
    [
      'another confirmation',
      { confirmPassword: 'quiet-harbour-8' },
      'confirmPassword',
      'New password and confirm password must be same.',
    ],
  ];
  it.each(faults)('with %s is refused with 400 on the field', async (_what, change, path, message) => {
    const person = await w.person('user');
    const answer = await login(person, change);
    expect([answer.status, answer.failure.errors]).toEqual([400, [{ path, message }]]);
    expect((await person.call(sessions.read)).status).toBe(200);
  });

  it('that others would guess is refused', async () => {
    const person = await w.person('user', { username: 'savitri-1943' });
    for (const newPassword of ['iloveyou', 'savitri-1943', 'Savitri99']) {
      expect((await login(person, { newPassword })).failure.errors?.[0]?.path).toBe('newPassword');
    }
  });

  it('cannot be guessed from an open page', async () => {
    const narrow = await world({ PASSWORD_TRIES_PER_USER: '2' });
    try {
      const person = await narrow.person('user');
      const codes = [];
      for (let n = 0; n < 3; n++) codes.push((await login(person, { password: 'not-the-one' })).status);
      expect(codes).toEqual([400, 400, 429]);
    } finally {
      await narrow.close();
    }
  });
});
