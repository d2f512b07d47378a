import { anyWidth, expect, test } from './stage.ts';

const tabs = ['Jobs', 'Emails', 'Providers', 'Audit log', 'Errors'];

test.describe('operations', () => {
  test('are five pages under one entry of the menu, each marked as the current one and free of barriers', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-admin');
    await page.goto('/product/operations');
    await page.waitForURL('**/product/operations/jobs');
    const nav = page.getByRole('navigation', { name: 'Operations' });
    for (const tab of tabs) {
      const heading = page.getByRole('heading', { level: 1, name: tab });
      if (tab !== 'Jobs') {
        await nav.getByRole('link', { name: tab }).click();
        await expect(heading).toBeFocused();
      }
      await expect(heading).toBeVisible();
      await expect(nav.locator('[aria-current="page"]')).toHaveText(tab);
      await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
      await expectAccessible();
    }
  });

  test(
    'check what the product leans on, send an email again, and tell so in the audit log',
    anyWidth,
    async ({ page, logIn }) => {
      await logIn('demo-admin');
      await page.goto('/product/operations/providers');
      await page.getByRole('button', { name: 'Check now' }).click();
      await expect(page.getByText('Everything has been checked')).toBeVisible();
      await expect(page.getByText('Not responding')).toHaveCount(0);

      await page.goto('/product/operations/mails');
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Report ready');
      await page.getByRole('textbox', { name: 'Full username or email' }).fill('demo-parent');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.waitForURL('**/mails?who=demo-parent&kind=report-ready');
      await page.getByRole('button', { name: 'Send new email: Report ready' }).first().click();
      await expect(page.getByText('A new email of this kind is being sent')).toBeVisible();

      await page.goto('/product/operations/audit?action=mail.resent&who=demo-admin');
      await expect(page.getByRole('rowheader', { name: 'Email sent again' }).first()).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download as CSV' }).click();
      expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
      await expect(page.getByText('The download is recorded in the log')).toBeVisible();

      await page.goto('/product/operations/errors');
      await page
        .getByRole('textbox', { name: 'Reference' })
        .fill('Reference for support: 00000000-0000-4000-8000-000000000000');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    },
  );
});
