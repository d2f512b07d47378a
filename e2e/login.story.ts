import { captchaAnswer, expect, test } from './stage.ts';

test.describe('logging in', () => {
  for (const [account, heading, path] of [
    ['demo-parent', /Welcome, Meena/, '/dashboard'],
    ['demo-admin', /Welcome|Dashboard/, '/product/dashboard'],
    ['demo-group-admin', /Welcome, Lakshmi/, '/enterprise/dashboard'],
    ['demo-uni-user', /Welcome, Senthil/, '/enterprise/dashboard'],
  ] as const) {
    test(`as ${account} leads to its own dashboard`, async ({ page, logIn, expectAccessible }) => {
      await logIn(account);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectAccessible();
    });
  }

  test('with a wrong password says so, keeps the name and asks a new captcha', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/login');
    await expect(page).toHaveTitle('Login | Udaya');
    await expectAccessible();
    await page.getByLabel('Username').fill('demo-parent');
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
    await page.getByRole('textbox', { name: 'Captcha' }).fill(captchaAnswer);
    const captcha = page.waitForResponse('**/api/captacha');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Invalid username or password')).toBeVisible();
    await captcha;
    await expect(page.getByLabel('Username')).toHaveValue('demo-parent');
    await expect(page.getByRole('textbox', { name: 'Captcha' })).toHaveValue('');
  });

  test('without anything names the fields', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    for (const message of [
      'Please enter your username',
      'Please enter your password',
      'Please enter your Captcha',
    ]) {
      await expect(page.getByText(message).first()).toBeVisible();
    }
    await expect(page.getByLabel('Username')).toBeFocused();
  });

  test('comes back to where the visitor wanted to go', async ({ page }) => {
    await page.goto('/birthchart-report?page=0');
    await page.waitForURL('**/login**');
    await page.getByLabel('Username').fill('demo-parent');
    await page.getByRole('textbox', { name: 'Password' }).fill('Udaya-demo-2026');
    await page.getByRole('textbox', { name: 'Captcha' }).fill(captchaAnswer);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/birthchart-report**');
  });

  test('ends with logging out', async ({ page, logIn }) => {
    await logIn('demo-admin');
    await page.goto('/logout');
    await page.waitForURL('**/product/login**');
    await expect(page.getByText('You are signed out')).toBeVisible();
    await page.goto('/product/dashboard');
    await page.waitForURL('**/login**');
  });

  test('as a parent does not open the product admin’s pages', async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    await page.goto('/product/users-birthchart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toBeVisible();
    await expectAccessible();
  });
});

test('the settings panel changes the layout and is remembered', async ({ page, logIn }) => {
  test.skip(test.info().project.name === 'phone', 'the side menu is a drawer there');
  await logIn('demo-uni-admin');
  await page.getByRole('button', { name: /settings/i }).click();
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/session/settings') && response.ok(),
  );
  await page.getByText('Horizontal', { exact: true }).click();
  await kept;
  await page.reload();
  await page.getByRole('button', { name: /settings/i }).click();
  await expect(page.getByRole('radio', { name: 'Horizontal' })).toBeChecked();
  const back = page.waitForResponse(
    (response) => response.url().endsWith('/api/session/settings') && response.ok(),
  );
  await page.getByText('Vertical', { exact: true }).click();
  await back;
});
