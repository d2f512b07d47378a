import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdfText } from '../apps/api/testing/pdf-text.ts';
import { readZip } from '../apps/api/testing/read-zip.ts';
import { isPhone } from './checkout.ts';
import { downloadPdf } from './download.ts';
import { openFilters } from './filters.ts';
import { anyWidth, expect, test } from './stage.ts';

const child = 'Yasmin Fathima';
const filter = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear', exact: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const count = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(Page \d+ of \d+, )?\d+ reports?$/ });
const picker = (page: Page, field: string) => page.getByRole('combobox', { name: field, exact: true });
const pick = async (page: Page, field: string, name: string) => {
  await picker(page, field).click();
  await page.getByRole('listbox', { name: field }).getByRole('option', { name }).click();
};

test('a group admin narrows the reports by branch and user, opens one, and comes back to the same list', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('demo-group-admin');
  await page.goto('/dashboard');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'View AI Reports' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View AI Reports');
  await expect(count(page)).toBeVisible();
  await expectAccessible();

  await openFilters(page);
  await expect(picker(page, 'User')).toBeDisabled();
  await pick(page, 'Branch', 'Tiruchirappalli');
  await pick(page, 'User', 'Kavitha Raman');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('yasmin');
  await page.getByRole('textbox', { name: 'Mobile', exact: true }).fill('1234567');
  await filter(page).click();
  await expect(page.getByText('Please enter a valid mobile.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Mobile', exact: true }).fill('');
  await filter(page).click();
  await expect(count(page)).toHaveText('1 report');
  await expect(chips(page).getByRole('listitem')).toHaveText([
    'Branch: Tiruchirappalli',
    'User: Kavitha Raman',
    'Name: yasmin',
    'Clear all',
  ]);
  const asked = page.url();
  const { name, text } = await downloadPdf(page, `Download the report of ${child}`);
  expect(name).toMatch(/^AIReport_Yasmin_Fathima/);
  expect(text).toContain(child);

  await page.getByRole('link', { name: `View the report of ${child}` }).click();
  await page.waitForURL('**/enterprise/report-summary/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`A reading for ${child}`);
  await expect(page.getByText('Artificial Intelligence Report')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Personal Details' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /chart/i })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(asked);

  // Loaded again the names come from the server; another branch leaves no user of the former one.
  await page.reload();
  await openFilters(page);
  await expect(picker(page, 'User')).toHaveValue('Kavitha Raman');
  await pick(page, 'Branch', 'Any');
  await expect(page.getByText('User cleared because another Branch was chosen.')).toBeVisible();
  await clear(page).click();
  await page.waitForURL('**/enterprise/report');
  await expect(chips(page)).toHaveCount(0);
});

test('a branch admin clears its filters', anyWidth, async ({ page, logIn }) => {
  await logIn('demo-branch-admin');
  await page.goto('/enterprise/report?name=yasmin&city=nowhere');
  await expect(page.getByRole('heading', { name: /No results|No report/ })).toBeVisible();
  await clear(page).click();
  await page.waitForURL('**/enterprise/report');
  await expect(page.getByRole('link', { name: `View the report of ${child}` })).toBeVisible();
  await expect(picker(page, 'Branch')).toHaveCount(0);
});

test('many reports come in one file, put together while one does something else', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  // Of each account there is one file.
  await logIn(isPhone(page) ? 'demo-group-admin' : 'demo-branch-admin');
  await page.goto('/enterprise/report?name=yasmin');
  await expect(count(page)).toHaveText('1 report');
  await page.getByRole('button', { name: 'Download these reports' }).click();
  await expect(page.getByRole('heading', { name: 'Your download' })).toBeVisible();
  await expect(page.getByText('1 report is ready to download', { exact: false }).first()).toBeVisible({
    timeout: 30_000,
  });
  await expectAccessible();
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ZIP' }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toMatch(/^AIReports_\d{4}-\d\d-\d\d\.zip$/);
  const files = readZip(await readFile(await file.path()));
  expect([...files.keys()]).toEqual(['index.csv', 'AIReport_Yasmin_Fathima_1.pdf']);
  expect(await pdfText(files.get('AIReport_Yasmin_Fathima_1.pdf') ?? Buffer.alloc(0))).toContain(child);
  await expect(page.getByText('The ZIP file was passed to your browser.')).toBeVisible();

  // It waits on every device of whoever asked, and in the bell.
  await page.goto('/enterprise/dashboard');
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page
    .getByRole('link', { name: /The report you requested is ready to download/ })
    .first()
    .click();
  await page.waitForURL('**/enterprise/report');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The download was removed.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Your download' })).toHaveCount(0);
});

test(
  'a group user sees its own reports, and what is not its own is not there',
  anyWidth,
  async ({ page, logIn }) => {
    await logIn('demo-group-user');
    await page.goto(`/enterprise/report?name=${encodeURIComponent(child)}`);
    const link = page.getByRole('link', { name: `View the report of ${child}` });
    const address = (await link.getAttribute('href')) ?? '';
    await expect(picker(page, 'User')).toHaveCount(0);
    await page.goto('/logout');
    await page.waitForURL('**/enterprise/login**');
    await logIn('demo-uni-admin');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'We could not find this report' })).toBeVisible();
    await page.getByRole('link', { name: 'Go back' }).click();
    await page.waitForURL('**/enterprise/report');
    await expect(page.getByRole('link', { name: `View the report of ${child}` })).toHaveCount(0);
  },
);

test(
  'branches that could not be loaded are no empty list: they are asked for again',
  anyWidth,
  async ({ page, logIn }) => {
    await logIn('demo-group-admin');
    const refusal = { code: 'request.too_many', message: 'Too many requests', requestId: 'of-a-story' };
    await page.route('**/api/group/admin/branches?*', (route) =>
      route.fulfill({ status: 429, json: refusal }),
    );
    await page.goto('/enterprise/report');
    const again = page.getByRole('search').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 30_000 });
    await page.unroute('**/api/group/admin/branches?*');
    await again.click();
    await pick(page, 'Branch', 'Tiruchirappalli');
    await expect(picker(page, 'User')).toBeEnabled();
  },
);
