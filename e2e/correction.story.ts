import type { Page } from '@playwright/test';
import { makeReport, openCheckout, pay, waitForPaid } from './checkout.ts';
import { lastPart } from './report-parts.ts';
import { anyWidth, expect, freeServer, test } from './stage.ts';

test('birth details are corrected once, and the report tells what changed', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  test.slow();
  await logIn('demo-parent');
  const id = await makeReport(page, 'Malar');
  await page.goto(`/users-birthchart/${id}`);
  await expect(page.getByRole('link', { name: 'Correct the birth details' })).toHaveCount(0);
  // Until it is paid the details are edited, by the row that is wrong, and nothing of that is the one correction.
  await page.getByRole('link', { name: 'Edit the details' }).click();
  await page.getByLabel('Minute of birth').selectOption('06');
  await page.getByRole('checkbox', { name: /I am this person/ }).check();
  await page.getByRole('button', { name: 'Check details' }).click();
  await page.getByRole('button', { name: 'Change: Time of birth' }).click();
  await expect(page.getByLabel('Hour of birth')).toBeFocused();
  await page.getByLabel('Minute of birth').selectOption('07');
  await page.getByRole('button', { name: 'Check details' }).click();
  await page.getByRole('button', { name: 'Change: Gender' }).click();
  await expect(page.getByRole('radio', { name: 'Female' })).toBeFocused();
  await page.getByRole('button', { name: 'Check details' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save and go to payment' }).click();
  await page.waitForURL('**/payments/invoice**');
  await expect(page.getByRole('link', { name: 'Edit the details' })).toBeVisible();
  await pay(page, 'Approve and pay');
  await waitForPaid(page);
  await expect(page.getByText(/You can correct them once.* 14 days are left\./)).toBeVisible();
  await page.getByRole('link', { name: 'Read the report' }).click();
  await page.getByRole('link', { name: 'Correct the birth details' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Malar');
  await expect(page.getByRole('combobox', { name: 'Place of birth' })).toHaveValue(/^Madurai/);
  await page.getByRole('checkbox', { name: /I am this person/ }).check();
  await page.getByRole('button', { name: 'Check details' }).click();
  await expect(page.getByText('You have not changed anything.')).toBeVisible();

  // The IQ level alone is kept, and leaves everything else to be corrected.
  await page.getByText('Optional: blood group, IQ level').click();
  await page.getByRole('textbox', { name: /IQ/ }).fill('133');
  await page.getByRole('button', { name: 'Check details' }).click();
  await page.getByRole('button', { name: 'Confirm and save' }).click();
  await expect(page.getByText('The IQ level is saved')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Correct the birth details' }).click();
  await page.getByRole('checkbox', { name: /I am this person/ }).check();

  await page.getByLabel('Hour of birth').selectOption('11');
  await expectAccessible();
  await page.getByRole('button', { name: 'Check details' }).click();
  await expect(page.getByText(/Saturday, 4 May 2019, 11:07 AM/)).toBeVisible();
  await expect(page.getByText('you can no longer read or download the first version')).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm and prepare again' }).click();

  const changes = page.getByRole('region', { name: 'What the correction changed' });
  await expect(changes).toBeVisible({ timeout: 20_000 });
  await expect(changes.getByRole('row', { name: 'Time of birth 07:07 AM 11:07 AM' })).toBeVisible();
  await expect(changes.getByText(/^The texts? of .* (has|have) changed/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Correct the birth details' })).toHaveCount(0);
  await expectAccessible();

  await page.getByRole('link', { name: 'Version 1' }).click();
  await expect(page.getByText('You are reading the earlier version')).toBeVisible();
  await expect(page.getByText('07:07 AM').first()).toBeVisible();
  await page.getByRole('link', { name: 'Read current version' }).click();
  await expect(page.getByText('11:07 AM').first()).toBeVisible();
  await page.goto(`/users-birthchart/${id}/correct`);
  await expect(page.getByRole('heading', { name: 'This report can no longer be corrected' })).toBeVisible();
});

test(
  'a correction to another person says before it is sent that the first version closes, and closes it',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Malr');
    await openCheckout(page, id);
    await pay(page, 'Approve and pay');
    await waitForPaid(page);
    await page.goto(`/users-birthchart/${id}/correct`);
    await expect(page.getByText('the first version then closes')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Malarvizhi');
    await page.getByRole('checkbox', { name: /I am this person/ }).check();
    await page.getByRole('button', { name: 'Check details' }).click();
    await expect(page.getByText('you can no longer read or download the first version')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Confirm and prepare again' }).click();

    const versions = page.getByRole('region', { name: 'Versions of this report' });
    await expect(versions.getByText('Closed because the report was corrected to another person')).toBeVisible(
      {
        timeout: 20_000,
      },
    );
    await expect(versions.getByText('Version 2')).toBeVisible({ timeout: 20_000 });
    await expect(versions.getByRole('link')).toHaveCount(0);
    await expectAccessible();
    await page.goto(`/users-birthchart/${id}?version=1`);
    await expect(page.getByRole('heading', { name: 'This version is closed' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Read current version' }).click();
    await expect(lastPart(page)).toBeVisible();
  },
);

test.describe('what was changed for a correction', () => {
  test.use({ baseURL: freeServer });

  test(
    'outlives Back, Forward and a reload, and no other report',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-parent');
      const [id, other] = [await makeReport(page, 'Thamarai'), await makeReport(page, 'Alli')];
      await page.goto(`/users-birthchart/${id}`);
      await page.getByRole('link', { name: 'Correct the birth details' }).click();
      await expect(page.getByRole('form', { name: 'Correct the birth details' })).toBeVisible();
      await changeHour(page, '11');
      await expectAccessible();
      await page.getByRole('button', { name: 'Check details' }).click();
      await expect(page.getByText(/4 May 2019, 11:05 AM/)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/4 May 2019, 11:05 AM/)).toBeVisible();

      await page.goBack();
      await expect(hour(page)).toHaveValue('11');
      await page.goBack();
      await expect(lastPart(page)).toBeVisible();
      await page.goForward();
      await expect(hour(page)).toHaveValue('11');
      await page.goForward();
      await expect(page.getByText(/4 May 2019, 11:05 AM/)).toBeVisible();
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(hour(page)).toHaveValue('11');

      await page.goto(`/users-birthchart/${other}/correct?step=check`);
      await expect(hour(page)).toHaveValue('07');
      await expect(page).toHaveURL(/correct$/);
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Alli');
    },
  );

  test('is checked no more once it was taken back', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Thamarai');
    await page.goto(`/users-birthchart/${id}/correct`);
    await changeHour(page, '11');
    await page.getByRole('button', { name: 'Check details' }).click();
    await expect(page.getByText(/4 May 2019, 11:05 AM/)).toBeVisible();
    await page.goBack();
    await hour(page).selectOption('07');
    await page.goForward();
    await expect(page.getByText('You have not changed anything.')).toBeVisible();
    await expect(hour(page)).toHaveValue('07');
  });

  test('is gone once it was given up, sent, or its person logged out', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Thamarai');
    const form = `/users-birthchart/${id}/correct`;
    await page.goto(form);
    await changeHour(page, '11');
    await page.getByRole('link', { name: 'Back to the report' }).click();
    await page.getByRole('link', { name: 'Correct the birth details' }).click();
    await expect(hour(page)).toHaveValue('07');

    await changeHour(page, '11');
    await page.goto('/logout');
    await expect(page.getByText('You are logged out')).toBeVisible();
    await logIn('demo-parent');
    await page.goto(form);
    await expect(hour(page)).toHaveValue('07');

    await page.getByText('Optional: blood group, IQ level').click();
    await page.getByRole('textbox', { name: /IQ/ }).fill('133');
    await page.getByRole('checkbox', { name: /I am this person/ }).check();
    await page.getByRole('button', { name: 'Check details' }).click();
    await page.getByRole('button', { name: 'Confirm and save' }).click();
    await expect(page.getByText('The IQ level is saved')).toBeVisible();
    await page.goto(`${form}?step=check`);
    await expect(page).toHaveURL(/correct$/);
    await expect(page.getByRole('checkbox', { name: /I am this person/ })).not.toBeChecked();
    await expect(page.getByText('You have not changed anything.')).toHaveCount(0);
  });
});

const hour = (page: Page) => page.getByLabel('Hour of birth');

async function changeHour(page: Page, to: string): Promise<void> {
  await hour(page).selectOption(to);
  await page.getByRole('checkbox', { name: /I am this person/ }).check();
}
