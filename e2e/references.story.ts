import type { Page } from '@playwright/test';
import { captchaAnswer, field, fillLogin } from './login.ts';
import { beginAs } from './newcomer.ts';
import { anyWidth, expect, test } from './stage.ts';

const number = 'REF-2026';

/** Has the server fail a call without a word, as it does for an error of its own, and names the request. */
async function failing(page: Page, call: string | RegExp): Promise<void> {
  await page.route(call, (route) =>
    route.fulfill({ status: 409, json: {}, headers: { 'x-request-id': number } }),
  );
}

async function expectNumber(page: Page): Promise<void> {
  await expect(page.getByText(/share the number below with support/).first()).toBeVisible();
  await expect(page.getByText(`Reference for support: ${number}`).first()).toBeVisible();
}

test.describe('an error that promises a number shows it', () => {
  test(
    'at the login, and promises none where the server was not reached',
    anyWidth,
    async ({ page, expectAccessible }) => {
      await page.goto('/login');
      await failing(page, '**/api/astro-users/authenticate');
      await fillLogin(page, 'somebody', 'not-the-password');
      await expectNumber(page);
      await expectAccessible();
      await page.unroute('**/api/astro-users/authenticate');
      await page.route('**/api/astro-users/authenticate', (route) =>
        route.fulfill({ status: 409, json: {} }),
      );
      await field(page, 'Captcha').fill(captchaAnswer);
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page.getByText('tell support what you were doing')).toBeVisible();
      await expect(page.getByText(/the number below|Reference for support/)).toHaveCount(0);
    },
  );

  test('at the picture of the captcha, at its voice and at its calculation', anyWidth, async ({ page }) => {
    await failing(page, '**/api/captacha/audio**');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Listen to other characters' }).click();
    await expectNumber(page);
    await failing(page, '**/api/captacha');
    await page.getByRole('button', { name: 'Show another picture' }).click();
    await expect(page.getByText(/^The picture could not be loaded/)).toContainText(number);
    await failing(page, '**/api/captacha/challenge');
    await page.getByRole('button', { name: 'I cannot read this' }).click();
    await expect(page.getByRole('alert').filter({ hasText: number })).toBeVisible();
  });

  test('where a password was forgotten, and where a new one is set', anyWidth, async ({ page }) => {
    await page.goto('/forgot-password');
    await failing(page, '**/api/astro-users/forgot-password');
    await page.getByRole('textbox', { name: /mail/i }).fill('somebody@mail.example');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expectNumber(page);

    await page.route('**/api/astro-users/reset-password/check', (route) =>
      route.fulfill({ json: { usable: true } }),
    );
    await failing(page, '**/api/astro-users/reset-password');
    await page.goto('/reset-password/prs_anything');
    await page.getByLabel('New password', { exact: true }).fill('quiet-harbour-9');
    await page.getByLabel('Confirm password').fill('quiet-harbour-9');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expectNumber(page);
  });

  test('on the pages behind the login', anyWidth, async ({ page }) => {
    await beginAs(page);
    await failing(page, /\/api\/(places\?|session\/settings|security\/sign-out-everywhere)/);
    await page.goto('/generate-birthchart');
    await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('Madurai');
    await expectNumber(page);

    await page.goto('/security');
    await page.getByRole('button', { name: 'Log out everywhere, including here' }).click();
    await expectNumber(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Preloader' }).click();
    await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: number })).toBeVisible();
  });
});
