import { expect, type Page } from '@playwright/test';

/** Says why a report is opened, where the page asks: it does once for each product admin and report. */
export async function sayWhyOpened(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Why do you open this report?' });
  const report = page.getByRole('heading', { level: 1, name: /^A reading for/ });
  await expect(asked.or(report).first()).toBeVisible();
  if (!(await asked.isVisible())) return;
  await asked.getByRole('radio', { name: 'Checking quality' }).check();
  await asked.getByRole('button', { name: 'Open the report' }).click();
  await expect(asked).toHaveCount(0);
}
