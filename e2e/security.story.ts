import { field, logIn } from './login.ts';
import { beginAs } from './newcomer.ts';
import { anyWidth, expect, test } from './stage.ts';

test(
  'the password is changed from the profile and from the security page',
  anyWidth,
  async ({ page, expectAccessible }) => {
    const person = await beginAs(page);
    await page.goto('/profile?tab=login');
    await field(page, 'Old password').fill('not this one');
    await field(page, 'New password').fill('river stone garden');
    await field(page, 'Confirm new password').fill('river stone garden');
    await page.getByRole('button', { name: 'Update' }).click();
    const failed = page.getByRole('dialog', { name: 'Password updation failed' });
    await expect(failed).toContainText('The old password is incorrect');
    await failed.getByRole('button', { name: 'OK' }).click();
    await expect(field(page, 'Old password')).toBeFocused();
    await expect(field(page, 'Old password')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Old password').fill(person.password);
    await page.getByRole('button', { name: 'Update' }).click();
    await page
      .getByRole('dialog', { name: 'Password updation successfull' })
      .getByRole('button', { name: 'OK' })
      .click();
    await expect(page.getByRole('button', { name: 'Update' })).toBeFocused();

    await page.goto('/security');
    await expect(page.getByText('This device')).toBeVisible();
    await expectAccessible();
    await field(page, 'Old password').fill('river stone garden');
    await field(page, 'New password').fill('cloud window bread');
    await field(page, 'Confirm new password').fill('cloud window bread');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password updation successfull')).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    await page
      .getByRole('link', { name: /Your password was changed/ })
      .first()
      .click();
    await page.waitForURL('**/security');
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await page.getByRole('button', { name: 'Log out everywhere, including here' }).click();
    await page.waitForURL('**/login**');
    await logIn(page, person.username, 'cloud window bread');
    await page.waitForURL('**/dashboard');
  },
);

test('all data is taken along and the account deleted', anyWidth, async ({ page, expectAccessible }) => {
  const person = await beginAs(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Account:/ }).click();
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What is erased' })).toBeVisible();
  await expectAccessible();
  await field(page, 'Password').fill(person.password);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByText('Your data was downloaded.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account...' }).click();
  const form = page.getByRole('form', { name: 'Delete my account' });
  await form.getByRole('button', { name: 'Delete account permanently' }).click();
  await expect(form.getByText(`Please type ${person.username}`)).toBeVisible();
  await form.getByLabel(/Type your username/).fill(person.username);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await expectAccessible();
  await form.getByRole('button', { name: 'Delete account permanently' }).click();
  await page.waitForURL('**/goodbye');
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await logIn(page, person.username, person.password);
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  // A typed address says nothing of the kind.
  await page.goto('/goodbye');
  await page.waitForURL('**/login');
});

test('other sessions are ended one by one and all at once', anyWidth, async ({ page, browser, baseURL }) => {
  const person = await beginAs(page);
  await page.goto('/dashboard');
  for (const _ of [1, 2]) {
    const context = await browser.newContext({ baseURL });
    const elsewhere = await context.newPage();
    await logIn(elsewhere, person.username, person.password);
    await elsewhere.waitForURL('**/dashboard');
    await context.close();
  }
  await page.goto('/security');
  const panel = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(panel.getByRole('button', { name: /^Log out Chrom/ })).toHaveCount(2);
  await expect(panel.getByText('This device')).toBeVisible();
  await panel
    .getByRole('button', { name: /^Log out Chrom/ })
    .first()
    .click();
  await expect(panel.getByText('That device is logged out')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Log out Chrom/ })).toHaveCount(1);
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  await panel.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(panel.getByText('You are logged out on all other devices')).toBeVisible();
  await expect(panel.getByText('That device is logged out')).toBeHidden();
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
});

test('the narrowest phone holds the buttons of the sessions within their panel', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn('demo-parent');
  await page.goto('/security');
  const panel = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(panel.getByText('This device')).toBeVisible();
  const frame = await panel.boundingBox();
  for (const name of ['Log out all other devices', 'Log out everywhere, including here']) {
    const box = await panel.getByRole('button', { name }).boundingBox();
    if (!frame || !box) throw new Error(`${name} is not on the page`);
    expect(frame.x + frame.width - (box.x + box.width)).toBeGreaterThan(8);
  }
});

test(
  'what was said of a lost connection goes when the network is back',
  anyWidth,
  async ({ page, logIn, context }) => {
    await logIn('demo-uni-admin');
    await page.goto('/enterprise/security');
    await page.getByRole('textbox', { name: 'Address' }).fill('14 Big Bazaar Street');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const said = page.getByText('We could not connect.');
    await expect(said).toBeVisible();
    await context.setOffline(false);
    await expect(said).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('14 Big Bazaar Street');
  },
);
