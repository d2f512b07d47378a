import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isPhone } from './checkout.ts';
import { openFilters } from './filters.ts';
import { openRowMenu } from './row.ts';
import { anyWidth, expect, test } from './stage.ts';

const filter = (page: Page) => page.getByRole('button', { name: 'Filter', exact: true });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /report/ });
/** How many reports the list has: '7 reports', or 'Page 1 of 2, 13 reports'. */
const howMany = async (page: Page) =>
  Number(/(\d+) reports?$/.exec((await count(page).textContent()) ?? '')?.[1] ?? Number.NaN);
const picker = (page: Page, field: string) => page.getByRole('combobox', { name: field, exact: true });
const pick = async (page: Page, field: string, name: string) => {
  await picker(page, field).fill(name);
  await page.getByRole('option', { name }).click();
};
const openFold = async (page: Page) => {
  const more = page.getByRole('button', { name: /^More filters/ });
  await more.click();
  await expect(page.getByRole('button', { name: 'Fewer filters' })).toHaveAttribute('aria-expanded', 'true');
};

test('reports of groups are narrowed from group to user, opened, and found again as they were', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('demo-admin');
  await page.goto('/dashboard');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('list', { name: 'View AI Reports' }).getByRole('link')).toHaveText([
    'Astro User',
    'Group',
  ]);
  await menu.getByRole('link', { name: 'Group', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'View Artificial Intelligence Reports (Group User)',
  );
  await expect(count(page)).toBeVisible();
  const all = await howMany(page);
  await expectAccessible();

  await openFilters(page);
  await expect(picker(page, 'Branch')).toBeDisabled();
  await pick(page, 'Group', 'Kaveri Community Trust');
  await pick(page, 'Branch', 'Tiruchirappalli');
  await picker(page, 'User').click();
  await expect(page.getByRole('option', { name: /^Kavitha Raman/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('option', { name: /^Kavitha Raman/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Yasmin');
  await filter(page).click();
  await expect(count(page)).toHaveText('1 report');
  await expect(chips(page).getByRole('listitem')).toHaveText([
    'Group: Kaveri Community Trust',
    'Branch: Tiruchirappalli',
    'User: Kavitha Raman',
    'Name: Yasmin',
    'Clear all',
  ]);
  const asked = page.url();

  await page.getByRole('link', { name: 'View the report of Yasmin Fathima' }).click();
  await page.waitForURL('**/enterprise/report-summary/**');
  await expect(page.getByRole('img', { name: /chart/i }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payments for this report' })).toHaveCount(0);
  await expectAccessible();
  await page.reload();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(asked);

  // Loaded again, the names come from the server; another group leaves no branch of the former one.
  await openFilters(page);
  await expect(picker(page, 'User')).toHaveValue('Kavitha Raman');
  await pick(page, 'Group', 'Nellai University');
  await expect(page.getByText('Branch and User cleared because another Group was chosen.')).toBeVisible();
  await expect(picker(page, 'User')).toBeDisabled();
  for (const name of [/^Remove the filter Name/, /^Remove the filter Group/])
    await chips(page).getByRole('button', { name }).click();
  await page.waitForURL('**/product/group-reports');
  // Other groups make reports meanwhile: there are as many as before, or more.
  await expect.poll(() => howMany(page)).toBeGreaterThanOrEqual(all);
});

test(
  'a planet goes with its position, and what cannot be asked for is said where it was typed',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-admin');
    await page.goto('/product/users-birthchart');
    await openFold(page);
    await page.getByRole('combobox', { name: 'Planet' }).selectOption('Moon');
    await expect(page.getByRole('textbox', { name: 'Mobile' })).toHaveAccessibleDescription(
      'The full number',
    );
    await page.getByRole('textbox', { name: 'Mobile' }).fill('98765-43210');
    await filter(page).click();
    await expect(page.getByText('Please enter a valid mobile.')).toBeVisible();
    await expect(page.getByText('Please choose the position of the planet')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Mobile' })).toBeFocused();
    await expectAccessible();
    await page.getByRole('textbox', { name: 'Mobile' }).fill('');
    await page.getByRole('combobox', { name: 'Position' }).selectOption('6: Kanya (Virgo)');
    const asked = page.waitForRequest(/userBirthChartList\?.*planet=/);
    await filter(page).click();
    const { searchParams } = new URL((await asked).url());
    expect([searchParams.get('planet'), searchParams.get('position')]).toEqual(['Moon##6', '6']);
    await expect(page.getByRole('cell', { name: /^Kanya \(Virgo\)/ }).first()).toBeVisible();
    // What is active in the fold is not hidden from who comes by the address.
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Position' })).toHaveValue('6');
    await chips(page).getByRole('button', { name: 'Remove the filter Planet: Moon' }).click();
    await page.waitForURL('**/product/users-birthchart');
  },
);

test(
  'the kinds of report do not mix, and a page beyond the end leads to the last one',
  anyWidth,
  async ({ page, logIn }) => {
    await logIn('demo-admin');
    await page.goto('/product/group-reports?page=40');
    // Other stories make reports meanwhile: which page is the last one is for them to say.
    await page.waitForURL(/\/product\/group-reports\?page=[1-3]$/);
    const summary = page.getByRole('link', { name: /^View the report of/ }).first();
    const id = (await summary.getAttribute('href'))?.split('/').at(-1) ?? '';
    await page.goto(`/users-birthchart/${id}`);
    await expect(page.getByRole('heading', { name: 'We could not find this report' })).toBeVisible();
  },
);

test(
  'a list is exported as it is filtered, and a download can be stopped',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-admin');
    await page.goto('/product/users-birthchart?name=Savitri');
    const exportList = async () => {
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const dialog = page.getByRole('dialog', { name: 'Why are you exporting these reports?' });
      await dialog.getByRole('button', { name: 'Export as CSV' }).click();
      await expect(dialog.getByText('Please choose a purpose')).toBeVisible();
      await expectAccessible();
      await dialog.getByRole('radio', { name: 'Quality check' }).check();
      await dialog.getByRole('button', { name: 'Export as CSV' }).click();
      await expect(dialog).toHaveCount(0);
    };
    const exported = page.waitForEvent('download');
    await exportList();
    const file = await exported;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Savitri Ammal');
    await page.route('**/userBirthChartList/CSV**', (route) => route.fulfill({ status: 409, json: {} }), {
      times: 1,
    });
    await exportList();
    await expect(page.getByText(/^The list could not be exported\./)).toBeVisible();
    await expectAccessible();
    const again = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Try again: export the list' }).click();
    await again;

    // The server takes its time: nothing comes until it is stopped.
    await page.route('**/birthChart/PDF**', () => undefined, { times: 1 });
    await openRowMenu(page, 'More for the report of Savitri Ammal');
    await page.getByRole('menuitem', { name: 'Download the report of Savitri Ammal' }).click();
    await expect(page.getByText('Downloading report... please wait')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Cancel the download of the report of Savitri Ammal' }).click();
    await expect(page.getByText('The download was cancelled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'More for the report of Savitri Ammal' })).toBeFocused();
    const whole = page.waitForEvent('download');
    await openRowMenu(page, 'More for the report of Savitri Ammal');
    await page.getByRole('menuitem', { name: 'Download the report of Savitri Ammal' }).click();
    expect((await whole).suggestedFilename()).toMatch(/^AI_?Report_Savitri_Ammal.*\.pdf$/);
  },
);

test(
  'the menu above the page opens its sections by keyboard and marks where one is',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-admin');
    // For this page alone: what is chosen in the settings would hold for every story that has this account.
    await page.route('**/api/session', async (route) => {
      const response = await route.fetch();
      const session = await response.json();
      const settings = { ...session.settings, layoutType: 'horizontal', topbarTheme: 'dark' };
      await route.fulfill({ response, json: { ...session, settings } });
    });
    await page.goto('/product/group-reports');
    const section = page.getByRole('button', { name: 'View AI Reports' });
    await section.focus();
    await page.keyboard.press('Enter');
    const here = page.getByRole('menuitem', { name: 'Group' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expectAccessible();
    await page.keyboard.press('Home');
    await expect(page.getByRole('menuitem', { name: 'Astro User' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product/users-birthchart');
  },
);
