import { accounts } from '@udaya/contract/accounts';
import { captchas } from '@udaya/contract/captcha';
import { sessions } from '@udaya/contract/sessions';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sweepSessions } from '../src/features/sessions/sweep-sessions.ts';
import { tokenIn } from '../testing/mailed.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const home = '203.0.113.7';
const stranger = '198.51.100.66';
const newPassword = 'quiet-harbour-9';

const w = await forThisFile(world({ TRUST_PROXY: '1' }));
await w.startWorkers();

/** Logs in from an address, as a proxy names it. */
async function loginFrom(address: string, username: string, password: string) {
  const headers = { 'x-forwarded-for': address };
  const { captchaToken } = (await w.call(captchas.draw, { headers })).body;
  const body = { username, password, userType: 'USER', captchaToken, userCaptcha: w.captchaAnswer };
  return w.call(sessions.logIn, { body, headers });
}

/** Somebody who has logged in at home before, and whom a stranger has failed to be so many times in a row. */
async function hammered(failures: number) {
  const owner = await w.person('user');
  expect((await loginFrom(home, owner.user.username, owner.password)).status).toBe(200);
  expect((await loginFrom(stranger, owner.user.username, 'x')).failure.code).toBe('login.bad_credentials');
  await w.db.execute(
    sql`update login_tries set failures = ${failures - 1}, wait_until = now() where failures = 1`,
  );
  await loginFrom(stranger, owner.user.username, 'x');
  return owner;
}

const waitIsOver = () => w.db.execute(sql`update login_tries set wait_until = now()`);

describe('an owner whom a stranger fails to be', () => {
  it('logs in at home while the stranger waits, again and again', async () => {
    const { user, password } = await hammered(5);
    for (let round = 0; round < 3; round += 1) {
      expect((await loginFrom(stranger, user.username, 'x')).status).toBe(429);
      expect((await loginFrom(home, user.username, password)).status).toBe(200);
      await waitIsOver();
      expect((await loginFrom(stranger, user.username, 'x')).status).toBe(401);
    }
    expect((await loginFrom(stranger, user.username, password)).status).toBe(429);
  });

  it('is locked for strange networks after a hundred in a row, and not at home', async () => {
    const { user, password } = await hammered(100);
    await waitIsOver();
    const elsewhere = await loginFrom('192.0.2.1', user.username, password);
    expect(elsewhere.failure.code).toBe('login.bad_credentials');
    expect((await loginFrom(home, user.username, password)).status).toBe(200);
    expect((await w.mailTo(user.email, 'locked')).subject).toContain('locked');
  });

  it('gets in where the mailed link was opened, and has a new start everywhere', async () => {
    const { user } = await hammered(100);
    const token = tokenIn(await w.mailTo(user.email, 'locked'), '/reset-password');
    await w.call(accounts.resetPassword, {
      body: { token, password: newPassword, confirmPassword: newPassword },
      headers: { 'x-forwarded-for': '192.0.2.80' },
    });
    for (let n = 0; n < 5; n += 1) await loginFrom(stranger, user.username, 'x');
    expect((await loginFrom(stranger, user.username, newPassword)).status).toBe(429);
    expect((await loginFrom(home, user.username, newPassword)).status).toBe(429);
    expect((await loginFrom('192.0.2.80', user.username, newPassword)).status).toBe(200);
  });
});

describe('at a network that the account knows', () => {
  it('the own failures count as anywhere: five, a wait, and a lock after a hundred', async () => {
    const owner = await w.person('user');
    const { username } = owner.user;
    await loginFrom(home, username, owner.password);
    for (let n = 0; n < 5; n += 1) expect((await loginFrom(home, username, 'x')).status).toBe(401);
    expect((await loginFrom(home, username, owner.password)).status).toBe(429);
    expect((await loginFrom(stranger, username, owner.password)).status).toBe(200);
    await w.db.execute(sql`update login_tries set failures = 99, wait_until = now() where failures = 5`);
    await loginFrom(home, username, 'x');
    await waitIsOver();
    expect((await loginFrom(home, username, owner.password)).failure.code).toBe('login.bad_credentials');
  });

  it('another account is a stranger', async () => {
    const [owner, other] = [await w.person('user'), await w.person('user')];
    await loginFrom(home, other.user.username, other.password);
    for (let n = 0; n < 5; n += 1) await loginFrom(stranger, owner.user.username, 'x');
    expect((await loginFrom(home, owner.user.username, owner.password)).status).toBe(429);
  });
});

describe('what is kept of a network', () => {
  it('gives no address away, is the account’s alone, ten at most, and goes after ninety days', async () => {
    const [owner, other] = [await w.person('user'), await w.person('user')];
    const marks = async (id: string) =>
      (
        await w.db.execute(sql`select encode(mark, 'hex') as mark from known_networks where user_id = ${id}`)
      ).rows.map(({ mark }) => String(mark));
    await loginFrom(home, owner.user.username, owner.password);
    await loginFrom(home, other.user.username, other.password);
    const [own, others] = [await marks(owner.user.id), await marks(other.user.id)];
    expect(own.filter((mark) => others.includes(mark))).toEqual([]);
    expect(own.map((mark) => Buffer.from(mark, 'hex').toString('latin1')).join()).not.toContain(home);
    for (let n = 0; n < 12; n += 1)
      await loginFrom(`203.0.113.${100 + n}`, owner.user.username, owner.password);
    expect(await marks(owner.user.id)).toHaveLength(10);
    expect(await marks(other.user.id)).toHaveLength(others.length);
    await w.db.execute(
      sql`update known_networks set seen_at = now() - interval '91 days' where user_id = ${other.user.id}`,
    );
    await sweepSessions(w.db);
    expect([await marks(other.user.id), (await marks(owner.user.id)).length]).toEqual([[], 10]);
  });
});
