import { accounts } from '@udaya/contract/accounts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailed.ts';
import { newPassword, registerActive, register as registerIn } from '../testing/registration.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld({ works: true });

const user = { userType: 'USER' };
const password = newPassword;
const register = (change: Record<string, unknown> = {}) => registerIn(w, change);

describe('an activation link', () => {
  it('that is made up is refused; one that ran out leads on to a new one', async () => {
    const madeUp = await w.call(accounts.activate, { query: { token: `act_${'x'.repeat(43)}` } });
    expect([madeUp.status, madeUp.failure.code]).toEqual([400, 'link.invalid']);
    const { sent } = await register();
    const token = tokenIn(await w.mailTo(sent.email), '/activate-user');
    await w.db.execute(sql`update one_time_tokens set expires_at = now() - interval '1 second'`);
    const late = await w.call(accounts.activate, { query: { token } });
    expect([late.status, late.failure.code]).toEqual([410, 'link.expired']);
    const { pendingToken } = late.failure as { pendingToken?: string };
    await w.letMailPausePass();
    expect((await w.call(accounts.resendActivation, { body: { pendingToken } })).status).toBe(200);
    const again = await w.mailTo(sent.email, 'new activation link');
    expect(
      (await w.call(accounts.activate, { query: { token: tokenIn(again, '/activate-user') } })).body.status,
    ).toBe('activated');
    expect((await w.call(accounts.activate, { query: { token } })).body.status).toBe('already-active');
  });

  it('no longer works after a newer one was sent', async () => {
    const { sent, answer } = await register();
    const old = tokenIn(await w.mailTo(sent.email), '/activate-user');
    await w.letMailPausePass();
    await w.call(accounts.resendActivation, { body: { pendingToken: answer.body.pendingToken } });
    await w.mailTo(sent.email, 'new activation link');
    expect((await w.call(accounts.activate, { query: { token: old } })).failure.code).toBe('link.expired');
    expect((await w.login(sent.username, password, user)).failure.code).toBe('login.not_activated');
  });

  it('visited many times at once activates once', async () => {
    const { sent } = await register();
    const token = tokenIn(await w.mailTo(sent.email), '/activate-user');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => w.call(accounts.activate, { query: { token } })),
    );
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
    const answer = await w.call(accounts.resetPassword, {
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
    await w.call(accounts.resendActivation, { body: { pendingToken } });
    expect(tokenIn(await w.mailTo(sent.email, 'new activation link'), '/activate-user')).toBeTruthy();
  });

  it('goes to another address when the first one was wrong', async () => {
    const { sent, answer } = await register();
    const first = tokenIn(await w.mailTo(sent.email), '/activate-user');
    const { pendingToken } = answer.body;
    await w.letMailPausePass();
    expect(
      (await w.call(accounts.resendActivation, { body: { pendingToken, email: 'better@udaya.example' } }))
        .status,
    ).toBe(200);
    const token = tokenIn(await w.mailTo('better@udaya.example'), '/activate-user');
    expect((await w.call(accounts.activate, { query: { token: first } })).failure.code).toBe('link.expired');
    expect((await w.call(accounts.activate, { query: { token } })).body.status).toBe('activated');
    await w.letMailPausePass();
    // An account that is active no longer moves.
    await w.call(accounts.resendActivation, { body: { pendingToken, email: 'stranger@udaya.example' } });
    expect(await w.allMailTo('stranger@udaya.example')).toEqual([]);
  });

  it('that went to a mistyped address brings nobody the account, once it has moved', async () => {
    const { sent, answer } = await register();
    const dead = tokenIn(await w.mailTo(sent.email), '/activate-user');
    const { pendingToken: own } = answer.body;
    await w.call(accounts.resendActivation, { body: { pendingToken: own, email: 'owner@udaya.example' } });
    const { pendingToken } = (await w.call(accounts.activate, { query: { token: dead } })).failure as {
      pendingToken?: string;
    };
    await w.letMailPausePass();
    const theft = await w.call(accounts.resendActivation, {
      body: { pendingToken, email: 'stranger@udaya.example' },
    });
    expect([theft.status, theft.failure.code]).toEqual([410, 'link.expired']);
    const forged = pendingToken?.replace('.again.', '.move.');
    expect(
      (
        await w.call(accounts.resendActivation, {
          body: { pendingToken: forged, email: 'stranger@udaya.example' },
        })
      ).status,
    ).toBe(410);
    // What it does allow goes to the owner.
    expect((await w.call(accounts.resendActivation, { body: { pendingToken } })).status).toBe(200);
    await expect.poll(async () => (await w.allMailTo('owner@udaya.example')).length).toBe(2);
    expect(await w.allMailTo('stranger@udaya.example')).toEqual([]);
  });

  it('is mailed to an address once a minute, however often it is entered', async () => {
    const email = 'patient@udaya.example';
    const { pendingToken, retryAfterSeconds } = (await register({ email })).answer.body;
    expect(retryAfterSeconds).toBe(60);
    const again = await w.call(accounts.resendActivation, { body: { pendingToken } });
    expect([again.status, again.failure.code]).toEqual([429, 'mail.cooldown']);
    // Put right at once, so that the address is free for another account: that one waits for its mail.
    const elsewhere = { pendingToken, email: 'elsewhere@udaya.example' };
    expect((await w.call(accounts.resendActivation, { body: elsewhere })).status).toBe(200);
    expect((await w.call(accounts.resendActivation, { body: elsewhere })).failure.code).toBe('mail.cooldown');
    const second = await register({ email });
    await w.mailTo(elsewhere.email, 'new activation link');
    expect(await w.allMailTo(email)).toHaveLength(1);
    await w.letMailPausePass();
    await w.call(accounts.resendActivation, { body: { pendingToken: second.answer.body.pendingToken } });
    await w.mailTo(email, 'new activation link');
    expect(await w.allMailTo(email)).toHaveLength(2);
  });

  it('is not sent for a pending token that was changed', async () => {
    const { answer } = await register();
    const [id, power, ends, signature] = answer.body.pendingToken.split('.');
    const other = await registerActive(w);
    const { rows } = await w.db.execute(sql`select id from users where username = ${other.username}`);
    for (const pendingToken of [
      `${id}.${power}.zzzzzzzz.${signature}`,
      `${id}.again.${ends}.${signature}`,
      `${String(rows[0]?.id)}.${power}.${ends}.${signature}`,
      'x',
      '..',
    ]) {
      expect((await w.call(accounts.resendActivation, { body: { pendingToken } })).failure.code).toBe(
        'link.expired',
      );
    }
  });
});
