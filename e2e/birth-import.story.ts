import { birthFile, birthRow } from '../apps/api/testing/birth-csv.ts';
import { logInDemo } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

const csv = (text: string) => ({ name: 'births.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test(
  'births of a file are matched, checked, taken and seen again',
  anyWidth,
  async ({ page, expectAccessible }, info) => {
    const tag = `${info.project.name} ${Date.now()}`;
    await logInDemo(page, 'demo-group-user');
    await page.goto('/enterprise/births');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Upload births');
    await expect(page.getByRole('heading', { name: 'Earlier files' })).toBeVisible();
    await page.getByRole('button', { name: 'Check file' }).click();
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
    await page.getByRole('button', { name: 'Check file' }).click();

    await expect(heading).toHaveText('Check births');
    await expect(heading).toBeFocused();
    await expect(page.getByRole('heading', { name: '2 places are unclear' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '5 July 2015' }).first()).toBeVisible();
    await expect(
      page.getByText('There is no consent for this person, so the row is not added'),
    ).toBeVisible();
    await expectAccessible();
    // Whoever comes back finds the file where it was left.
    await page.reload();
    await expect(heading).toHaveText('Check births');
    await page
      .getByLabel("What 'Rampur' means")
      .selectOption({ label: 'Rampur, Shimla district, Himachal Pradesh, India' });
    await expect(page.getByRole('heading', { name: '1 place is unclear' })).toBeVisible();
    await page.getByLabel("What 'Nowhereville' means").selectOption('Leave out these rows');
    await page.getByRole('button', { name: 'Create 2 reports' }).click();
    await expect(
      page.getByText('Please confirm that you have the consent of everyone who is included'),
    ).toBeVisible();
    await page.getByLabel(/^For every row with yes/).check();
    await page.getByRole('button', { name: 'Create 2 reports' }).click();

    await expect(heading).toHaveText('Result of your file', { timeout: 30_000 });
    await expect(page.getByRole('row', { name: new RegExp(`Rampur ${tag}`) })).toContainText('Added');
    await expect(page.getByRole('row', { name: new RegExp(`Lost ${tag}`) })).toContainText('Left out');
    await expectAccessible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download results' }).click();
    expect((await download).suggestedFilename()).toBe('births-results.csv');

    // The same file again: nothing is taken twice.
    await page.getByRole('button', { name: 'Upload another file' }).click();
    await expect(heading).toHaveText('Upload births');
    await expect(page.getByText('2 added, 0 skipped, 3 not added').first()).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(csv(file));
    await page.getByLabel('Name', { exact: true }).selectOption('Who it is');
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(heading).toHaveText('Check births');
    await expect(page.getByText('Added earlier')).toBeVisible();
    await page.getByRole('button', { name: 'Discard file' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard file' }).click();
    await expect(heading).toHaveText('Upload births');
  },
);
