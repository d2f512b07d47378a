import type { Page } from '@playwright/test';
import { makeReport } from './checkout.ts';
import { openFilters } from './filters.ts';
import { newcomer, registerByApi } from './newcomer.ts';
import { anyWidth, expect, test } from './stage.ts';

const list = '/product/astrouser-list';

/** Opens the list with nobody but somebody new, whose email nobody has confirmed. */
async function listSomebodyNew(page: Page): Promise<string> {
  const person = newcomer();
  await registerByApi(page, person);
  await page.goto(list);
  await openFilters(page);
  await page.getByLabel('Search name, email or mobile').fill(person.email);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByText('1 account', { exact: true })).toBeVisible();
  return person.username;
}

test('an astro user is found, activated and edited', async ({ page, logIn, expectAccessible }) => {
  await logIn('demo-admin');
  await listSomebodyNew(page);
  await expect(page.getByText('Not Activated', { exact: true })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Edit the account of Kavya Raman' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Kavya Raman' });
  for (const name of ['First name', 'Email', 'Mobile', 'Country'])
    await expect(dialog.getByLabel(name, { exact: true })).toBeDisabled();
  const activated = dialog.getByRole('switch', { name: 'Activated' });
  await expect(activated).toBeFocused();
  await expect(activated).not.toBeChecked();
  await activated.press('Space');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The account of Kavya Raman is activated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit the account of Kavya Raman' })).toBeFocused();
  await expect(page.getByText('Activated', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Not Activated', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit the account of Kavya Raman' }).click();
  await dialog.getByRole('button', { name: 'Edit details' }).click();
  const details = page.getByRole('dialog', { name: 'Edit the details of Kavya Raman' });
  await details.getByLabel('First name').fill('');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Please enter a first name')).toBeVisible();
  await details.getByLabel('First name').fill('Kavitha');
  await expectAccessible();
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^The details of Kavitha Raman have been changed\./)).toBeVisible();
  await expect(page.getByText('Kavitha Raman', { exact: false }).first()).toBeVisible();
});

test('an astro user is deleted with a reason, and restored', async ({ page, logIn, expectAccessible }) => {
  await logIn('demo-admin');
  await listSomebodyNew(page);
  await page.getByRole('button', { name: 'More for the account of Kavya Raman' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete key Kavya Raman?' });
  await expect(dialog.getByText("You won't be able to revert this!")).toBeVisible();
  await expect(
    dialog.getByText(/^Kavya Raman \(kavya\..*@example\.org\) is logged out immediately/),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(dialog.getByText('Please enter why the account is deleted')).toBeVisible();
  await dialog.getByLabel('Why are you deleting the account?').fill('Registered twice');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByText(/is closed and will be erased on/)).toBeVisible();
  await expect(page.getByText(/^Will be erased on/)).toBeVisible();
  await expectAccessible();
  await expect(page.getByRole('button', { name: 'More for the account of Kavya Raman' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The account of Kavya Raman is restored.')).toBeVisible();
  await expect(page.getByText('The email is not confirmed yet.')).toBeVisible();
});

test(
  'a list that does not come is said under ERROR, with the number of the request',
  anyWidth,
  async ({ page, logIn }) => {
    await logIn('demo-admin');
    await page.route('**/api/product/astroUsers?*', (route) =>
      route.fulfill({
        status: 409,
        json: {
          message: 'This was not possible',
          code: 'account.changed',
          requestId: 'number-of-the-request',
        },
      }),
    );
    await page.goto(list);
    const dialog = page.getByRole('dialog', { name: 'ERROR' });
    await expect(dialog.getByText('This was not possible')).toBeVisible();
    await expect(dialog.getByText('Reference for support: number-of-the-request')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /^Edit the account of/ }).first()).toBeVisible();
  },
);

test(
  'another product admin is invited, and the invitation withdrawn',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-admin');
    await page.goto(list);
    await page.getByRole('tab', { name: 'Product admins' }).click();
    const { email } = newcomer();
    await page.getByLabel('First name').fill('Kala');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
    await expect(page.getByText('Invited by demo-admin').first()).toBeVisible();
    await page.getByLabel('First name').fill('Kala');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByText('This email already has an open invitation.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: `More for ${email}` }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await expect(page.getByText(`The invitation of ${email} is withdrawn.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Product admins' })).toBeFocused();
  },
);

test(
  'a product admin says why a report is opened, and its owner reads it',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    const name = `Opened ${Math.random().toString(36).slice(2, 7)}`;
    const id = await makeReport(page, name);
    await page.evaluate(() => sessionStorage.clear());
    await logIn('demo-admin');
    await page.goto(`/product/users-birthchart?name=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name: `View the report of ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `A reading for ${name}` })).toBeVisible();
    const asked = page.getByRole('region', { name: 'Why are you opening this report?' });
    await expect(page.getByText('Purpose not stated')).toBeVisible();
    await asked.getByRole('button', { name: 'Save purpose' }).click();
    await expect(asked.getByText('Please choose a purpose')).toBeVisible();
    await expectAccessible();
    await asked.getByRole('radio', { name: 'Answering a customer’s question' }).check();
    await asked.getByLabel('Note').fill('Asked by telephone');
    await asked.getByRole('button', { name: 'Save purpose' }).click();
    await expect(page.getByText('The purpose has been saved.')).toBeVisible();
    await expect(page.getByText('Answering a customer’s question: Asked by telephone')).toBeVisible();
    await expect(asked).toHaveCount(0);
    await expectAccessible();

    await page.evaluate(() => sessionStorage.clear());
    await logIn('demo-parent');
    await page.goto(`/users-birthchart/${id}`);
    const opened = page.getByRole('region', { name: 'Opened by Udaya' });
    await expect(opened.getByText('To answer a question')).toBeVisible();
    await expect(opened).not.toContainText(/demo-admin|telephone/);
    await expectAccessible();
  },
);

test(
  'an account leads to its reports and payments, and both lead back to it',
  anyWidth,
  async ({ page, logIn }) => {
    await logIn('demo-admin');
    const leadTo = async (entry: string) => {
      await page.goto(`${list}?search=demo-parent`);
      await page.getByRole('button', { name: 'More for the account of Meena Sundaram' }).click();
      await page.getByRole('menuitem', { name: `${entry} of Meena Sundaram` }).click();
      await expect(
        page.getByRole('list', { name: 'Active filters' }).getByText('Account: Meena Sundaram'),
      ).toBeVisible();
    };
    await leadTo('Payments');
    await page.getByRole('link', { name: 'demo-parent' }).first().click();
    await page.waitForURL(`**${list}?search=demo-parent`);
    await leadTo('Reports');
    await page.getByRole('link', { name: 'Meena Sundaram' }).first().click();
    await page.waitForURL(`**${list}?search=demo-parent`);
  },
);
