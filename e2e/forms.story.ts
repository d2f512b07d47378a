import type { Page } from '@playwright/test';
import { checkForm } from './birth-form.ts';
import { field, fillLogin } from './login.ts';
import { fillRegistration, newcomer } from './newcomer.ts';
import { anyWidth, expect, freeServer, test } from './stage.ts';

/** Has the server refuse a call at once, for one field of the form or for none. */
async function refusing(page: Page, call: string, path?: string): Promise<void> {
  await page.route(call, (route) =>
    route.fulfill({
      status: 400,
      json: {
        status: 400,
        timestamp: new Date().toISOString(),
        code: 'request.invalid',
        message: 'Refused as a whole',
        requestId: 'REF-2026',
        errors: path ? [{ path, message: 'Refused by the server' }] : [],
      },
    }),
  );
}

/** Longer than a field that was just left waits for its own check. */
const aMoment = 600;

test.describe('what the server refuses', () => {
  test(
    'stays on its field, however soon it comes, and is listed above the form',
    anyWidth,
    async ({ page, expectAccessible }) => {
      await page.goto('/register');
      await fillRegistration(page, newcomer());
      await refusing(page, '**/api/astro-users/signup', 'username');
      await field(page, 'Username').focus();
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
      await expect(summary).toBeFocused();
      await page.waitForTimeout(aMoment);
      await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('Reference for support')).toHaveCount(0);
      await expectAccessible();
      await summary.getByRole('button', { name: 'Refused by the server' }).click();
      await expect(field(page, 'Username')).toBeFocused();
    },
  );

  test('is said with the number of the request where it concerns no field', anyWidth, async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, 'somebody', 'not-the-password');
    const refusal = page.getByRole('alert').filter({ hasText: 'Invalid username or password' });
    await expect(refusal).toContainText(/Reference for support: \S{8,}/);
    await expect(field(page, 'Password')).toBeFocused();

    await page.goto('/register');
    await fillRegistration(page, newcomer());
    await refusing(page, '**/api/astro-users/signup', 'somethingElse');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Refused as a whole' })).toContainText('REF-2026');
  });
});

test.describe('a form of several steps', () => {
  test.use({ baseURL: freeServer });

  test('says which one is shown, by the keyboard too, and keeps what was typed', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-parent');
    await checkForm(page, {
      name: 'Ilakkiya',
      date: '24-05-2018',
      time: ['07', '42', 'PM'],
      accuracy: 'To the minute',
      place: 'Tirunelveli',
      suggestion: 'Tirunelveli',
    });
    const title = page.getByRole('heading', { name: 'Is this right?' });
    const step = (text: string) => page.getByRole('status').filter({ hasText: text });
    await expect(title).toBeFocused();
    await expect(step('Step 2 of 2: Check the details')).toHaveCount(1);
    await page.reload();
    await expect(title).toBeFocused();
    await expectAccessible();

    await page.getByRole('button', { name: 'Edit' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(step('Step 1 of 2: Enter the birth details')).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ilakkiya Selvi');
    await page.goBack();
    await expect(title).toBeFocused();
    await expect(page.getByText('Ilakkiya Selvi')).toBeVisible();

    // What is refused at the very end leads back to the step of its field.
    await refusing(page, '**/api/astro-users/birthChart', 'place.place_id');
    await page.getByRole('button', { name: 'Confirm and generate' }).click();
    await expect(page.getByRole('combobox', { name: 'Place of birth' })).toBeFocused();
    await expect(page).toHaveURL(/generate-birthchart$/);
    await expect(page.getByText('Refused by the server').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ilakkiya Selvi');
    await expectAccessible();
  });
});
