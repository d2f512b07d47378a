import { csvOf, csvRow } from '../apps/api/testing/upload-csv.ts';
import { logInDemo } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

const csv = (name: string, ...rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(csvOf(...rows)),
});

test('texts are checked, corrected and activated, by the keyboard too', async ({
  page,
  expectAccessible,
}, info) => {
  await logInDemo(page, 'demo-admin');
  await page.goto('/product/report-upload');
  const bar = page.getByRole('progressbar', { name: 'Upload progress' });
  await expect(bar).toHaveAttribute('aria-valuenow', '33.5');
  await page.getByRole('button', { name: 'Validate' }).click();
  await expect(page.getByText('Please upload a valid file')).toBeVisible();
  await expect(page.getByLabel('Report type')).toBeFocused();
  await page.getByLabel('Report type').selectOption('Adult');
  await expectAccessible();

  const choose = page.getByRole('button', { name: /^Choose/ });
  const chooser = page.waitForEvent('filechooser');
  // A phone has no key for it.
  if (info.project.use.isMobile) await choose.tap();
  else await choose.press('Enter');
  await (await chooser).setFiles(csv('texts.txt', csvRow('Sun', 1)));
  await expect(page.getByText('Please upload only .csv extension file')).toBeVisible();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(csv('texts.CSV', csvRow('Pluto', 1), csvRow('Sun', 13), csvRow('Moon', 2, '')));
  await expect(page.getByText('Please upload only .csv extension file')).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Pluto' })).toBeVisible();
  await page.getByRole('button', { name: 'Validate' }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Report Upload Validation');
  await expect(heading).toBeFocused();
  await expect(bar).toHaveAttribute('aria-valuenow', '67');
  await expect(page.getByRole('heading', { name: 'Invalid report' })).toBeVisible();
  await expect(page.getByText('Please reupload after correcting the below errors')).toBeVisible();
  await expect(page.getByText("'Pluto' is not one of the ten planets")).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Invalid position 1' }).click();
  await expect(page.getByText("'Pluto' is not one of the ten planets")).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file with errors' }).click();
  expect((await download).suggestedFilename()).toBe('texts-errors.csv');

  // Going back keeps what was chosen.
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(heading).toBeFocused();
  await expect(page.getByText('texts.CSV', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Report type')).toHaveValue('Adult');
  const title = `A quiet start at ${info.project.name} ${Date.now()}`;
  await input.setInputFiles(csv('texts.csv', csvRow('Sun', 1, title), csvRow('Moon', 2, title)));
  await page.getByRole('button', { name: 'Validate' }).click();
  await expect(page.getByText('Report validated successfully')).toBeVisible();
  await expect(page.getByText('Not in the file')).toBeVisible();
  const side = page
    .locator('div')
    .filter({ has: page.getByText('Sun 1, in the file', { exact: true }) })
    .last();
  await expect(side).toContainText('A quiet start');
  await expectAccessible();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(heading).toHaveText('Report Upload Confirmation');
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('heading', { name: 'Report uploaded successfully' })).toBeVisible();
  await expectAccessible();

  // What is lost by a reload is said, and the page begins again.
  await page.reload();
  await expect(page.getByText('the browser does not keep the file')).toBeVisible();
  await expect(heading).toHaveText('Report Upload');
});

test(
  'a file that was checked and is outdated by now is refused, and validated again',
  anyWidth,
  async ({ page }) => {
    await logInDemo(page, 'demo-admin');
    await page.goto('/product/report-upload');
    await page.getByLabel('Report type').selectOption('Student');
    const file = csv('texts.csv', csvRow('Ketu', 5, `Outdated ${Date.now()}`));
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Validate' }).click();
    await page.getByText('Report validated successfully').waitFor();

    const other = await page.context().newPage();
    await logInDemo(other, 'demo-admin');
    await other.goto('/product/report-upload');
    await other.getByLabel('Report type').selectOption('Student');
    await other
      .locator('input[type=file]')
      .setInputFiles(csv('other.csv', csvRow('Ketu', 6, `Other ${Date.now()}`)));
    await other.getByRole('button', { name: 'Validate' }).click();
    await other.getByRole('button', { name: 'Upload', exact: true }).click();
    await other.getByText('Report uploaded successfully').waitFor();

    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Report upload failed' })).toBeVisible();
    await expect(page.getByText('changed after this file was validated')).toBeVisible();
    await expect(page.getByText(/^Reference for support: /)).toBeVisible();
    await page.getByRole('button', { name: 'Validate again' }).click();
    await page.getByText('Report validated successfully').waitFor();
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Report uploaded successfully' })).toBeVisible();
  },
);
