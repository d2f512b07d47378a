import type { Page } from '@playwright/test';
import { makeReport } from './checkout.ts';
import { anyWidth, expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

test(
  'a page asks for a handful of files, the first one for the fewest',
  anyWidth,
  async ({ page, logIn }) => {
    const atLogin = await filesOf(page, '/login');
    await logIn('demo-parent');
    const id = await makeReport(page, 'Counted');
    const atReport = await filesOf(page, `/users-birthchart/${id}`);
    console.log(`files: ${atLogin} for the login, ${atReport} for a report`);
    expect(atLogin).toBeLessThanOrEqual(12);
    expect(atReport).toBeLessThanOrEqual(24);
  },
);

/** How many scripts and style sheets a page asks for, opened by its address. */
async function filesOf(page: Page, address: string): Promise<number> {
  const asked = new Set<string>();
  const note = (request: { url(): string }) => {
    if (/[.](js|css)$/.test(new URL(request.url()).pathname)) asked.add(request.url());
  };
  page.on('request', note);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return asked.size;
}
