import { profile } from '@udaya/contract/accounts';
import { captchas } from '@udaya/contract/captcha';
import { sessions } from '@udaya/contract/sessions';
import { describe, expect, it } from 'vitest';
import { newPassword, register, registerActive } from '../testing/registration.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld({ works: true });

const goOn = (pendingToken: string) => w.call(sessions.continue, { body: { pendingToken } });

describe('the device that registered', () => {
  it('goes on without a login once the mailed link was opened', async () => {
    const { pendingToken, username } = await registerActive(w);
    const { status, body } = await goOn(pendingToken);
    expect([status, body.username, body.role]).toEqual([200, username, 'user']);
    const own = await w.call(profile.read, { headers: { authorization: `Bearer ${body.token}` } });
    expect(own.status).toBe(200);
  });

  it('waits for the link', async () => {
    const { answer } = await register(w);
    const early = await goOn(answer.body.pendingToken);
    expect([early.status, early.failure.code]).toEqual([403, 'login.not_activated']);
  });

  it('goes on once, also where it asks several times at the same moment', async () => {
    const { pendingToken } = await registerActive(w);
    const answers = await Promise.all([1, 2, 3].map(() => goOn(pendingToken)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(2);
  });

  it('logs in by the password where somebody has logged in before', async () => {
    const { pendingToken, username } = await registerActive(w);
    const { captchaToken } = (await w.call(captchas.draw)).body;
    await w.call(sessions.logIn, {
      body: {
        username,
        password: newPassword,
        userType: 'USER',
        captchaToken,
        userCaptcha: w.captchaAnswer,
      },
    });
    expect((await goOn(pendingToken)).failure.code).toBe('link.expired');
  });

  it('needs a token that was made for it', async () => {
    const { pendingToken } = await registerActive(w);
    expect((await goOn(pendingToken.replace('.move.', '.again.'))).failure.code).toBe('link.expired');
  });
});
