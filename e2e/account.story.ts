import type { Page } from '@playwright/test';
import { followMail } from './mailbox.ts';
import { captchaAnswer, expect, test } from './stage.ts';

/** A visitor nobody has seen before. */
function newcomer() {
  const id = Math.random().toString(36).slice(2, 10);
  return { username: `kavya-${id}`, email: `kavya.${id}@example.org`, password: 'kite lamp sea-wall' };
}
type Newcomer = ReturnType<typeof newcomer>;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fillRegistration(page: Page, { username, email, password }: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill('Kavya');
  await page.getByLabel('Last name').fill('Raman');
  await page.getByLabel('Aadhaar number').fill('1234 1234 1234');
  await page.getByLabel('Address', { exact: true }).fill('12 Temple Street');
  await field(page, 'City').fill('Madurai');
  await field(page, 'State').fill('Tamil Nadu');
  await field(page, 'Mobile').fill('98765 43210');
  await field(page, 'Email').fill(email);
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await field(page, 'Captcha').fill(captchaAnswer);
}

async function register(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/email-verification');
}

async function activate(page: Page, { email }: Newcomer): Promise<void> {
  await followMail(page, { to: email, subject: /activat/i }, /activate-user/);
  await expect(page.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await field(page, 'Captcha').fill(captchaAnswer);
  await page.getByRole('button', { name: 'Log In' }).click();
}

async function beginAs(page: Page): Promise<Newcomer> {
  const person = newcomer();
  await register(page, person);
  await activate(page, person);
  await logIn(page, person.username, person.password);
  await page.waitForURL('**/dashboard');
  return person;
}

test.describe('a new account', () => {
  test('is registered, activated by its mail and logs in', async ({ page, expectAccessible }) => {
    const person = newcomer();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveTitle('Register | Udaya');
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await expectAccessible();
    await fillRegistration(page, person);
    await page.getByRole('button', { name: 'Register', exact: true }).click();

    await page.waitForURL('**/email-verification');
    await expect(page.getByText('Register user successfull')).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();

    await logIn(page, person.username, person.password);
    await expect(page.getByText(/not activated/i)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();

    await activate(page, person);
    await expectAccessible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your account is active already' })).toBeVisible();
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await logIn(page, person.username, person.password);
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Kavya');
  });

  test('keeps what was typed, but no secrets, and names every fault', async ({ page, expectAccessible }) => {
    await page.goto('/register');
    await page.getByLabel('First name').fill('Om');
    await field(page, 'Password').fill('kite lamp sea');
    await field(page, 'Confirm password').fill('kite lamp');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
    await expect(summary).toBeFocused();
    for (const message of [
      'First name must have minimum 3 characters.',
      'Please enter a address',
      'Please enter a city',
      'Please enter a state',
      'Please enter mobile.',
      'Please enter a vaild email',
      'Please enter a username',
      'Password and confirm password must be same.',
      'Please enter your Captcha',
    ]) {
      await expect(summary.getByRole('button', { name: message })).toBeVisible();
    }
    await expectAccessible();
    await summary.getByRole('button', { name: 'Please enter a city' }).click();
    await expect(field(page, 'City')).toBeFocused();

    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Om');
    await expect(field(page, 'Password')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('kite');
  });

  test('takes the dialling code from the country', async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+91');
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.keyboard.type('+65');
    await page.getByRole('option', { name: /Singapore/ }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+65');
  });

  test('can have its mail sent to another address', async ({ page }) => {
    const person = newcomer();
    await register(page, person);
    const other = { ...person, email: `new.${person.email}` };
    await page.getByRole('button', { name: 'Use another address' }).click();
    await field(page, 'Email').fill(other.email);
    await page.getByRole('button', { name: /Send the link/ }).click();
    await expect(page.getByText(other.email)).toBeVisible();
    await activate(page, other);
  });

  test('hears that a link does not work, and how to get another', async ({ page, expectAccessible }) => {
    await page.goto('/activate-user/no-such-token');
    await expect(page.getByRole('heading', { name: 'Account activation Failed!!!' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Have the link sent again' })).toBeVisible();
    await expectAccessible();
  });
});

test('a captcha that cannot be read is calculated', async ({ page, expectAccessible }) => {
  await page.goto('/login');
  await field(page, 'Username').fill('demo-parent');
  await field(page, 'Password').fill('Udaya-demo-2026');
  await page.getByRole('button', { name: 'I cannot read this' }).click();
  await expect(page.getByText('Done. The field is filled in for you.')).toBeVisible({ timeout: 45_000 });
  await expectAccessible();
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
});

test('a forgotten password is set anew by mail', async ({ page, expectAccessible }) => {
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
  await expect(page.getByText(/If an account belongs to this address/)).toBeVisible();

  await followMail(page, { to: person.email, subject: /password/i }, /reset-password/);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible();
  const used = page.url();
  await field(page, 'New password').fill('river stone garden');
  await field(page, 'Confirm password').fill('river stone garden');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('heading', { name: /Your new password is set/ })).toBeVisible();
  await logIn(page, person.username, 'river stone garden');
  await page.waitForURL('**/dashboard');

  await page.goto(used);
  await field(page, 'New password').fill('river stone garden');
  await field(page, 'Confirm password').fill('river stone garden');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});

test('the profile is changed, its address by mail', async ({ page, expectAccessible }) => {
  const person = await beginAs(page);
  await page.getByRole('button', { name: /Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveTitle('Profile | Udaya');
  await expect(page.getByText('XXXX XXXX 1234')).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await field(page, 'City').fill('Chennai');
  await field(page, 'Email').fill(`new.${person.email}`);
  await page.getByRole('tab', { name: 'Login details' }).click();
  await expect(page).toHaveURL(/tab=login/);
  await expectAccessible();
  await page.getByRole('tab', { name: /Personal details/ }).click();
  await expect(field(page, 'City')).toHaveValue('Chennai');

  await page
    .getByRole('link', { name: /Udaya, start page/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile updation successfull' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(`new.${person.email} is waiting for confirmation`)).toBeVisible();
  await expect(page.getByText('XXXX XXXX 1234')).toBeHidden();

  await followMail(page, { to: `new.${person.email}`, subject: /confirm/i }, /confirm-email/);
  await expect(page.getByRole('heading', { name: 'Your mail address is changed' })).toBeVisible();
  await expectAccessible();
  await page.goto('/profile');
  await expect(field(page, 'Email')).toHaveValue(`new.${person.email}`);
  await expect(field(page, 'City')).toHaveValue('Chennai');
});

test('the password is changed from the profile and from the security page', async ({
  page,
  expectAccessible,
}) => {
  const person = await beginAs(page);
  await page.goto('/profile?tab=login');
  await field(page, 'Old password').fill('not this one');
  await field(page, 'New password').fill('river stone garden');
  await field(page, 'Confirm new password').fill('river stone garden');
  await page.getByRole('button', { name: 'Update' }).click();
  const failed = page.getByRole('dialog', { name: 'Password updation failed' });
  await expect(failed).toContainText('The old password is not right');
  await failed.getByRole('button', { name: 'OK' }).click();
  await field(page, 'Old password').fill(person.password);
  await page.getByRole('button', { name: 'Update' }).click();
  await page
    .getByRole('dialog', { name: 'Password updation successfull' })
    .getByRole('button', { name: 'OK' })
    .click();

  await page.goto('/security');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible();
  await field(page, 'Old password').fill('river stone garden');
  await field(page, 'New password').fill('cloud window bread');
  await field(page, 'Confirm new password').fill('cloud window bread');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Password updation successfull')).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await page
    .getByRole('link', { name: /Your password was changed/ })
    .first()
    .click();
  await page.waitForURL('**/security');
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere, here too' }).click();
  await page.waitForURL('**/login**');
  await logIn(page, person.username, 'cloud window bread');
  await page.waitForURL('**/dashboard');
});

test('all data is taken along and the account deleted', async ({ page, expectAccessible }) => {
  const person = await beginAs(page);
  await page.getByRole('button', { name: /Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'What is erased' })).toBeVisible();
  await expectAccessible();
  await field(page, 'Password').fill(person.password);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByText('Your data was downloaded.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account ...' }).click();
  const form = page.getByRole('form', { name: 'Delete my account' });
  await form.getByRole('button', { name: 'Delete the account for good' }).click();
  await expect(form.getByText(`Please type ${person.username}`)).toBeVisible();
  await form.getByLabel(/Type your username/).fill(person.username);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await expectAccessible();
  await form.getByRole('button', { name: 'Delete the account for good' }).click();
  await page.waitForURL('**/goodbye');
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expectAccessible();
  await logIn(page, person.username, person.password);
  await expect(page.getByText('Invalid username or password')).toBeVisible();
});

test('the legal pages are read before there is an account', async ({ page, expectAccessible }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expectAccessible();
  await page.getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  await expectAccessible();
});
