import type { Page, Route } from '@playwright/test';
import { captchaAnswer, demoPassword, field } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

test(
  'the login stays on the page, its button busy and in its place, until the next page is there',
  anyWidth,
  async ({ page }) => {
    const late = (time: number) => async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, time));
      await route.continue();
    };
    // The press comes before the picture that it waits for, and before what is drawn below the button.
    await page.route('**/api/captacha', late(2_000));
    await page.route('**/assets/demo-logins*.js', late(1_500));
    await page.goto('/login');
    await field(page, 'Username').fill('demo-parent');
    await field(page, 'Password').fill(demoPassword);
    await field(page, 'Captcha').fill(captchaAnswer);
    await page.evaluate(() => document.fonts.ready);
    // A slow connection: each file of the next page takes its time.
    await page.route('**/assets/*.js', late(900));
    await watchLogin(page);
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { headings, tops } = await page.evaluate(() => {
      const { headings, tops } = window as unknown as Watched;
      return { headings, tops };
    });
    expect(headings.length).toBeGreaterThan(1);
    expect(headings[0]).toMatch(/, busy$/);
    expect(headings.filter((heading) => heading.startsWith('nothing'))).toEqual([]);
    // Half a pixel may be rounded either way.
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
  },
);

interface Watched {
  /** What stood on the page one after the other: its heading, and whether its button was at work. */
  headings: string[];
  /** Where the button stood, from the top of the page. */
  tops: number[];
}

/** Keeps what stands on the page, frame by frame: where the button is from now on, its heading once it was pressed. */
async function watchLogin(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [headings, tops]: [string[], number[]] = [[], []];
    Object.assign(window, { headings, tops });
    const findButton = () => document.querySelector('form button[type=submit]');
    const lookAtButton = () => {
      const button = findButton();
      const top = button && Math.round(button.getBoundingClientRect().top + scrollY);
      if (top !== null && tops.at(-1) !== top) tops.push(top);
      if (button) requestAnimationFrame(lookAtButton);
    };
    lookAtButton();
    const look = () => {
      const heading = document.querySelector('h1')?.textContent ?? 'nothing';
      const busy = findButton()?.hasAttribute('data-loading') ? ', busy' : '';
      if (headings.at(-1) !== heading + busy) headings.push(heading + busy);
      requestAnimationFrame(look);
    };
    document
      .querySelector('form')
      ?.addEventListener('submit', () => requestAnimationFrame(() => setTimeout(look, 100)));
  });
}
