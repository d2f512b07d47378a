import type { Page } from '@playwright/test';
import { anyWidth, expect, test } from './stage.ts';

/** The styles that the document of a page names. */
async function stylesOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address, { headers: { accept: 'text/html' } })).text();
  return html.match(/\/assets\/[\w-]+\.css/g) ?? [];
}
/** As if the connection were away just then for what only the profile has of styles; answers the way back. */
async function loseStyles(page: Page): Promise<() => Promise<void>> {
  const others = await stylesOf(page, '/dashboard');
  const own = (await stylesOf(page, '/profile')).filter((one) => !others.includes(one));
  const isOwn = ({ pathname }: URL) => own.includes(pathname);
  expect(own.length).toBeGreaterThan(0);
  await page.route(isOwn, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(isOwn);
}
const tabs = (page: Page) => page.getByRole('main').getByRole('tablist');

test.describe('a page whose styles did not come', () => {
  test(
    'says that it is the connection, and is whole after another try',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-parent');
      const findStyles = await loseStyles(page);
      await page.goto('/profile');
      await expect(
        page.getByText('We could not connect. Please check your internet connection'),
      ).toBeVisible();
      await expectAccessible();
      await findStyles();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(tabs(page)).toHaveCSS('display', 'flex');
    },
  );

  test('while it was only pointed at is whole when it is opened', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await page.goto('/dashboard');
    const findStyles = await loseStyles(page);
    const lost = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('vite:preloadError', resolve, { once: true })),
    );
    await page.getByRole('button', { name: /Account:/ }).click();
    await page.getByRole('link', { name: 'Profile', exact: true }).focus();
    await lost;
    await findStyles();
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(tabs(page)).toHaveCSS('display', 'flex');
  });
});

test(
  'an address that leads nowhere is told in the frame of the product',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible();
    await logIn('demo-parent');
    await page.goto('/no-such-page');
    await expect(page.getByRole('button', { name: /Account:/ })).toBeVisible();
  },
);

test(
  'price, seller, terms and privacy notice are one press away, before the login and behind it',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await page.goto('/login');
    const price = page.getByText('₹1,000 a report, free preview, one correction, no subscription');
    await expect(price).toBeVisible();
    await expect(page.getByText('Demonstration only: no company, no address')).toBeVisible();
    const product = page.getByRole('link', { name: 'Product administration' });
    await expect(product).toHaveCount(0);
    await page.getByRole('link', { name: 'Enterprise login' }).click();
    await expect(product).toBeVisible();
    await expect(price).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact and grievances' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact and grievances');
    await expect(page.getByText(/We acknowledge every complaint within 48 hours/)).toBeVisible();
    await expectAccessible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
    await expect(page.getByText('₹1,000 is the total price of a report, with all taxes.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
    await logIn('demo-parent');
    await page.goto('/dashboard');
    await expectAccessible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  },
);

test('states are told apart in the colours of the reader', anyWidth, async ({ page, logIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn('demo-parent');
  await page.goto('/dashboard');
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

test('the legal pages are read before there is an account', anyWidth, async ({ page, expectAccessible }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  await expectAccessible();
});
