import { field, logIn } from './login.ts';
import { followMail } from './mailbox.ts';
import { activate, newcomer, pauseFor, register } from './newcomer.ts';
import { anyWidth, expect, test } from './stage.ts';

test('a forgotten password is set again by mail', async ({ page, expectAccessible }) => {
  const person = newcomer();
  await register(page, person);
  await activate(page, person);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByText('Please enter your valid email')).toBeVisible();
  await expectAccessible();
  await field(page, 'Email').fill(person.email);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText(/If this address has an account, an email/)).toBeVisible();

  await followMail(page, { to: person.email, subject: /password/i }, /reset-password/);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible();
  const used = page.url();
  await field(page, 'New password').fill('river stone garden');
  await field(page, 'Confirm password').fill('river stone garden');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: /Your password has been changed/ })).toBeVisible();
  await logIn(page, person.username, 'river stone garden');
  await page.waitForURL('**/dashboard');

  await page.goto(used);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expect(field(page, 'New password')).toBeHidden();
  await expectAccessible();
  await page.getByRole('link', { name: 'Send new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
});

test('a pause after a mail holds for its address alone', anyWidth, async ({ page }) => {
  await pauseFor(page, '**/astro-users/forgot-password');
  const { email } = newcomer();
  await page.goto('/forgot-password');
  await field(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const reset = page.getByRole('button', { name: /^Reset/ });
  await expect(reset).toHaveText(/in \d+ s/);
  await field(page, 'Email').fill(`other.${email}`);
  await expect(reset).toHaveText('Reset');
  await field(page, 'Email').fill(email.toUpperCase());
  await expect(reset).toHaveText(/in \d+ s/);
});

test('a new password of an enterprise account leads to its own login', anyWidth, async ({ page }) => {
  const person = newcomer();
  await register(page, person);
  await page.goto('/enterprise/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
    'href',
    '/enterprise/login',
  );
  await field(page, 'Email').fill(person.email);
  await page.getByRole('button', { name: /^Reset/ }).click();
  // As if it were one of a group's accounts, which the stories share.
  await page.route('**/astro-users/reset-password', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), userType: 'GROUP' } });
  });
  await followMail(page, { to: person.email, subject: /new password/i }, /reset-password/);
  await field(page, 'New password').fill('river stone garden');
  await field(page, 'Confirm password').fill('river stone garden');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/enterprise/login');
});

test('a link for a new password that cannot be looked at is looked at again', anyWidth, async ({ page }) => {
  let away = true;
  await page.route('**/api/astro-users/reset-password/check', (route) =>
    away ? route.fulfill({ status: 409, json: {} }) : route.continue(),
  );
  await page.goto('/reset-password/no-such-token');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
