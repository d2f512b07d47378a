import { randomBytes } from 'node:crypto';
import { field, fillLogin } from './login.ts';
import { followMail } from './mailbox.ts';
import { openRowMenu } from './row.ts';
import { anyWidth, expect, test } from './stage.ts';

const tag = () => randomBytes(3).toString('hex');
const password = 'quiet-harbour-9';

test('a group admin invites somebody, who takes it up; then they are moved, disabled and erased', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  test.slow();
  const name = `Kala ${tag()}`;
  const to = `${name.replace(' ', '-').toLowerCase()}@udaya.example`;
  await logIn('demo-group-admin');
  await page.goto('/enterprise/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(page.getByText('demo-branch-admin').first()).toBeVisible();

  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('textbox', { name: 'First name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(to);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Group user');
  await dialog.getByRole('combobox', { name: 'Branch' }).selectOption('Thanjavur');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation is on its way to ${to}.`)).toBeVisible();

  // Invited once more, the person is not mailed twice, and it can be sent again from there.
  await page.getByRole('button', { name: 'Invite user' }).click();
  await dialog.getByRole('textbox', { name: 'First name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(to);
  await dialog.getByRole('combobox', { name: 'Branch' }).selectOption('Thanjavur');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText(/This address already has a valid invitation/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send invitation again' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Opened by somebody else, the invitation says who is who and leads out.
  await followMail(page, { to, subject: /You are invited to/ }, /reset-password/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`This invitation is for ${name}`);
  await expect(page.getByText(/You are logged in as .*\(demo-group-admin\)/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Log out and continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, choose a password');
  await expect(page.getByText(/You are a user of .*, Thanjavur/)).toBeVisible();
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('the enterprise code DEMO-NGO and the username')).toBeVisible();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByLabel('Enterprise code').fill('DEMO-NGO');
  await fillLogin(page, to.split('@')[0] ?? '', password);
  await page.waitForURL('**/enterprise/dashboard');
  await page.goto('/logout');
  await page.waitForURL('**/enterprise/login**');
  await followMail(page, { to, subject: /You are invited to/ }, /reset-password/);
  await expect(page.getByText('This invitation has already been used.')).toBeVisible();

  await logIn('demo-group-admin');
  await page.goto(`/enterprise/users?search=${encodeURIComponent(to)}`);
  await page.getByRole('button', { name: `Change the role or branch of ${name}` }).click();
  await dialog.getByRole('combobox', { name: 'Branch' }).selectOption('Tiruchirappalli');
  await expect(dialog.getByText(`${name} has no reports in this branch.`)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(`${name} has been changed, logged out everywhere and notified by email.`),
  ).toBeVisible();
  await expect(
    page.getByText('Tiruchirappalli', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();

  await openRowMenu(page, `More for ${name}`);
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await dialog.getByRole('button', { name: 'Yes, disable' }).click();
  await expect(page.getByText(`${name} is disabled and logged out everywhere.`)).toBeVisible();
  await expect(page.getByText('Disabled', { exact: true }).and(page.locator(':not(option)'))).toBeVisible();
  await page.getByRole('button', { name: `Enable ${name}` }).click();
  await expect(page.getByText(`${name} can log in again.`)).toBeVisible();

  // Whoever left is erased once disabled.
  await openRowMenu(page, `More for ${name}`);
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await dialog.getByRole('button', { name: 'Yes, disable' }).click();
  await openRowMenu(page, `More for ${name}`);
  await page.getByRole('menuitem', { name: 'Erase' }).click();
  await expect(dialog.getByText(`${name} has no reports in this branch.`)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Yes, erase' }).click();
  await expect(page.getByText(`${name} is erased.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Enable ${name}` })).toHaveCount(0);
});

test(
  'people are invited by a file, which is checked first',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    const end = `${tag()}@udaya.example`;
    const csv = (...rows: string[]) => ({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['firstName,lastName,email,role,branch', ...rows].join('\r\n')),
    });
    await logIn('demo-group-admin');
    await page.goto('/enterprise/users');
    await page.getByRole('link', { name: 'Invite by file' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invite users by file');
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles(csv(`Anbu,,anbu-${end},Boss,Thanjavur`));
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page.getByText('Row 2, role')).toBeVisible();
    await expectAccessible();
    await choose.setInputFiles(
      csv(`Anbu,Selvan,anbu-${end},Group user,thanjavur`, `Meena,,meena-${end},Branch admin,Tiruchirappalli`),
    );
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(page.getByRole('heading', { name: 'What will happen' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Invite 2 people' }).click();
    await expect(page.getByRole('heading', { name: 'The invitations are on their way' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('All rows are completed.')).toBeVisible();
    await expectAccessible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download results' }).click();
    expect((await saving).suggestedFilename()).toBe('people-results.csv');
  },
);

test('a branch admin sees the branch alone and gives no higher role', anyWidth, async ({ page, logIn }) => {
  await logIn('demo-branch-admin');
  await page.goto('/enterprise/users');
  await expect(page.getByText('demo-group-user').first()).toBeVisible();
  await expect(page.getByText('demo-group-admin')).toHaveCount(0);
  await openRowMenu(page, 'More for Kavitha Raman');
  await page.getByRole('menuitem', { name: 'Reports of Kavitha Raman' }).click();
  await page.waitForURL('**/enterprise/report?*user=*');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('User: Kavitha Raman');
  await expect(page.getByRole('link', { name: 'View the report of Yasmin Fathima' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Invite user' }).click();
  const role = page.getByRole('dialog').getByRole('combobox', { name: 'Role' });
  await expect(role.getByRole('option')).toHaveText(['Please choose', 'Branch administrator', 'Group user']);
});
