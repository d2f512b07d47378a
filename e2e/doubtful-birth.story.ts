import { checkForm } from './birth-form.ts';
import { anyWidth, expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

const readBack = { name: 'Is this right?' };

test(
  'a time that the clock showed twice is asked for in words, and read back',
  anyWidth,
  async ({ page, logIn }) => {
    await logIn('demo-parent');
    await checkForm(page, {
      name: 'Twice Shown',
      date: '29-10-2023',
      time: ['01', '30', 'AM'],
      accuracy: 'To the minute',
      country: 'United Kingdom',
      place: 'London',
      suggestion: 'London',
    });
    await expect(page.getByRole('heading', readBack)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'first 1:30, summer time (UTC+01:00)' })).toBeChecked();
    await expect(page.getByText('UTC+01:00, Europe/London')).toBeVisible();
    await page.getByRole('radio', { name: 'second 1:30, winter time (UTC+00:00)' }).check();
    await expect(page.getByText('UTC+00:00, Europe/London')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm and generate' }).click();
    await page.waitForURL('**/users-birthchart/**');
    await expect(page.getByRole('heading', { level: 1, name: 'A reading for Twice Shown' })).toBeVisible();
  },
);

test(
  'a birth close to the pole goes on without its time by one button',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    await checkForm(page, {
      name: 'Polar Night',
      date: '21-12-2010',
      time: ['09', '15', 'AM'],
      accuracy: 'To the minute',
      country: 'Norway',
      place: 'Tromso',
      suggestion: 'Troms',
    });
    await expect(page.getByText(/cannot be calculated this close to the pole/).first()).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Continue without the time' }).click();
    await expect(page.getByRole('heading', readBack)).toBeVisible();
    await expect(page.getByText('Tuesday, 21 December 2010', { exact: false }).first()).toBeVisible();
    await expect(page.getByText(/not known/i).first()).toBeVisible();
    await page.getByRole('button', { name: 'Confirm and generate' }).click();
    await page.waitForURL('**/users-birthchart/**');
    await expect(page.getByRole('heading', { level: 1, name: 'A reading for Polar Night' })).toBeVisible();
  },
);
