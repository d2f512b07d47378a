import { accounts, profile } from '@udaya/contract/accounts';
import { notifications } from '@udaya/contract/notifications';
import { describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailed.ts';
import { changeDetails, changePassword } from '../testing/profile-changes.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld({ works: true });

describe('another email address', () => {
  it('waits until it is confirmed there; the old one is told', async () => {
    const person = await w.person('user');
    const email = `moved-${person.user.username}@udaya.example`;
    const answer = await changeDetails(person, { email });
    expect(answer.body.profile).toMatchObject({ email: person.user.email, pendingEmail: email });
    expect((await w.mailTo(person.user.email, 'Request to change')).text).toContain(email);
    const token = tokenIn(await w.mailTo(email, 'Confirm'), '/confirm-email');
    // Saving other details in the meantime leaves it waiting.
    expect((await changeDetails(person, { city: 'Salem' })).body.profile.pendingEmail).toBe(email);
    expect((await w.call(accounts.confirmEmail, { body: { token } })).body.message).toBe(
      'Your email address has been changed',
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
    const answer = await changeDetails(person, { email: owner.user.email });
    expect([answer.status, answer.body.profile.pendingEmail]).toEqual([200, owner.user.email]);
    const mail = await w.mailTo(owner.user.email);
    expect(mail.text).toContain(owner.user.username);
    expect(mail.text).not.toContain('/confirm-email/');
  });

  it('taken by somebody else before it was confirmed stays theirs', async () => {
    const person = await w.person('user');
    const email = `raced-${person.user.username}@udaya.example`;
    await changeDetails(person, { email });
    const token = tokenIn(await w.mailTo(email, 'Confirm'), '/confirm-email');
    await w.person('user', { email });
    expect((await w.call(accounts.confirmEmail, { body: { token } })).failure.code).toBe('link.expired');
    expect((await person.call(profile.read)).body.email).toBe(person.user.email);
  });

  it('needs the password', async () => {
    const person = await w.person('user');
    const needed = 'Please enter your password. The email address gives access to your account';
    for (const [currentPassword, message] of [
      [undefined, needed],
      ['', needed],
      ['not-the-one', 'This password is incorrect'],
    ]) {
      const answer = await changeDetails(person, { email: 'thief@udaya.example', currentPassword });
      expect([answer.status, answer.failure.errors]).toEqual([400, [{ path: 'currentPassword', message }]]);
    }
    expect((await person.call(profile.read)).body.pendingEmail).toBeNull();
    expect(await w.allMailTo('thief@udaya.example')).toEqual([]);
  });

  it('may not be asked for again and again, for one address or for many', async () => {
    const person = await w.person('user');
    await changeDetails(person, { email: 'victim-none@udaya.example' });
    // Put right at once, and no more.
    expect((await changeDetails(person, { email: 'victim-one@udaya.example' })).status).toBe(200);
    const again = await changeDetails(person, { email: 'victim-two@udaya.example', city: 'Chennai' });
    expect([again.status, again.failure.code]).toEqual([429, 'mail.cooldown']);
    expect((await person.call(profile.read)).body.city).toBe('Madurai');
    const other = await w.person('user');
    expect((await changeDetails(other, { email: 'victim-one@udaya.example' })).failure.code).toBe(
      'mail.cooldown',
    );
  });

  it('that waits gets its link again, or is given up', async () => {
    const person = await w.person('user');
    const email = `waits-${person.user.username}@udaya.example`;
    const changed = (await changeDetails(person, { email })).body.profile;
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
    await changeDetails(person, { email });
    const token = tokenIn(await w.mailTo(email, 'Confirm'), '/confirm-email');
    const words = { password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' };
    if (how === 'changed') await changePassword(person);
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
