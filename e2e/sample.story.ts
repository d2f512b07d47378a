import { lastPart } from './report-parts.ts';
import { expect, test } from './stage.ts';

test('a stranger reads what it is, in their language, and a sample of each kind', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await page.goto('/login');
  await expect(page.getByText(/^A traditional reading of the birth chart/)).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Read a sample' })).toBeInViewport();
  await page.getByRole('link', { name: 'What is Udaya?' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/child’s temperament and strengths/);
  await expect(page.getByText(/₹1,000 a report/).first()).toBeVisible();
  await page.getByText('Who can read my data?').click();
  await expect(page.getByText(/shown to you alone/)).toBeVisible();
  await expectAccessible();
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width, height: 900 });

  const languages = page.getByRole('navigation', { name: 'Languages' });
  await languages.getByRole('link', { name: 'தமிழ்' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  await expect(page).toHaveURL(/\/welcome\/ta\?chosen$/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.getByRole('link', { name: 'Read a sample' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample report of a child' })).toBeVisible();
  // The page has taken the place of what the server wrote: it shows the way to the parts.
  await expect(page.getByRole('navigation', { name: 'Types of reports' })).toBeVisible();
  await expect(page.locator('.w-sample')).toHaveCount(0);
  await expect(page).toHaveTitle('Sample report of a child | Udaya');
  await expect(lastPart(page)).toBeVisible();
  await page.getByText('limits and where to find help').click();
  await expect(page.getByRole('link', { name: '14416' }).first()).toBeVisible();
  await expectAccessible();
  for (const [kind, name] of [
    ['Adult', 'Arul Mani'],
    ['Student', 'Zoya Rahman'],
  ] as const) {
    await page.getByRole('link', { name: kind }).click();
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText('Jupiter').filter({ visible: true })).toHaveCount(0);
  }

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const unscripted = await plain.newPage();
  await unscripted.goto('/sample/adult');
  await expect(unscripted.getByRole('heading', { level: 3, name: 'Feelings' })).toBeVisible();
  await unscripted.goto('/welcome');
  await expect(unscripted.getByRole('heading', { name: 'What you will read' })).toBeVisible();
  await plain.close();
});
