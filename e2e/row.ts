import type { Page } from '@playwright/test';

/** Opens the menu of a row, by the name that it bears; the first one where several do. */
export async function openRowMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Chooses what can be done with a report from the menu of its row. */
export async function chooseFor(page: Page, person: string, entry: string): Promise<void> {
  await openRowMenu(page, `More for the report of ${person}`);
  await page.getByRole('menuitem', { name: entry }).click();
}
