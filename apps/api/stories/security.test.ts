import { profile } from '@udaya/contract/accounts';
import { captchas } from '@udaya/contract/captcha';
import { notifications } from '@udaya/contract/notifications';
import { sessions } from '@udaya/contract/sessions';
import { roles, userTypeOf } from '@udaya/core/identity/roles';
import { describe, expect, it } from 'vitest';
import { appendAudit } from '../src/features/audit/append-audit.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person } from '../testing/world.ts';

const w = await sharedWorld();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Logs somebody in once more, from another device. */
async function again(person: Person, agent = firefox): Promise<string> {
  const { captchaToken } = (await w.call(captchas.draw)).body;
  const response = await fetch(`${w.origin}/api/astro-users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({
      username: person.user.username,
      password: person.password,
      groupCode: person.enterpriseCode,
      userType: userTypeOf(person.user.role),
      captchaToken,
      userCaptcha: w.captchaAnswer,
    }),
  });
  return ((await response.json()) as { token: string }).token;
}

describe.each(roles)('the sessions of %s', (role) => {
  it('are listed with their device, ended one by one, and all at once', async () => {
    const person = await w.loggedIn(role);
    const other = await again(person);
    const open = (await person.call(sessions.list)).body.sessions;
    expect(open.map(({ current, device }) => [current, device])).toEqual(
      expect.arrayContaining([
        [false, 'Firefox on Linux'],
        [true, 'Unknown device'],
      ]),
    );
    expect(open).toHaveLength(2);
    expect(JSON.stringify(open)).not.toContain(person.token.slice(4));
    const id = open.find(({ current }) => !current)?.id ?? '';
    const after = await person.call(sessions.end, { params: { id } });
    expect(after.body.sessions.map(({ current }) => current)).toEqual([true]);
    expect((await w.call(sessions.read, { token: other })).status).toBe(401);
    await again(person);
    const elsewhere = await person.call(sessions.endAll, { body: { keepCurrent: true } });
    expect(elsewhere.body).toEqual({ message: 'You are logged out on all other devices', ended: 1 });
    expect((await person.call(sessions.endAll, { body: {} })).body).toEqual({
      message: 'You are logged out everywhere',
      ended: 1,
    });
    expect((await person.call(sessions.read)).status).toBe(401);
  });

  it('survive a change of password only where it was made', async () => {
    const person = await w.loggedIn(role);
    const other = await again(person);
    const body = {
      password: person.password,
      newPassword: 'quiet-harbour-9',
      confirmPassword: 'quiet-harbour-9',
    };
    expect(
      (await person.call(profile.changePassword, { body: { ...body, password: 'not-the-one' } })).failure
        .errors,
    ).toEqual([{ path: 'password', message: 'The old password is incorrect' }]);
    expect(
      (await person.call(profile.changePassword, { body: { ...body, confirmPassword: 'other' } })).failure
        .errors,
    ).toEqual([{ path: 'confirmPassword', message: 'New password and confirm password must be same.' }]);
    expect((await person.call(profile.changePassword, { body })).body.message).toBe(
      'Password updation successfull',
    );
    expect((await w.call(sessions.read, { token: other })).status).toBe(401);
    expect((await person.call(sessions.read)).status).toBe(200);
    const told = (await person.call(notifications.list)).body;
    expect([told.unread, told.notifications.map(({ kind }) => kind)]).toEqual([1, ['security.password']]);
  });
});

describe('a session of somebody else', () => {
  it('cannot be ended, and looks like one that never was', async () => {
    const [person, stranger] = [await w.loggedIn('user'), await w.person('user')];
    const id = (await person.call(sessions.list)).body.sessions[0]?.id ?? '';
    const foreign = await stranger.call(sessions.end, { params: { id } });
    const missing = await stranger.call(sessions.end, {
      params: { id: '00000000-0000-4000-8000-000000000000' },
    });
    const odd = await stranger.call(sessions.end, { params: { id: 'no-such-session' } });
    expect(
      [foreign, missing, odd].map(({ status, failure }) => [status, { ...failure, requestId: '' }]),
    ).toEqual(Array.from({ length: 3 }, () => [404, { ...missing.failure, requestId: '' }]));
    expect((await person.call(sessions.read)).status).toBe(200);
  });
});

describe('a device', () => {
  const agents: [string, string][] = [
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    ['curl/8.9', 'Unknown device'],
  ];
  it.each(agents)('is told by its own words: %s', async (agent, device) => {
    const person = await w.loggedIn('user');
    await again(person, agent);
    expect((await person.call(sessions.list)).body.sessions.find(({ current }) => !current)?.device).toBe(
      device,
    );
  });
});

describe('the activity', () => {
  it('tells in words what was done with the own account, latest first', async () => {
    const person = await w.loggedIn('user');
    const stranger = await w.loggedIn('user');
    await w.login(person.user.username, 'wrong-one', { userType: 'USER' });
    const body = {
      password: person.password,
      newPassword: 'quiet-harbour-9',
      confirmPassword: 'quiet-harbour-9',
    };
    await person.call(profile.changePassword, { body });
    const { entries } = (await person.call(sessions.listActivity)).body;
    expect(entries.map(({ action }) => action)).toEqual([
      'password.changed',
      'login.failed',
      'login.succeeded',
    ]);
    expect(entries[1]?.what).toBe('Someone tried to log in to your account, but failed');
    // Looking at a report is kept in the audit log, and would only hide the rest here.
    await w.pool.query('select 1');
    expect((await stranger.call(sessions.listActivity)).body.entries.map(({ action }) => action)).toEqual([
      'login.succeeded',
    ]);
  });

  it('leaves out the looks at reports, which the audit log keeps', async () => {
    const person = await w.loggedIn('user');
    const look = { action: 'report.viewed', actorId: person.user.id } as const;
    for (let count = 0; count < 60; count += 1) await appendAudit(w.db, look);
    const { entries } = (await person.call(sessions.listActivity)).body;
    expect(entries.map(({ action }) => action)).toEqual(['login.succeeded']);
  });
});
