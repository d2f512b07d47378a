import { field, fillLogin } from './login.ts';
import { followMail } from './mailbox.ts';
import { beginAs, endSession, pressByHand } from './newcomer.ts';
import { anyWidth, expect, test } from './stage.ts';

test('the profile is changed, its address by mail', anyWidth, async ({ page, expectAccessible }) => {
  const person = await beginAs(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Account:/ }).click();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveTitle('Profile | Udaya');
  await expect(page.getByText('XXXX XXXX 1234')).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await field(page, 'City').fill('Chennai');
  await page.getByRole('combobox', { name: 'Country' }).fill('Singapore');
  await field(page, 'Email').fill(`new.${person.email}`);
  await page.getByLabel('Your password, to change the address').fill(person.password);
  await page.getByRole('tab', { name: 'Login details' }).click();
  await expect(page).toHaveURL(/tab=login/);
  await expectAccessible();
  await page.getByRole('tab', { name: /Personal details/ }).click();
  await expect(field(page, 'City')).toHaveValue('Chennai');

  await page
    .getByRole('link', { name: /Udaya, home page/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile updation successfull' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await expect(dialog).toContainText(`We sent an email to new.${person.email}`);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Update' })).toBeFocused();
  await expect(page.getByText(`new.${person.email} is waiting for confirmation`)).toBeVisible();
  await expect(page.getByText('XXXX XXXX 1234')).toBeHidden();

  await followMail(page, { to: `new.${person.email}`, subject: /confirm/i }, /confirm-email/);
  await expect(page.getByRole('heading', { name: 'Your email address has been changed' })).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your email address has been changed' })).toBeFocused();
  await page.goto('/profile');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Singapore');
  await expect(field(page, 'Email')).toHaveValue(`new.${person.email}`);
  await expect(field(page, 'City')).toHaveValue('Chennai');
});

test(
  'a new address asks for the password, is mailed to again and given up',
  anyWidth,
  async ({ page, expectAccessible }) => {
    const person = await beginAs(page);
    const other = `new.${person.email}`;
    const password = page.getByLabel('Your password, to change the address');
    const dialog = page.getByRole('dialog');
    const update = async () => {
      await page.getByRole('button', { name: 'Update' }).click();
      await dialog.getByRole('button', { name: 'OK' }).click();
    };
    await page.goto('/profile');
    await expect(password).toBeHidden();
    await field(page, 'Email').fill(other);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    await password.fill('not this one');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(dialog).toContainText('This password is incorrect');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(person.password);
    await update();
    await expect(page.getByText(`${other} is waiting for confirmation`)).toBeVisible();
    await expect(password).toBeHidden();

    // Another change leaves the address waiting, and mails nothing.
    await field(page, 'City').fill('Chennai');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(dialog).toBeVisible();
    await expect(dialog).not.toContainText('We sent an email');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText(`${other} is waiting for confirmation`)).toBeVisible();

    const again = page.getByRole('button', { name: /Send email again/ });
    // The pause after the first mail stands on the button, which Playwright waits for.
    await again.click();
    await expect(page.getByText(`The email is on its way to ${other} again.`)).toBeVisible();
    await expect(again).toBeFocused();
    await expectAccessible();
    await page.getByRole('button', { name: 'Keep old address' }).click();
    await expect(page.getByText(`Your address stays ${person.email}`)).toBeVisible();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(again).toBeHidden();

    await followMail(page, { to: other, subject: /confirm/i }, /confirm-email/);
    await expect(page.getByRole('heading', { name: 'The address was not changed' })).toBeFocused();
    await expectAccessible();
    await page.getByRole('link', { name: 'Go to profile' }).click();
    await expect(field(page, 'Email')).toHaveValue(person.email);
  },
);

test('one press saves the profile, or names what it is refused for', anyWidth, async ({ page }) => {
  await beginAs(page);
  await page.goto('/profile');
  await field(page, 'Mobile').fill('12');
  await pressByHand(page, 'Update');
  await expect(page.getByRole('alert').filter({ hasText: 'Please check these fields' })).toBeFocused();
  await field(page, 'Mobile').fill('98765 43211');
  await pressByHand(page, 'Update');
  await expect(page.getByRole('dialog', { name: 'Profile updation successfull' })).toBeVisible();
});

test(
  'what was typed into the profile outlives the session, without secrets',
  anyWidth,
  async ({ page, request }) => {
    const person = await beginAs(page);
    await page.goto('/profile');
    await field(page, 'City').fill('Chennai');
    await page.getByLabel('Passport number').fill('K1234567');
    await field(page, 'Email').fill(`new.${person.email}`);
    await page.getByLabel('Your password, to change the address').fill(person.password);
    await endSession(page, request);
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForURL('**/login**');
    await expect(page.getByText('Your session has expired')).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).toContain('Chennai');
    expect(kept).not.toContain('K1234567');
    expect(kept).not.toContain(person.password);

    await fillLogin(page, person.username, person.password);
    await page.waitForURL('**/profile');
    await expect(page.getByText('Your session ended before this was saved')).toBeVisible();
    await expect(field(page, 'City')).toHaveValue('Chennai');
    await expect(field(page, 'State')).toHaveValue('Tamil Nadu');
    await expect(field(page, 'Email')).toHaveValue(`new.${person.email}`);
    await page.getByLabel('Your password, to change the address').fill(person.password);
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Your session ended before this was saved')).toBeHidden();
  },
);

test(
  'what one person typed into the profile is not put before another',
  anyWidth,
  async ({ page, request, logIn }) => {
    await beginAs(page);
    await page.goto('/profile');
    await field(page, 'City').fill('Coimbatore');
    await endSession(page, request);
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForURL('**/login**');
    await logIn('demo-parent');
    await page.goto('/profile');
    await expect(field(page, 'City')).not.toHaveValue('');
    await expect(field(page, 'City')).not.toHaveValue('Coimbatore');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Coimbatore');
  },
);
