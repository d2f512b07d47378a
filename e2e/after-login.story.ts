import type { Page } from '@playwright/test';
import { captchaAnswer, demoPassword, field } from './login.ts';
import { expect, test } from './stage.ts';

test('the login stays on the page, its button busy, until the next page is there', async ({ page }) => {
  await page.goto('/login');
  await field(page, 'Username').fill('demo-parent');
  await field(page, 'Password').fill(demoPassword);
  await field(page, 'Captcha').fill(captchaAnswer);
  // A slow connection: each file of the next page takes its time.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await watchHeadings(page);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen[0]).toMatch(/, busy$/);
  expect(seen.filter((heading) => heading.startsWith('nothing'))).toEqual([]);
});

/** From now on keeps what stands on the page, frame by frame: its heading, and whether its button is at work. */
async function watchHeadings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const headings: string[] = [];
    Object.assign(window, { headings });
    const look = () => {
      const heading = document.querySelector('h1')?.textContent ?? 'nothing';
      const busy = document.querySelector('button[type=submit][data-loading]') ? ', busy' : '';
      if (headings.at(-1) !== heading + busy) headings.push(heading + busy);
      requestAnimationFrame(look);
    };
    document
      .querySelector('form')
      ?.addEventListener('submit', () => requestAnimationFrame(() => setTimeout(look, 100)));
  });
}
