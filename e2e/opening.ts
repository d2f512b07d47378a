import { expect, type Locator, type Page } from '@playwright/test';

/** Says why a report is opened, where the page asks: it does once for each product admin and report. `heading` stands over what comes then. */
export async function sayWhyOpened(page: Page, heading: string | RegExp = /^A reading for/): Promise<void> {
  await sayWhy(page, 'Open report', page.getByRole('heading', { name: heading }));
}

/** The same before a download from a list. */
export async function sayWhyDownloaded(page: Page): Promise<void> {
  await sayWhy(page, 'Download report', page.getByText('Downloading report... please wait'));
}

/** `otherwise` is what stands there where nothing is asked any more. */
async function sayWhy(page: Page, button: string, otherwise: Locator): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Why are you opening this report?' });
  await expect(asked.or(otherwise).first()).toBeVisible();
  if (!(await asked.isVisible())) return;
  await asked.getByRole('radio', { name: 'Quality check' }).check();
  await asked.getByRole('button', { name: button }).click();
  await expect(asked).toHaveCount(0);
}
