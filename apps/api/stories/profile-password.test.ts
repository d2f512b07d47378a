import { accounts, profile } from '@udaya/contract/accounts';
import { sessions } from '@udaya/contract/sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productionSettings } from '../testing/product.ts';
import { changePassword } from '../testing/profile-changes.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
let made = 0;
beforeAll(async () => {
  w = await sharedWorld({ works: true });
});
afterAll(async () => w.close());

const user = { userType: 'USER' };

describe('the password', () => {
  it('is changed: the other sessions end, this one stays, the owner is told', async () => {
    const person = await w.person('user');
    const elsewhere = await w.login(person.user.username, person.password, user);
    const answer = await changePassword(person, { confirmPassword: 'quiet-harbour-9' });
    expect([answer.status, answer.body.message]).toEqual([200, 'Password updation successfull']);
    expect((await person.call(sessions.read)).status).toBe(200);
    expect((await w.call(sessions.read, { token: elsewhere.body.token })).status).toBe(401);
    expect((await w.login(person.user.username, person.password, user)).status).toBe(401);
    expect((await w.login(person.user.username, 'quiet-harbour-9', user)).status).toBe(200);
    expect((await w.mailTo(person.user.email, 'was changed')).text).toContain('forgot-password');
  });

  const faults: [string, Record<string, unknown>, string, string][] = [
    ['no old password', { password: '' }, 'password', 'Please enter your old password'],
    ['a wrong old password', { password: 'not-the-one' }, 'password', 'The old password is incorrect'],
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
    const answer = await changePassword(person, change);
    expect([answer.status, answer.failure.errors]).toEqual([400, [{ path, message }]]);
    expect((await person.call(sessions.read)).status).toBe(200);
  });

  const guessable = [
    'iloveyou',
    'savitri-1943',
    'Savitri99',
    'murugan',
    '20190314',
    'Udaya1234',
    'Coimbatore#1',
  ];
  it.each(guessable)('%s is taken, and the answer says how easily others would guess it', async (guessed) => {
    const person = await w.person('user', { username: `savitri-1943-${++made}` });
    const both = { newPassword: guessed, confirmPassword: guessed };
    const { status, body } = await changePassword(person, both);
    expect([status, body.passwordWarning]).toEqual([200, expect.stringMatching(/guess|would try first/)]);
    expect((await w.login(person.user.username, guessed, user)).status).toBe(200);
  });

  it('that nobody would guess is taken without a warning', async () => {
    const person = await w.person('user');
    expect((await changePassword(person)).body.passwordWarning).toBeUndefined();
  });

  it('that others would guess is refused in production', async () => {
    const strict = await world({ ...productionSettings(), CAPTCHA_FIXED_ANSWER: '' });
    try {
      const person = await strict.person('user', { username: 'savitri-1943' });
      for (const newPassword of guessable) {
        const body = { password: person.password, newPassword, confirmPassword: newPassword };
        expect((await person.call(profile.changePassword, { body })).failure.errors).toEqual([
          { path: 'newPassword', message: expect.stringMatching(/guess|would try first/) },
        ]);
      }
      expect((await changePassword(person)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('is weighed for whoever types it by the rule that the server goes by', async () => {
    const weaknessOf = async (password: string, known: string[] = []) =>
      (await w.call(accounts.checkPassword, { body: { password, known } })).body.weakness;
    expect([
      await weaknessOf('654321'),
      await weaknessOf('savitri1943', ['savitri']),
      await weaknessOf('murugan'),
      await weaknessOf('quiet-harbour-9'),
    ]).toEqual(['common', 'personal', 'expected', null]);
  });

  it('cannot be guessed from an open page', async () => {
    const narrow = await world({ PASSWORD_TRIES_PER_USER: '2' });
    try {
      const person = await narrow.person('user');
      const codes = [];
      for (let n = 0; n < 3; n++)
        codes.push((await changePassword(person, { password: 'not-the-one' })).status);
      expect(codes).toEqual([400, 400, 429]);
    } finally {
      await narrow.close();
    }
  });
});
