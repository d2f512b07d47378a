import type { Page } from '@playwright/test';
import { isPhone } from './checkout.ts';

/** Opens the filters of a list, which a phone has behind a button, where they are closed. */
export async function openFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  const toggle = page.getByRole('button', { name: 'Filters', exact: true });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}
