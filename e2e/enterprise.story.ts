import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isPhone } from './checkout.ts';
import { field } from './login.ts';
import { openRowMenu } from './row.ts';
import { anyWidth, expect, test } from './stage.ts';

const menuOf = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('navigation', { name: 'Main menu' });
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a group admin sees what the organisation made, and creates, renames, closes and opens a branch', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('demo-ngo2-admin');
  await page.goto('/dashboard');
  await expect(page.getByText('Ai Report Counts')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Reports, day by day' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'By branch' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Madurai \d+$/ })).toBeVisible();
  await page.getByText('52 weeks').click();
  await page.waitForURL('**/enterprise/dashboard?days=364');
  await page.getByRole('button', { name: 'Show as table: Reports' }).click();
  await expect(page.getByRole('columnheader', { name: 'Week' })).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Reports, week by week' })).toBeVisible();

  await (await menuOf(page)).getByRole('link', { name: 'Organisation' }).click();
  await expect(heading(page)).toHaveText('Organisation');
  await expect(page.getByText('DEMO-NGO2')).toBeVisible();
  await expect(page.getByText('not recorded', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a change' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Change%20of%20Vaigai/,
  );
  await expectAccessible();

  await (await menuOf(page)).getByRole('link', { name: 'Branches' }).click();
  await expect(heading(page)).toHaveText('Branches');
  const name = `Dindigul ${randomBytes(3).toString('hex')}`;
  await page.getByRole('button', { name: 'Create branch' }).click();
  await field(page, 'Branch name').fill('MADURAI');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Your group already has a branch with this name.')).toBeVisible();
  await expectAccessible();
  await field(page, 'Branch name').fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(`The branch ${name} has been created.`)).toBeVisible();
  await page.getByRole('button', { name: `Rename ${name}` }).click();
  await field(page, 'Branch name').fill(`${name} West`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`The branch is now called ${name} West.`)).toBeVisible();

  await openRowMenu(page, `More for ${name} West`);
  await page.getByRole('menuitem', { name: `Close ${name} West` }).click();
  await expect(page.getByText('0 people who can log in')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Close branch' }).click();
  await expect(page.getByText(`The branch ${name} West has been closed.`)).toBeVisible();
  await page.goto('/enterprise/branches?state=closed');
  await page.getByRole('button', { name: `Reopen ${name} West` }).click();
  await page.getByRole('button', { name: 'Reopen branch' }).click();
  await expect(page.getByText(`The branch ${name} West is open again.`)).toBeVisible();

  // A branch with people asks what becomes of them.
  await page.goto('/enterprise/branches?search=Madurai');
  await openRowMenu(page, 'More for Madurai');
  await page.getByRole('menuitem', { name: 'Close Madurai' }).click();
  await page.getByRole('button', { name: 'Close branch' }).click();
  await page.getByRole('radio', { name: 'Move them to another branch' }).check();
  await page.getByRole('button', { name: 'Close branch' }).click();
  await expect(page.getByText('Please choose an open branch of your group')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Keep it open' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'a branch admin sees the branch and its people’s reports, and no other page of the group admin',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-branch-admin');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'By person' })).toBeVisible();
    await (await menuOf(page)).getByRole('link', { name: 'Branch', exact: true }).click();
    await expect(heading(page)).toHaveText('Branch');
    await expect(page.getByRole('heading', { name: 'Tiruchirappalli' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'demo-branch-admin@udaya.example' })).toBeVisible();
    await expectAccessible();
    await page.goto('/enterprise/branches');
    await expect(page.getByRole('heading', { name: 'Create branch' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Create branch' })).toHaveCount(0);
  },
);

test(
  'a group user reads profile, organisation and branch, and changes nothing there',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-uni-user');
    await page.goto('/dashboard');
    await expect(page.getByRole('slider', { name: 'Reports, day by day' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^By / })).toHaveCount(0);
    const menu = await menuOf(page);
    await expect(menu.getByRole('listitem')).toHaveText([
      'Dashboard',
      'ProfileUniversity',
      'Generate AI Report',
      'View AI Reports',
      'Upload births',
      'Organisation',
      'Branch',
    ]);
    await expectAccessible();
    await menu.getByRole('link', { name: /^Profile/ }).click();
    await expect(heading(page)).toHaveText('Profile');
    await expect(page.getByLabel('First name')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
    await page.getByRole('tab', { name: 'Login details' }).click();
    await page.waitForURL('**/enterprise/profile?tab=login');
    await expect(page.getByLabel('Old password')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
    await expectAccessible();
    await page.getByRole('link', { name: 'Security', exact: true }).click();
    await page.waitForURL('**/enterprise/security');
    await page.goto('/enterprise/branch');
    await expect(page.getByText('This branch has no admin at the moment.')).toBeVisible();
    await page.goto('/enterprise/organisation');
    await expect(page.getByText('DEMO-UNI')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a change' })).toHaveCount(0);
  },
);
