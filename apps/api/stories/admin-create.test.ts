import { accounts } from '@udaya/contract/accounts';
import { sessions } from '@udaya/contract/sessions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tokenIn } from '../testing/mailed.ts';
import { runProgram } from '../testing/product.ts';
import { type World, world } from '../testing/world.ts';

// Whole programs, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(async () => w.close());

const admin = { userType: 'PRODUCT_ADMIN' };
const chosen = (token: string) => ({
  token,
  password: 'quiet-harbour-9',
  confirmPassword: 'quiet-harbour-9',
});

async function invite(args: readonly string[], env: Record<string, string> = {}) {
  const { databaseUrl, dataEncryptionKey, passwordPepper, dataDir } = w.config;
  const program = runProgram(
    'admin-create.ts',
    {
      DATABASE_URL: databaseUrl ?? '',
      DATA_ENCRYPTION_KEY: dataEncryptionKey ?? '',
      PASSWORD_PEPPER: passwordPepper ?? '',
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://udaya.localhost:4120',
      ...env,
    },
    args,
  );
  const code = await program.ended;
  return { code, said: program.said() };
}

/** The token of the latest invitation to an address. */
async function invitation(address: string): Promise<string> {
  const mail = await w.mailTo(address, 'You are invited');
  return tokenIn(mail, '/reset-password');
}

describe('npm run admin:create', () => {
  it('invites by a mailed link, which chooses the password, once', async () => {
    const { code, said } = await invite(['Kala.Devi@udaya.example']);
    expect([code, said]).toEqual([0, expect.stringContaining('is invited as the product admin Kala-Devi')]);
    const token = await invitation('kala.devi@udaya.example');
    expect(said).toContain(`http://udaya.localhost:4120/reset-password/${token}`);
    const mail = await w.mailTo('kala.devi@udaya.example');
    expect(mail.text).toContain('Kala-Devi');
    expect(mail.text).toContain('http://udaya.localhost:4120/product/login');

    expect((await w.call(accounts.checkResetLink, { body: { token } })).body).toEqual({
      usable: true,
      invitation: { username: 'Kala-Devi' },
    });
    const done = await w.call(accounts.resetPassword, { body: chosen(token) });
    expect(done.body).toEqual({
      message: 'Your password is set. Please log in with it',
      userType: 'PRODUCT_ADMIN',
    });
    const login = await w.login('Kala-Devi', 'quiet-harbour-9', admin);
    expect(login.body.authorities).toContain('ROLE__ASTRO_PRODUCTADMIN');
    expect((await w.call(accounts.resetPassword, { body: chosen(token) })).failure.code).toBe('link.expired');
    // Nothing changed: it is the first password.
    expect(await w.allMailTo('kala.devi@udaya.example')).toHaveLength(1);
    const { entries } = (await w.call(sessions.listActivity, { token: login.body.token })).body;
    expect(entries.map(({ action }) => action)).toEqual([
      'login.succeeded',
      'account.activated',
      'account.invited',
    ]);

    const again = await invite(['kala.devi@udaya.example']);
    expect(again).toEqual({
      code: 1,
      said: expect.stringMatching(/^Kala.Devi@.* already belongs to the product admin Kala-Devi/),
    });
  });

  it('sends a new link where it is called again, and the earlier one ends', async () => {
    await invite(['raj@udaya.example']);
    const first = await invitation('raj@udaya.example');
    await w.pool.query(`update mails set created_at = created_at - interval '1 minute'`);
    expect((await invite(['raj@udaya.example'])).said).toContain('product admin raj-admin.');
    const mails = await w.allMailTo('raj@udaya.example');
    const tokens = mails.map((mail) => tokenIn(mail, '/reset-password'));
    expect(new Set(tokens).size).toBe(2);
    const second = tokens.find((token) => token !== first) ?? '';
    expect((await w.call(accounts.checkResetLink, { body: { token: first } })).failure.code).toBe(
      'link.expired',
    );
    expect((await w.call(accounts.checkResetLink, { body: { token: second } })).status).toBe(200);
  });

  it('takes back the invitation of a mistyped address', async () => {
    await invite(['typo@udaya.example']);
    const token = await invitation('typo@udaya.example');
    const { said } = await invite(['right@udaya.example']);
    expect(said).toContain(
      'The earlier invitation of typo@udaya.example was not accepted and no longer works.',
    );
    expect((await w.call(accounts.resetPassword, { body: chosen(token) })).failure.code).toMatch(/^link/);
  });

  it('says when the mail server does not take the mail, which a running server sends later', async () => {
    const { code, said } = await invite(['later@udaya.example'], { SMTP_URL: 'smtp://127.0.0.1:9' });
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('has not accepted the email to later@udaya.example yet'),
    ]);
    await w.startWorkers();
    // The pauses between tries have grown meanwhile.
    await w.pool.query(
      `update pgboss.job set start_after = now() where name = 'send-mail' and state = 'retry'`,
    );
    expect(await w.mailTo('later@udaya.example', 'You are invited')).toBeDefined();
  });

  it('lasts a day, and after that Forgot password sends a link that invites too', async () => {
    await invite(['slow@udaya.example']);
    const token = await invitation('slow@udaya.example');
    const { rows } = await w.pool.query<{ hours: number }>(
      `select round(extract(epoch from max(expires_at) - now()) / 3600)::int as hours from one_time_tokens
       where used_at is null and revoked_at is null`,
    );
    expect(rows[0]?.hours).toBe(24);
    await w.pool.query('update one_time_tokens set expires_at = now()');
    expect((await w.call(accounts.checkResetLink, { body: { token } })).failure.code).toBe('link.expired');
    await w.call(accounts.forgotPassword, { body: { email: 'slow@udaya.example' } });
    const reset = tokenIn(await w.mailTo('slow@udaya.example', 'Set a new password'), '/reset-password');
    expect((await w.call(accounts.checkResetLink, { body: { token: reset } })).body.invitation).toEqual({
      username: 'slow-admin',
    });
    await w.call(accounts.resetPassword, { body: chosen(reset) });
    expect((await w.login('slow-admin', 'quiet-harbour-9', admin)).status).toBe(200);
  });

  it('says what is wrong with what it was given', async () => {
    const person = await w.person('user');
    const usage = expect.stringMatching(
      /^Give one email address, and a name if you like: npm run admin:create/,
    );
    expect(await invite([])).toEqual({ code: 1, said: usage });
    expect(await invite(['one@udaya.example', 'Kala', 'Rao', 'more'])).toEqual({ code: 1, said: usage });
    expect(await invite(['one@udaya.example', 'two@udaya.example'])).toEqual({
      code: 1,
      said: 'First name can only contain aphanumeric and space\n',
    });
    expect(await invite(['no address'])).toEqual({
      code: 1,
      said: "'no address' is not an email address.\n",
    });
    expect(await invite([person.user.email])).toEqual({
      code: 1,
      said: expect.stringMatching(
        /belongs to the account person-.* which is not a product admin. Use another address.\n$/,
      ),
    });
    expect(
      await invite(['a@udaya.example'], { PASSWORD_PEPPER: Buffer.alloc(32).toString('base64') }),
    ).toEqual({
      code: 1,
      said: expect.stringMatching(/^PASSWORD_PEPPER is not what this database was created with/),
    });
  });
});
