import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { databaseBeside } from '../apps/api/testing/template-cluster.ts';
import { field, fillLogin } from './login.ts';
import { followMail } from './mailbox.ts';
import { databaseNameOf, products } from './products.ts';
import { anyWidth, expect, test } from './stage.ts';

/** Invites a product admin beside the running server, as `npm run admin:create` does. */
async function invite(email: string, origin: string): Promise<void> {
  const { port } = new URL(origin);
  const database = databaseBeside(process.env.E2E_DATABASE_URL ?? '', databaseNameOf(products.usual));
  await promisify(execFile)(process.execPath, ['apps/api/src/admin-create.ts', email], {
    env: {
      ...process.env,
      PORT: port,
      DATABASE_URL: database,
      DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', port),
    },
  });
}

test(
  'an invited product admin chooses a password and logs in',
  anyWidth,
  async ({ page, baseURL, expectAccessible }) => {
    const name = `kala-${randomBytes(4).toString('hex')}`;
    const to = `${name}@udaya.example`;
    await invite(to, baseURL ?? '');
    await followMail(page, { to, subject: /You are invited to manage Udaya/ }, /reset-password/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, choose a password');
    await expect(page.getByText('You are a product admin.')).toBeVisible();
    await expect(field(page, 'Username')).toHaveValue(name);
    await expectAccessible();

    await field(page, 'Password').fill(`${name}-1`);
    await expect(page.getByText('Easy to guess: it holds your own name or email')).toBeVisible();
    await field(page, 'Password').fill('quiet-harbour-9');
    await field(page, 'Confirm password').fill('quiet-harbour-9');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your password is set. Please log in with it',
    );
    await expect(page.getByText(`Your username is ${name}.`)).toBeVisible();
    await expectAccessible();

    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/product/login');
    await fillLogin(page, name, 'quiet-harbour-9');
    await page.waitForURL('**/product/dashboard');

    // The link is used up, and says so.
    await page.goBack();
    await followMail(page, { to, subject: /You are invited/ }, /reset-password/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  },
);
