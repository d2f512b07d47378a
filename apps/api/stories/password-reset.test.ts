import { accounts } from '@udaya/contract/accounts';
import { notifications } from '@udaya/contract/notifications';
import { sessions } from '@udaya/contract/sessions';
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

describe('asking by an address', () => {
  it.each([
    ['for an activation link', accounts.resendActivation],
    ['for a new password', accounts.forgotPassword],
  ])('%s is answered the same, known or not', async (_what, route) => {
    const pending = (await register()).sent;
    const active = await registerActive(w);
    await w.letMailPausePass();
    const disabled = await w.account('user', { status: 'DISABLED', password });
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
    expect((await w.call(accounts.resendActivation, { body: { email } })).failure.code).toBe('mail.cooldown');
    expect((await w.call(accounts.forgotPassword, { body: { email } })).status).toBe(200);
    expect((await w.call(accounts.forgotPassword, { body: { email } })).failure.code).toBe('mail.cooldown');
  });

  it('needs an address', async () => {
    expect((await w.call(accounts.forgotPassword, { body: { email: 'x' } })).failure.errors).toEqual([
      { path: 'email', message: 'Please enter your valid email' },
    ]);
    expect((await w.call(accounts.resendActivation, { body: {} })).status).toBe(400);
  });

  it('keeps no address in clear', async () => {
    const idle = await world();
    try {
      await idle.call(accounts.forgotPassword, { body: { email: 'secret-person@udaya.example' } });
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
    await w.call(accounts.forgotPassword, { body: { email } });
    // The latest: an earlier one may be there already.
    const mails = await w.allMailTo(email);
    const mail = mails.find(({ subject }) => subject.includes('Set a new password'));
    return tokenIn(mail ?? expect.fail('no link came'), '/reset-password');
  }

  it('is replaced by the mailed link, once; sessions end, and the owner is told', async () => {
    const person = await registerActive(w);
    const session = await w.login(person.username, password, user);
    const token = await mailedReset(person.email);
    const body = { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' };
    expect((await w.call(accounts.resetPassword, { body })).body.message).toContain(
      'password has been changed',
    );
    expect((await w.call(sessions.read, { token: session.body.token })).status).toBe(401);
    expect((await w.login(person.username, password, user)).status).toBe(401);
    expect((await w.login(person.username, 'quiet-harbour-9', user)).status).toBe(200);
    expect((await w.mailTo(person.email, 'was changed')).text).toContain(person.username);
    const twice = await w.call(accounts.resetPassword, { body });
    expect([twice.status, twice.failure.code]).toEqual([410, 'link.expired']);
  });

  it('opens at the login of the account, to which its mails lead, too', async () => {
    const admin = await w.person('groupAdmin');
    const token = await mailedReset(admin.user.email);
    const body = { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' };
    expect((await w.call(accounts.resetPassword, { body })).body.userType).toBe('GROUP');
    expect((await w.mailTo(admin.user.email, 'was changed')).text).toContain('/forgot-password?door=GROUP');
    await w.letMailPausePass();
    await register({ email: admin.user.email });
    expect((await w.mailTo(admin.user.email, 'already')).text).toContain(`${w.origin}/enterprise/login`);
  });

  it('keeps its link when the new one is refused', async () => {
    const person = await registerActive(w);
    const token = await mailedReset(person.email);
    const differs = await w.call(accounts.resetPassword, {
      body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-8' },
    });
    expect(differs.failure.errors).toEqual([
      { path: 'confirmPassword', message: 'Password and confirm password must be same.' },
    ]);
    expect(
      (
        await w.call(accounts.resetPassword, {
          body: { token, password: 'Udaya-demo-2026', confirmPassword: 'Udaya-demo-2026' },
        })
      ).body.passwordWarning,
    ).toContain('uses words that others would try');
  });

  it('cannot be replaced after half an hour, by an older link, or by two at once', async () => {
    const person = await registerActive(w);
    const first = await mailedReset(person.email);
    await w.letMailPausePass();
    await w.db.execute(sql`update mails set created_at = created_at - interval '1 minute'`);
    await w.call(accounts.forgotPassword, { body: { email: person.email } });
    await w.allMailTo(person.email);
    const mails = (await w.allMailTo(person.email)).filter(({ subject }) => subject.includes('Set a new'));
    const second =
      mails.map((mail) => tokenIn(mail, '/reset-password')).find((token) => token !== first) ?? '';
    const body = (token: string) => ({
      token,
      password: 'quiet-harbour-9',
      confirmPassword: 'quiet-harbour-9',
    });
    expect((await w.call(accounts.resetPassword, { body: body(first) })).failure.code).toBe('link.expired');
    const both = await Promise.all([1, 2].map(() => w.call(accounts.resetPassword, { body: body(second) })));
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 410]);
    const third = await mailedReset(person.email);
    await w.db.execute(
      sql`update one_time_tokens set expires_at = created_at + interval '30 minutes' - interval '31 minutes'`,
    );
    expect((await w.call(accounts.resetPassword, { body: body(third) })).failure.code).toBe('link.expired');
  });

  it('of an account that waits is replaced and activates it', async () => {
    const { sent } = await register();
    const token = await mailedReset(sent.email);
    await w.call(accounts.resetPassword, {
      body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' },
    });
    expect((await w.login(sent.username, 'quiet-harbour-9', user)).status).toBe(200);
  });
});

describe('an account that is locked', () => {
  it('gets a link by mail, and its new password lifts the lock', async () => {
    const person = await registerActive(w);
    await w.login(person.username, 'wrong-one', user);
    await w.db.execute(sql`update login_tries set failures = 99, wait_until = now() where failures = 1`);
    expect((await w.login(person.username, 'wrong-one', user)).status).toBe(401);
    await w.db.execute(sql`update login_tries set wait_until = now()`);
    expect((await w.login(person.username, password, user)).failure.code).toBe('login.bad_credentials');
    const token = tokenIn(await w.mailTo(person.email, 'locked'), '/reset-password');
    await w.call(accounts.resetPassword, {
      body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' },
    });
    const { token: session } = (await w.login(person.username, 'quiet-harbour-9', user)).body;
    expect(
      (await w.allMailTo(person.email)).filter(({ subject }) => subject.includes('locked')),
    ).toHaveLength(1);
    const told = (await w.call(notifications.list, { token: session })).body.notifications;
    expect(told.map(({ kind }) => kind)).toEqual(['security.password', 'security.locked']);
  });
});

describe('limits', () => {
  it('hold for everybody without a login, by the address they come from', async () => {
    const narrow = await world({ ACCOUNT_REQUESTS_PER_ADDRESS: '2' });
    try {
      const ask = (n: number) =>
        narrow.call(accounts.forgotPassword, { body: { email: `one-${n}@udaya.example` } });
      expect([(await ask(1)).status, (await ask(2)).status, (await ask(3)).status]).toEqual([200, 200, 429]);
    } finally {
      await narrow.close();
    }
  });
});
