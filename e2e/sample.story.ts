import { lastPart } from './report-parts.ts';
import { expect, test } from './stage.ts';

test('a sample of each kind of report is open to everybody', async ({ page, expectAccessible }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'See a sample report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample report of a child' })).toBeVisible();
  await expect(lastPart(page)).toBeVisible();
  await expect(page.getByRole('link', { name: '14416' }).first()).toBeVisible();
  await expectAccessible();
  for (const [kind, name] of [
    ['Adult', 'Arul Mani'],
    ['Student', 'Zoya Rahman'],
  ] as const) {
    await page.getByRole('link', { name: kind }).click();
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText('Jupiter')).toHaveCount(0);
  }
});
