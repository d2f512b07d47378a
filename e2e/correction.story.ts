import { expect, test } from './stage.ts';
import { makeReport, openCheckout, pay } from './till.ts';

test('birth details are corrected once, and the report tells what changed', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('demo-parent');
  const id = await makeReport(page, 'Malr');
  await openCheckout(page, id);
  await pay(page, 'Approve and pay');
  await page.waitForURL('**/payments/success/**');
  await page.getByRole('link', { name: 'View the report' }).click();
  await page.getByRole('link', { name: 'Correct the birth details' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Malr');
  await expect(page.getByRole('combobox', { name: 'Place of birth' })).toHaveValue(/^Madurai/);
  await page.getByRole('checkbox', { name: /I am this person/ }).check();
  await page.getByRole('button', { name: 'Check the details' }).click();
  await expect(page.getByText('These are the details as they are.')).toBeVisible();

  // The IQ level alone is kept, and leaves everything else to be corrected.
  await page.getByText('More details (optional)').click();
  await page.getByRole('textbox', { name: /IQ/ }).fill('133');
  await page.getByRole('button', { name: 'Check the details' }).click();
  await page.getByRole('button', { name: 'Confirm and save' }).click();
  await expect(page.getByText('The IQ level is saved')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Correct the birth details' }).click();
  await page.getByRole('checkbox', { name: /I am this person/ }).check();

  await page.getByRole('textbox', { name: 'Name' }).fill('Malar');
  await page.getByLabel('Hour of birth').selectOption('11');
  await expectAccessible();
  await page.getByRole('button', { name: 'Check the details' }).click();
  await expect(page.getByText(/Saturday, 4 May 2019, 11:05 AM/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and write anew' }).click();

  const changes = page.getByRole('region', { name: 'What the correction changed' });
  await expect(changes).toBeVisible({ timeout: 20_000 });
  await expect(changes.getByRole('row', { name: 'Name Malr Malar' })).toBeVisible();
  await expect(changes.getByRole('row', { name: 'Time of birth 07:05 AM 11:05 AM' })).toBeVisible();
  await expect(changes.getByText(/other texts? now|another text now/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Correct the birth details' })).toHaveCount(0);
  await expectAccessible();

  await page.getByRole('link', { name: 'Version 1' }).click();
  await expect(page.getByText('You are reading the earlier version')).toBeVisible();
  await expect(page.getByText('07:05 AM').first()).toBeVisible();
  await page.getByRole('link', { name: 'Read the current version' }).click();
  await expect(page.getByText('11:05 AM').first()).toBeVisible();
  await page.goto(`/users-birthchart/${id}/correct`);
  await expect(page.getByRole('heading', { name: 'This report cannot be corrected any more' })).toBeVisible();
});
