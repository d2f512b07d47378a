import type { Locator, Page } from '@playwright/test';

/** The parts of the report on the page by their headings, whatever those say. */
export function partHeadings(page: Page): Locator {
  return page.getByRole('region', { name: 'Report Summary' }).getByRole('heading', { level: 3 });
}

/** The heading of the last of a report's ten parts. */
export const lastPart = (page: Page): Locator => partHeadings(page).nth(9);
