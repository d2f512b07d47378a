import { captchaAnswer, demoPassword, field, fillLogin, logIn } from './login.ts';
import { followMail } from './mailbox.ts';
import { activate, fillRegistration, newcomer, pauseFor, pressByHand, register } from './newcomer.ts';
import { askForProductInfo } from './product-info.ts';
import { anyWidth, expect, test } from './stage.ts';

test.describe('a new account', () => {
  test('is activated by its mail and logs in', anyWidth, async ({ page, expectAccessible }) => {
    const person = newcomer();
    await register(page, person);
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();

    await logIn(page, person.username, person.password);
    await expect(page.getByText(/not activated/i)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send new link' })).toBeVisible();

    await activate(page, person);
    await expectAccessible();
    const used = page.url();
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    // Only the password is left to say, and the address does not tell who it is.
    await expect(field(page, 'Username')).toHaveValue(person.username);
    await expect(field(page, 'Password')).toBeFocused();
    await expect(page).toHaveURL('/login');
    await page.keyboard.type(person.password);
    await field(page, 'Captcha').fill(captchaAnswer);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Kavya');

    await page.goto(used);
    await expect(page.getByRole('heading', { name: 'Your account is already active' })).toBeVisible();
  });

  test(
    'keeps what was typed, but no secrets, and names every error',
    anyWidth,
    async ({ page, expectAccessible }) => {
      await page.goto('/register');
      await page.getByLabel('First name').fill('Om');
      await page.getByText(/^Optional: last name/).click();
      await page.getByLabel('Last name').fill('R@man');
      await page.getByLabel('Last name').press('Tab');
      await expect(page.getByText('Last name can only contain aphanumeric and space')).toBeVisible();
      await page.getByText(/^Optional: last name/).click();
      await expect(page.getByLabel('Last name')).toBeHidden();
      await field(page, 'Password').fill('Om-secret');
      await expect(page.getByText('Easy to guess')).toBeVisible();
      await field(page, 'Password').fill('kite lamp sea');
      await field(page, 'Confirm password').fill('kite lamp');
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
      await expect(summary).toBeFocused();
      for (const message of [
        'First name must have minimum 3 characters.',
        'Last name can only contain aphanumeric and space',
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
      // The way to what is wrong in the fold opens it.
      await expect(page.getByLabel('Last name')).toHaveValue('R@man');
      await summary.getByRole('button', { name: 'Last name can only contain' }).click();
      await expect(page.getByLabel('Last name')).toBeFocused();
      await expectAccessible();
      await summary.getByRole('button', { name: 'Please enter a city' }).click();
      await expect(field(page, 'City')).toBeFocused();

      await page.reload();
      await expect(page.getByLabel('First name')).toHaveValue('Om');
      await expect(page.getByLabel('Last name')).toHaveValue('R@man');
      await expect(field(page, 'Password')).toHaveValue('');
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('kite');
    },
  );

  test(
    'says nothing of a field that was left empty, and takes a mobile number as people have it',
    anyWidth,
    async ({ page }) => {
      await page.goto('/register');
      await page.getByLabel('First name').focus();
      for (const name of ['Address', 'City', 'State']) {
        await page.getByLabel(name, { exact: true }).focus();
        await page.keyboard.press('Tab');
      }
      const mobile = field(page, 'Mobile');
      await mobile.fill('+91 98765 43210');
      await expect(mobile).toHaveValue('9876543210');
      await mobile.fill('098765 43210');
      await expect(mobile).toHaveValue('9876543210');
      // What was entered wrongly is told by now, and what was left empty with it, were it told.
      await field(page, 'Email').fill('nobody');
      await page.keyboard.press('Tab');
      await expect(page.getByText('Please enter a vaild email')).toBeVisible();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    },
  );

  test('is sent by one press, whatever field was left last', anyWidth, async ({ page }) => {
    const person = newcomer();
    await page.goto('/register');
    await fillRegistration(page, person);
    await field(page, 'Captcha').fill('');
    await pressByHand(page, 'Register');
    const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
    await expect(summary).toBeFocused();
    // With the summary on the page a further error moves it as well.
    await field(page, 'Captcha').fill(captchaAnswer);
    await field(page, 'City').fill('M');
    await field(page, 'City').fill('');
    await pressByHand(page, 'Register');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('button', { name: 'Please enter a city' })).toBeVisible();
    await field(page, 'City').fill('Madurai');
    await pressByHand(page, 'Register');
    await page.waitForURL('**/email-verification');
  });

  test('is not sent without a captcha, which is asked for first', async ({ page, expectAccessible }) => {
    const person = newcomer();
    await page.route('**/api/captacha', (route) => route.fulfill({ status: 409, json: {} }));
    await page.goto('/register');
    await fillRegistration(page, person);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('The captcha has not loaded').first()).toBeVisible();
    await expect(field(page, 'Captcha')).toBeFocused();
    await expectAccessible();
    await page.unroute('**/api/captacha');
    await page.getByRole('button', { name: 'Show another picture' }).click();
    await field(page, 'Captcha').fill(captchaAnswer);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.waitForURL('**/email-verification');
  });

  test('takes the dialling code from the country', anyWidth, async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+91');
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.keyboard.type('+65');
    await page.getByRole('option', { name: /Singapore/ }).click();
    await expect(page.getByLabel('Code', { exact: true })).toHaveValue('+65');
  });

  test('can have its mail sent to another address', anyWidth, async ({ page }) => {
    const person = newcomer();
    await register(page, person);
    const other = { ...person, email: `new.${person.email}` };
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect(field(page, 'Email')).toBeFocused();
    await page.getByRole('button', { name: 'Keep this address' }).click();
    await expect(page.getByRole('button', { name: 'Use another address' })).toBeFocused();
    await page.keyboard.press('Enter');
    await field(page, 'Email').fill(other.email);
    await page.getByRole('button', { name: /Send link/ }).click();
    await expect(page.getByText(other.email)).toBeVisible();
    await expect(page.getByRole('button', { name: /Send email again/ })).toBeFocused();
    await activate(page, other);
  });

  test(
    'waits for its next mail a while, and may put a mistyped address right at once',
    anyWidth,
    async ({ page }) => {
      await pauseFor(page, '**/astro-users/signup');
      const person = newcomer();
      await register(page, person);
      const again = page.getByRole('button', { name: /^Send email again/ });
      await expect(again).toHaveText(/in \d+ s/);
      await expect(again).toHaveAttribute('aria-disabled', 'true');
      await page.getByRole('button', { name: 'Use another address' }).click();
      await field(page, 'Email').fill(`new.${person.email}`);
      await page.getByRole('button', { name: 'Send link', exact: true }).click();
      await expect(page.getByText(`new.${person.email}`)).toBeVisible();
      await activate(page, { ...person, email: `new.${person.email}` });
    },
  );

  test(
    'whose old link went to a wrong address is told the way to another',
    anyWidth,
    async ({ page, expectAccessible }) => {
      const person = newcomer();
      const other = `right-${person.username}@example.org`;
      await register(page, person);
      await page.getByRole('button', { name: 'Use another address' }).click();
      await field(page, 'Email').fill(other);
      await page.getByRole('button', { name: /Send link/ }).click();
      await expect(page.getByText(other)).toBeVisible();
      await followMail(page, { to: person.email, subject: /activat/i }, /activate-user/);
      await page.getByRole('button', { name: 'Send new link' }).click();
      await page.waitForURL('**/email-verification');
      await expect(page.getByRole('button', { name: 'Use another address' })).toHaveCount(0);
      await expectAccessible();
      await page.getByRole('link', { name: 'Log in', exact: true }).click();
      await fillLogin(page, person.username, person.password);
      await page.getByRole('button', { name: 'Send new link' }).click();
      await expect(page.getByRole('button', { name: 'Use another address' })).toBeVisible();
    },
  );

  test(
    'hears that a link does not work, and how to get another',
    anyWidth,
    async ({ page, expectAccessible }) => {
      await page.goto('/activate-user/no-such-token');
      await expect(page.getByRole('heading', { name: 'Account activation Failed!!!' })).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: 'Send new link' }).click();
      await expect(page.getByRole('heading', { name: 'Send the link again' })).toBeVisible();
      await expectAccessible();
    },
  );
});

test('a captcha that cannot be read is calculated', anyWidth, async ({ page, expectAccessible }) => {
  await page.goto('/login');
  await field(page, 'Username').fill('demo-parent');
  await field(page, 'Password').fill(demoPassword);
  await page.getByRole('button', { name: 'I cannot read this' }).click();
  await expect(page.getByText('Done. The field is filled in for you.')).toBeVisible({ timeout: 45_000 });
  await expectAccessible();
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
});

test('mails are read on the page only where they stay on the machine', anyWidth, async ({ page }) => {
  const hint = page.getByRole('link', { name: 'Read them here' });
  await page.goto('/email-verification');
  await expect(hint).toBeVisible();
  await askForProductInfo(page);
  await page.route('**/api/product-info', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), localMail: false } });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  await expect(hint).toBeHidden();
});
