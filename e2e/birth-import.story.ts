import { birthFile, birthRow } from '../apps/api/testing/birth-csv.ts';
import { logInDemo } from './login.ts';
import { expect, test } from './stage.ts';

const csv = (text: string) => ({ name: 'births.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('births of a file are matched, checked, taken and seen again', async ({
  page,
  expectAccessible,
}, info) => {
  const tag = `${info.project.name} ${Date.now()}`;
  await logInDemo(page, 'demo-group-user');
  await page.goto('/enterprise/births');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Upload births');
  await expect(page.getByRole('heading', { name: 'Files sent before' })).toBeVisible();
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('Please upload a valid file')).toBeVisible();
  await expectAccessible();

  const file = birthFile(
    birthRow(`Kavya ${tag}`),
    birthRow(`Rampur ${tag}`, { place: 'Rampur' }),
    birthRow(`Lost ${tag}`, { place: 'Nowhereville' }),
    birthRow(`Month ${tag}`, { date: '07/25/2015' }),
    birthRow(`Refused ${tag}`, { consent: 'no' }),
  ).replace('Name,Gender', 'Who it is,Gender');
  await page.locator('input[type=file]').setInputFiles(csv(file));
  await expect(page.getByRole('heading', { name: 'Columns of your file' })).toBeVisible();
  await expect(page.getByText('Please choose a column')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).selectOption('Who it is');
  await expect(page.getByText('Please choose a column')).toBeHidden();
  await expectAccessible();
  await page.getByRole('button', { name: 'Check the file' }).click();

  await expect(heading).toHaveText('Check the births');
  await expect(heading).toBeFocused();
  await expect(page.getByRole('heading', { name: '2 places are in doubt' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '5 July 2015' }).first()).toBeVisible();
  await expect(page.getByText('There is no consent for this person, so the row is not taken')).toBeVisible();
  await expectAccessible();
  // Whoever comes back finds the file where it was left.
  await page.reload();
  await expect(heading).toHaveText('Check the births');
  await page
    .getByLabel("What 'Rampur' means")
    .selectOption({ label: 'Rampur, Shimla district, Himachal Pradesh, India' });
  await expect(page.getByRole('heading', { name: '1 place is in doubt' })).toBeVisible();
  await page.getByLabel("What 'Nowhereville' means").selectOption('Leave these rows out');
  await page.getByRole('button', { name: 'Make 2 reports' }).click();
  await expect(
    page.getByText('Please confirm that you have the consent of everybody who is taken'),
  ).toBeVisible();
  await page.getByLabel(/^For every row that says yes/).check();
  await page.getByRole('button', { name: 'Make 2 reports' }).click();

  await expect(heading).toHaveText('What became of your file', { timeout: 30_000 });
  await expect(page.getByRole('row', { name: new RegExp(`Rampur ${tag}`) })).toContainText('Taken');
  await expect(page.getByRole('row', { name: new RegExp(`Lost ${tag}`) })).toContainText('Left out');
  await expectAccessible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the results' }).click();
  expect((await download).suggestedFilename()).toBe('births-results.csv');

  // The same file again: nothing is taken twice.
  await page.getByRole('button', { name: 'Upload another file' }).click();
  await expect(heading).toHaveText('Upload births');
  await expect(page.getByText('2 taken, 0 skipped, 3 not taken').first()).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(csv(file));
  await page.getByLabel('Name', { exact: true }).selectOption('Who it is');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(heading).toHaveText('Check the births');
  await expect(page.getByText('Taken before')).toBeVisible();
  await page.getByRole('button', { name: 'Discard this file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard this file' }).click();
  await expect(heading).toHaveText('Upload births');
});
