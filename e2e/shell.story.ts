import type { Page } from '@playwright/test';
import { anyWidth, expect, test } from './stage.ts';

/** What only the profile has of styles. */
const styles = '**/assets/profile-*.css';
/** As if the connection were away just then. */
const loseStyles = (page: Page) => page.route(styles, (route) => route.fulfill({ status: 404, body: '' }));
const tabs = (page: Page) => page.getByRole('main').getByRole('tablist');

test.describe('a page whose styles did not come', () => {
  test(
    'says that it is the connection, and is whole after another try',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-parent');
      await loseStyles(page);
      await page.goto('/profile');
      await expect(page.getByText('We cannot reach the server. Please check your connection')).toBeVisible();
      await expectAccessible();
      await page.unroute(styles);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(tabs(page)).toHaveCSS('display', 'flex');
    },
  );

  test('while it was only pointed at is whole when it is opened', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await loseStyles(page);
    const lost = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('vite:preloadError', resolve, { once: true })),
    );
    await page.getByRole('button', { name: /Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).focus();
    await lost;
    await page.unroute(styles);
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(tabs(page)).toHaveCSS('display', 'flex');
  });
});

test('an address that leads nowhere is told in the frame of the product', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible();
  await logIn('demo-parent');
  await page.goto('/no-such-page');
  await expect(page.getByRole('button', { name: /Account:/ })).toBeVisible();
});

test('terms and privacy notice are one press away, before the login and behind it', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await logIn('demo-parent');
  await expectAccessible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
});

test('states are told apart in the colours of the reader', anyWidth, async ({ page, logIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn('demo-parent');
  const fill = (name: RegExp) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  await page.goto('/profile');
  await expect(tabs(page)).toBeVisible();
  expect(await fill(/Personal details/)).not.toBe(await fill(/Login details/));

  // Oldest first: the demo's own reports are open, and closed, whatever other stories made.
  await page.goto('/birthchart-report?sort=asc');
  const unpaid = page
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ hasText: 'Payment pending' });
  await unpaid
    .first()
    .getByRole('button', { name: /^More for/ })
    .click();
  const colour = (closed: boolean) =>
    page
      .getByRole('menuitem', { disabled: closed })
      .first()
      .evaluate((entry) => getComputedStyle(entry).color);
  expect(await colour(true)).not.toBe(await colour(false));
});

test('the legal pages are read before there is an account', async ({ page, expectAccessible }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  await expectAccessible();
});
