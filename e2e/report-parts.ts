import type { Locator, Page } from '@playwright/test';

/** The parts of the report on the page by their headings, whatever those say. */
export function partHeadings(page: Page): Locator {
  return page.getByRole('region', { name: 'Report Summary' }).getByRole('heading', { level: 3 });
}

/** What opens all that can be done with a part: it says what was said of it, else that something can be. */
export function partControl(page: Page, part: string): Locator {
  return page.locator('summary').and(page.getByLabel(new RegExp(`: ${part}$`)));
}

/** The heading of the last of a report's ten parts. */
export const lastPart = (page: Page): Locator => partHeadings(page).nth(9);
