import type { Page } from '@playwright/test';
import { type Locale, localeCookie, localeNames } from '@udaya/core/locale';
import { captchaAnswer, type DemoAccount, demoPassword, sessionToken } from './login.ts';
import { anyWidth, expect, languagesServer, test, waitForCode } from './stage.ts';
import { findOverflow } from './words-on-page.ts';

// A server of their own, since they change the language of the demo accounts.
test.use({ baseURL: languagesServer });

const heights = { 1440: 900, 390: 844, 320: 640 };
type Width = keyof typeof heights;
const widthsOf: [Locale, Width[]][] = [
  // The other stories show English pages at the other widths.
  ['en', [320]],
  ['ta', [1440, 390, 320]],
  ['hi', [1440, 390, 320]],
];

const openPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/terms',
  '/sample/child',
  '/shared/0',
  '/enterprise/login',
];
const ownPages = [
  '/dashboard',
  '/generate-birthchart',
  '/birthchart-report',
  '/profile',
  '/security',
  '/privacy',
];
const pagesOf: [DemoAccount, Locale, string[]][] = [
  [
    'demo-admin',
    'ta',
    [
      '/product/dashboard',
      '/product/astrouser-list',
      '/product/users-birthchart',
      '/product/groups',
      '/product/payments',
    ],
  ],
  [
    'demo-group-admin',
    'hi',
    [
      '/enterprise/dashboard',
      '/enterprise/report',
      '/enterprise/users',
      '/enterprise/branches',
      '/enterprise/data',
    ],
  ],
];

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang as Locale);

/** Chooses a language in the top bar, and waits for the page in it. */
async function choose(page: Page, language: Locale): Promise<void> {
  const now = await languageOf(page);
  if (now === language) return;
  const menu = page.locator('header').getByRole('button', { name: localeNames[now] });
  // In the bar at the top, whichever style sheet came first.
  await expect.poll(async () => (await menu.boundingBox())?.y).toBeLessThan(60);
  await menu.click();
  await page.getByRole('button', { name: localeNames[language], exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await waitForCode(page);
}

/** By the form in whatever language it has. */
async function logInByForm(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('[name=username]').fill('demo-parent');
  await page.locator('[name=password]').fill(demoPassword);
  await page.locator('[name=userCaptcha]').fill(captchaAnswer);
  await page.locator('main form [type=submit]').click();
  await page.waitForURL('**/dashboard');
  await expect(page.locator('h1').first()).toBeVisible();
}

/** Ends what the tab knows, from a page without scripts: one that has them might keep it again. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('/welcome');
  await page.evaluate(() => sessionStorage.clear());
}

/** Looks at a page: at each width nothing is cut off or out of the screen, and at the last one axe finds nothing. */
async function look(page: Page, widths: Width[], expectAccessible: () => Promise<void>): Promise<void> {
  await waitForCode(page);
  await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root')).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] });
    const where = `${new URL(page.url()).pathname} at ${width}`;
    await expect(async () => expect(await findOverflow(page), where).toEqual([])).toPass({ timeout: 3_000 });
  }
  await expectAccessible();
}

for (const [language, widths] of widthsOf) {
  test(`pages in ${language} fit and are accessible`, anyWidth, async ({ page, logIn, expectAccessible }) => {
    test.setTimeout(240_000);
    await page.goto('/login');
    await choose(page, language);
    for (const address of openPages) {
      await page.goto(address);
      expect(await languageOf(page)).toBe(language);
      await look(page, widths, expectAccessible);
    }
    // An account keeps its own language: the one of an earlier story.
    await logIn('demo-parent');
    await page.goto('/dashboard');
    await choose(page, language);
    for (const address of ownPages) {
      await page.goto(address);
      expect(await languageOf(page)).toBe(language);
      await look(page, widths, expectAccessible);
    }
    for (const link of ['/payments/invoice', '/users-birthchart/']) {
      await page.goto('/birthchart-report?sort=asc');
      const to = await page.locator(`main a[href*="${link}"]`).first().getAttribute('href');
      await page.goto(to ?? '');
      await look(page, widths, expectAccessible);
    }
  });
}

test(
  'a language that was chosen is kept by account and browser, with what was typed',
  anyWidth,
  async ({ page }) => {
    await logInByForm(page);
    await choose(page, 'hi');
    await page.goto('/generate-birthchart');
    const name = page.locator('main form').getByRole('textbox').first();
    await name.fill('Kavya');
    await choose(page, 'ta');
    await expect(name).toHaveValue('Kavya');
    // Which language the report is to be in is asked before the details are sent.
    await expect(page.getByRole('radiogroup').getByRole('radio', { name: localeNames.ta })).toBeVisible();
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === localeCookie);
    expect(cookie).toMatchObject({ value: 'ta', path: '/', sameSite: 'Lax', secure: false, httpOnly: false });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86_400);

    // What is chosen before a login is the account's from then on.
    await forgetSession(page);
    await page.goto('/login');
    await choose(page, 'hi');
    await logInByForm(page);
    expect(await languageOf(page)).toBe('hi');
    await choose(page, 'ta');

    // So is what is chosen on the landing page.
    await forgetSession(page);
    await page.goto('/welcome');
    await page.getByRole('link', { name: localeNames.hi }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await logInByForm(page);
    expect(await languageOf(page)).toBe('hi');
    expect((await page.context().cookies()).find(({ name }) => name === localeCookie)?.value).toBe('hi');
    await choose(page, 'ta');

    // In another browser the page is English until the account is known; what was wanted is still found.
    await forgetSession(page);
    await page.context().clearCookies();
    await page.goto('/security');
    await page.waitForURL('**/login?*');
    expect(await languageOf(page)).toBe('en');
    await page.locator('[name=username]').fill('demo-parent');
    await page.locator('[name=password]').fill(demoPassword);
    await page.locator('[name=userCaptcha]').fill(captchaAnswer);
    await page.locator('main form [type=submit]').click();
    await page.waitForURL('**/security');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');

    // By the keyboard alone.
    await page.getByRole('button', { name: localeNames.ta }).first().focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: localeNames.ta }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test('the page’s own language can be chosen for an account that has another', anyWidth, async ({ page }) => {
  await logInByForm(page);
  await choose(page, 'en');
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const kept = async () => (await (await page.request.get('/api/session', { headers })).json()).settings;
  // As another browser of the same account would.
  await page.request.put('/api/session/settings', {
    headers,
    data: { ...(await kept()), language: 'hi' },
  });
  await page.reload();
  await page.getByRole('button', { name: /settings/i }).click();
  await expect(page.getByRole('radio', { name: localeNames.hi })).toBeChecked();
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: `Language: ${localeNames.en}` });
  await menu.click();
  await page.getByRole('button', { name: localeNames.en, exact: true }).click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(await kept()).toMatchObject({ language: 'en' });
  await page.getByRole('button', { name: /settings/i }).click();
  await expect(page.getByRole('radio', { name: localeNames.en })).toBeChecked();
});

for (const [account, language, addresses] of pagesOf) {
  test(
    `pages of ${account} in ${language} fit a phone`,
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      test.setTimeout(240_000);
      await logIn(account);
      await page.goto('/dashboard');
      await choose(page, language);
      for (const address of addresses) {
        await page.goto(address);
        await look(page, [390], expectAccessible);
      }
    },
  );
}
