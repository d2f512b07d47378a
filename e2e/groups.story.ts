import { randomBytes } from 'node:crypto';
import { field } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

test('the product admin creates a group and invites its first admin', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('demo-admin');
  await page.goto('/product/groups');
  await expect(page.getByText('Kaveri Community Trust')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'New group' }).click();
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('button', { name: 'Please choose a plan' })).toBeVisible();
  await expectAccessible();

  const tag = randomBytes(3).toString('hex').toUpperCase();
  await field(page, 'Group name').fill(`Vaigai Clinic ${tag}`);
  await field(page, 'Institution code').fill(`VC-${tag}`);
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Clinic');
  await page.getByRole('combobox', { name: 'Plan' }).selectOption('Trial');
  await field(page, 'Enterprise code').fill('demo-ngo');
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('button', { name: /Another group uses this enterprise code/ })).toBeVisible();
  await field(page, 'Enterprise code').fill(`vc-${tag}`);
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('The group has been created.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vaigai Clinic ${tag}`);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessible();

  const to = `kala-${tag}@udaya.example`;
  await field(page, 'First name').fill('Kala');
  await field(page, 'Email').fill(to);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${to}.`)).toBeVisible();
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
});

test(
  'the form of a group is paused, opened and given a new link, and its edits do not undo another’s',
  anyWidth,
  async ({ page, logIn }) => {
    await logIn('demo-admin');
    await page.goto('/product/groups?search=DEMO-UNI');
    await page.getByRole('link', { name: 'Open Nellai University' }).click();
    const link = page.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/\/report-registration\/form_demo-uni$/);
    await page.getByRole('button', { name: 'Pause form' }).click();
    await expect(page.getByText('The form is paused. Its link stays the same.')).toBeVisible();
    await page.getByRole('button', { name: 'Reopen form' }).click();
    await expect(page.getByText('The form is open again, with the same link.')).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PNG' }).click();
    expect((await saving).suggestedFilename()).toBe('form-demo-uni.png');

    const other = await page.context().newPage();
    await other.goto(page.url());
    for (const one of [page, other]) await one.getByRole('link', { name: 'Edit details' }).click();
    await field(other, 'Institution code').fill('NU-08');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Your changes have been saved.')).toBeVisible();
    await field(page, 'Description').fill('Guidance for students.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changed by someone else: Institution code.')).toBeVisible();
    await expect(field(page, 'Institution code')).toHaveValue('NU-08');
    await expect(field(page, 'Description')).toHaveValue('Guidance for students.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your changes have been saved.')).toBeVisible();

    await page.getByRole('link', { name: 'View the reports of this group' }).click();
    await page.waitForURL('**/product/group-reports?group=*');
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(
      'Group: Nellai University',
    );
    await expect(page.getByRole('link', { name: /^View the report of/ }).first()).toBeVisible();
  },
);
