import type { Page } from '@playwright/test';
import { makeReport, rupeeButton } from './checkout.ts';
import { anyWidth, expect, test } from './stage.ts';

/** Has the server's answers say that the writing has come to nothing so far, until that is taken back. */
async function letWritingFail(page: Page, address: string | RegExp, change: Record<string, unknown> = {}) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...body, stage: 'failed', ...change } });
  });
  // Waits for what it holds in hand.
  return () => page.unrouteAll({ behavior: 'wait' });
}

test.describe('a report that could not be written', () => {
  test('cannot be paid for; the checkout says so, and follows once it is ready', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Not Written');
    const mend = await letWritingFail(page, /\/api\/payments\/invoice/, { ways: [] });
    await page.goto(`/payments/invoice?report=${id}`);
    await expect(page.getByText('This report is delayed.')).toBeVisible();
    await expect(rupeeButton(page)).toHaveCount(0);
    await expectAccessible();
    await mend();
    await expect(rupeeButton(page)).toBeVisible();
  });

  test('says to its owner that it is tried again', anyWidth, async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Tried Again');
    const mend = await letWritingFail(page, `**/api/astro-users/birthChart/${id}*`);
    await page.goto(`/users-birthchart/${id}`);
    await expect(page.getByText(/We try again every few minutes and will notify you/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectAccessible();
    await mend();
    await expect(page.getByRole('heading', { name: 'The full report', exact: true })).toBeVisible();
  });

  test(
    'can be tried again at once by the product admin',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-parent');
      const id = await makeReport(page, 'By The Admin');
      await page.context().clearCookies();
      await page.evaluate(() => sessionStorage.clear());
      await logIn('demo-admin');
      const mend = await letWritingFail(page, `**/api/product/birthChartReport/${id}*`);
      await page.goto(`/users-birthchart/${id}`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible();
      const asked = page.waitForResponse(`**/api/product/reports/${id}/writing`);
      await mend();
      await page.getByRole('button', { name: 'Try again' }).click();
      expect((await asked).status()).toBe(200);
      await expect(page.getByText('This report is delayed')).toHaveCount(0);
    },
  );
});
