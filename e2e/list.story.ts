import { expect, test } from './stage.ts';
import { becomeSomebodyElse, makeReport } from './till.ts';

test('unpaid reports are deleted, from the list and from the preview', async ({ page, expectAccessible }) => {
  await becomeSomebodyElse(page);
  await makeReport(page, 'Kayal');
  await makeReport(page, 'Yazhini');
  await page.goto('/birthchart-report');
  await expect(page.getByText('Kayal').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Delete the unpaid report of Kayal' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the report of Kayal?' });
  await question.waitFor();
  await expectAccessible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Delete the unpaid report of Kayal' }).click();
  await question.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByRole('status').getByText('The report of Kayal was deleted.')).toBeVisible();
  await expect(page.getByText('Kayal', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Preview the report of Yazhini' }).click();
  // The list, which is there until the report has come, has a button of the same name.
  await expect(page.getByRole('heading', { name: 'This is a preview' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the unpaid report of Yazhini' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.waitForURL('**/birthchart-report');
  await expect(page.getByText('The report of Yazhini was deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible();
});
