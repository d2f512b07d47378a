import { anyWidth, expect, test } from './stage.ts';

test(
  'a login page that cannot work without its code says so, and how to go on',
  anyWidth,
  async ({ page, browser, baseURL }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const unscripted = await plain.newPage();
    await unscripted.goto('/login');
    const why = unscripted.locator('.before-page');
    await expect(why).toHaveText(/^This page needs JavaScript/);
    await expect(why).toBeInViewport();
    await expect(unscripted.locator('form')).toBeHidden();
    await unscripted.getByRole('link', { name: 'How it works, samples and price' }).click();
    await expect(unscripted.getByRole('heading', { level: 1 })).toHaveText(/child’s temperament/);
    await plain.close();

    const code = '**/assets/*.js';
    await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/login');
    const lost = page.getByRole('alert').filter({ hasText: 'Something went wrong. Please reload the page.' });
    await expect(lost).toBeInViewport();
    await page.unroute(code);
    await lost.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: 'Picture of the characters to type' })).toBeVisible();
    await expect(lost).toBeHidden();
  },
);
