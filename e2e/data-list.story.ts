import type { Page } from '@playwright/test';
import { isPhone } from './checkout.ts';
import { openFilters } from './filters.ts';
import { lastPart } from './report-parts.ts';
import { anyWidth, expect, test } from './stage.ts';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /report/ });
const filterBy = async (page: Page, field: string, value: string) => {
  await openFilters(page);
  await page.getByRole('textbox', { name: field, exact: true }).fill(value);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
};

test.describe('a list', () => {
  test('is ordered from its headings, or on a phone by a choice', async ({ page, logIn }) => {
    await logIn('demo-parent');
    await page.goto('/birthchart-report');
    if (isPhone(page)) {
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
      await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
    } else {
      const created = page.getByRole('columnheader', { name: 'Created' });
      await expect(created).toHaveAttribute('aria-sort', 'descending');
      await expect(page.locator('[aria-sort]')).toHaveCount(1);
      await created.getByRole('button').click();
      await expect(created).toHaveAttribute('aria-sort', 'ascending');
      await expect(created.getByRole('button')).toBeFocused();
    }
    await page.waitForURL('**/birthchart-report?sort=asc');
    await page.reload();
    await expect(page.getByText('Refunded').first()).toBeVisible();
  });

  test('is narrowed by filters, says how many are left, and widened by its chips', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-parent');
    await page.goto('/birthchart-report?sort=asc');
    await expect(count(page)).toBeVisible();
    const all = (await count(page).textContent()) ?? '';
    await filterBy(page, 'Name', 'Savitri');
    await page.waitForURL('**/birthchart-report?sort=asc&name=Savitri');
    await expect(count(page)).not.toHaveText(all);
    await filterBy(page, 'Created from', '01-01-2020');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('button')).toHaveCount(3);
    await expectAccessible();
    await chips.getByRole('button', { name: 'Remove the filter Name: Savitri' }).click();
    await page.waitForURL('**/birthchart-report?sort=asc&from=2020-01-01');
    await openFilters(page);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
    await filterBy(page, 'Name', 'Nobody of this name');
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(page.getByRole('status').getByText('No results')).toBeVisible();
    await expectAccessible();
    await chips.getByRole('button', { name: 'Clear all' }).click();
    await page.waitForURL('**/birthchart-report?sort=asc');
    await expect(chips).toHaveCount(0);
    await expect(count(page)).toHaveText(all);
  });

  test('that could not be loaded says so with the number of the request, and is there after another try', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-parent');
    await page.route('**/api/astro-users/birthChart?**', (route) =>
      route.fulfill({ status: 409, json: {}, headers: { 'x-request-id': 'REF-LIST' } }),
    );
    await page.goto('/birthchart-report');
    await expect(page.getByText('Reference for support: REF-LIST')).toBeVisible();
    await expectAccessible();
    await page.unroute('**/api/astro-users/birthChart?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(count(page)).toBeVisible();
  });

  test('asks the server along with the code of its page', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    const asked = page.waitForRequest('**/api/astro-users/birthChart?**');
    // The code of the page, and all that it shares with others, is held back until the server was asked.
    await page.route(/\/assets\/(shell|light|forms|reports)-.*\.js$/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/birthchart-report');
    await expect(count(page)).toBeVisible();
  });

  test(
    'is fetched while a link to it is pointed at, and a report is not',
    anyWidth,
    async ({ page, logIn }) => {
      await logIn('demo-parent');
      await page.goto('/dashboard');
      const latest = page.getByRole('heading', { name: 'Latest reports' });
      await expect(latest).toBeVisible();
      // What the product is stands below what there is to do and to read.
      const sentence = page.getByText(/^Udaya is helping parents predict and explain/);
      const [above, below] = [await latest.boundingBox(), await sentence.boundingBox()];
      expect(above?.y).toBeLessThan(below?.y ?? 0);
      const asked = page.waitForRequest(/\/api\/astro-users\/birthChart\?.*size=10/);
      await page.getByRole('navigation').getByRole('link', { name: 'View AI Reports' }).hover();
      await asked;
      await expect(page).toHaveURL(/dashboard$/);

      await page.getByRole('navigation').getByRole('link', { name: 'View AI Reports' }).click();
      const reads: string[] = [];
      page.on('request', (request) => {
        if (/\/birthChart\/[\w-]+$/.test(request.url())) reads.push(request.url());
      });
      const view = page.getByRole('link', { name: /^View the report of/ }).first();
      const code = page.waitForResponse(/\/assets\/[\w-]+\.js$/);
      await view.hover();
      await code;
      expect(reads).toEqual([]);
      await view.click();
      await page.waitForURL('**/users-birthchart/**');
      await expect(lastPart(page)).toBeVisible();
      expect(reads).toHaveLength(1);
    },
  );
});
