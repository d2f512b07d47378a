import { isPhone } from './checkout.ts';
import { anyWidth, expect, test } from './stage.ts';

const tabs = ['Who opened what', 'Consents', 'Terms', 'Retention and export'];

test.describe('the data of a group', () => {
  test('is four pages under one heading, each free of barriers', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-group-admin');
    await page.goto('/enterprise/data');
    const nav = page.getByRole('navigation', { name: 'Data and consent' });
    const heading = page.getByRole('heading', { level: 1, name: 'Data and consent' });
    for (const tab of tabs) {
      if (tab !== tabs[0]) await nav.getByRole('link', { name: tab }).click();
      await expect(nav.locator('[aria-current="page"]')).toHaveText(tab);
      await expect(heading).toBeVisible();
      await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
      await expectAccessible();
    }
  });

  test(
    'lets an admin look a consent up, withdraw it and enter it again',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-group-admin');
      await page.goto('/enterprise/data/consents?state=given&name=Muthu');
      const first = page.getByRole('main').locator('a[href*="/enterprise/data/consents/"]').first();
      const name = (await first.textContent())?.trim() ?? '';
      await first.click();
      await expect(page.getByRole('heading', { level: 1, name: `Consent for ${name}` })).toBeVisible();
      await expect(page.getByText('birth details are used to prepare the report')).toBeVisible();
      await page.getByRole('button', { name: 'Withdraw consent' }).click();
      await page.getByRole('button', { name: 'Withdraw and close report' }).click();
      await expect(page.getByText('Please enter who requested it')).toBeVisible();
      await expect(page.getByText('Please enter a reason')).toBeVisible();
      await expectAccessible();
      await page.getByRole('combobox', { name: 'Requested by' }).selectOption('A parent');
      await page.getByRole('textbox', { name: 'Reason' }).fill('The mother asked for it by letter');
      await page.getByRole('button', { name: 'Withdraw and close report' }).click();
      await expect(page.getByText('The consent was withdrawn, and the report is closed.')).toBeVisible();
      await expect(page.getByText('The mother asked for it by letter')).toBeVisible();
      await expect(page.getByText(/It will be erased on/)).toBeVisible();
      await expectAccessible();

      await page.getByRole('button', { name: 'Enter new consent' }).click();
      await page.getByRole('textbox', { name: 'Evidence' }).fill('Signed form of 3 June');
      await page.getByRole('checkbox', { name: /has agreed again/ }).check();
      await page.getByRole('button', { name: 'Reopen report' }).click();
      await expect(page.getByText('the report is open again')).toBeVisible();

      await page.getByRole('link', { name: 'Data held for this report' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Data held: ${name}` })).toBeVisible();
      await expect(page.getByText('Consent given again').first()).toBeVisible();
      await page.getByRole('button', { name: 'Erase report' }).click();
      const dialog = page.getByRole('dialog', { name: `Erase the report of ${name}?` });
      await expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Erase permanently' }).click();
      await expect(dialog.getByText('Please choose a reason')).toBeVisible();
      await expectAccessible();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    },
  );

  test(
    'says who answers for it and how long it is kept',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-uni-admin');
      // Until the group has said it, the dashboard reminds of it.
      await page.route('**/api/group/contact', (route) => route.fulfill({ json: { email: null } }));
      await page.goto('/enterprise/dashboard');
      await page.getByRole('link', { name: 'Enter name and address' }).click();
      await expect(page).toHaveURL(/data\/terms$/);
      const said = { 'Legal name': 'Light House Trust', Address: '12 Temple Street, Tirunelveli' };
      for (const [label, value] of Object.entries(said))
        await page.getByRole('textbox', { name: label }).fill(value);
      await page
        .getByRole('textbox', { name: 'Contact person for data' })
        .fill(isPhone(page) ? 'Lakshmi' : 'Kamala');
      await page.getByRole('textbox', { name: 'Email for questions' }).fill('data@light-house.example');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Light House Trust, 12 Temple Street, Tirunelveli, decides')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
      await expect(page.getByText('Who answers for your data?')).toHaveCount(0);
      await page.goForward();
      await page.getByRole('checkbox', { name: /I accept these terms/ }).check();
      await page.getByRole('button', { name: 'Accept terms' }).click();
      await expect(page.getByText(/Accepted on .*, version 3/).first()).toBeVisible();
      await expectAccessible();

      await page.goto('/enterprise/data/keeping');
      const choice = page.getByRole('combobox', { name: 'Erase reports' });
      await choice.selectOption('60 months after they were created');
      // The demo world is young: nothing of it is so old within a year.
      await expect(page.getByText('Nothing would be erased in the next twelve months.')).toBeVisible();
      await page.getByRole('checkbox', { name: /cannot be restored/ }).check();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Nothing is erased in the first thirty days.').last()).toBeVisible();
      await expectAccessible();
      await choice.selectOption('Only when we erase them');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Reports stay until you erase them')).toBeVisible();
    },
  );

  test('shows a branch’s admin the consents alone', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-branch-admin');
    await page.goto('/enterprise/data/consents');
    await expect(page.getByRole('heading', { level: 1, name: 'Consents' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Data and consent' })).toHaveCount(0);
    await page.goto('/enterprise/data');
    await expect(page.getByRole('heading', { level: 1, name: 'Data and consent' })).toHaveCount(0);
  });
});
