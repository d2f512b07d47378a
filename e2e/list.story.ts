import { makeReport } from './checkout.ts';
import { openMail } from './mailbox.ts';
import { beginAs } from './newcomer.ts';
import { chooseFor, openRowMenu } from './row.ts';
import { anyWidth, expect, test } from './stage.ts';

test('unpaid reports are deleted, from the list and from the preview', async ({ page, expectAccessible }) => {
  await beginAs(page);
  await makeReport(page, 'Kayal');
  await makeReport(page, 'Yazhini');
  await page.goto('/birthchart-report');
  await expect(page.getByText('Kayal').first()).toBeVisible();
  await expectAccessible();
  await openRowMenu(page, 'More for the report of Kayal');
  // What is closed stays in the menu, with its reason.
  const closed = page.getByRole('menuitem', { name: 'View the report of Kayal', exact: true });
  await expect(closed).toHaveAttribute('aria-disabled', 'true');
  await expect(closed).toHaveAccessibleDescription(/^You can view and download it after payment/);
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Delete the unpaid report of Kayal' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the report of Kayal?' });
  await question.waitFor();
  await expectAccessible();
  await question.getByRole('button', { name: 'Keep report' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'More for the report of Kayal' })).toBeFocused();
  await chooseFor(page, 'Kayal', 'Delete the unpaid report of Kayal');
  await question.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByRole('status').getByText('The report of Kayal was deleted.')).toBeVisible();
  await expect(page.getByText('Kayal', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await chooseFor(page, 'Yazhini', 'Preview the report of Yazhini');
  await expect(page.getByRole('heading', { name: 'The full report', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the unpaid report of Yazhini' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.waitForURL('**/birthchart-report');
  await expect(page.getByText('The report of Yazhini was deleted.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No reports yet' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible();
});

test(
  'a download that fails in the list says so, comes by mail, and can be tried again',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    await page.goto('/birthchart-report?sort=asc');
    // Those of paid reports have it open: their first button is View.
    const row = page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ has: page.getByRole('link', { name: /^View the report of/ }) })
      .first();
    const download = async () => {
      await row.getByRole('button', { name: /^More for/ }).click();
      await page.getByRole('menuitem', { name: /^Download the report of/ }).click();
    };
    await page.route('**/birthChart/PDF**', (route) => route.fulfill({ status: 409, json: {} }), {
      times: 1,
    });
    await download();
    await expect(page.getByText('The report could not be downloaded.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: /^Email it to me: the report of/ }).click();
    const promise = page.getByText(/^We will email the PDF to /);
    await expect(promise).toBeVisible();
    await expectAccessible();
    const to = / the PDF to (\S+),/.exec((await promise.textContent()) ?? '')?.[1] ?? '';
    const mail = await openMail(page, { to, subject: /as a PDF/ });
    await expect(mail.getByRole('link', { name: /^AIReport_.*\.pdf$/ })).toBeVisible();
    await mail.close();

    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Try again: download/ }).click();
    expect((await begun).suggestedFilename()).toMatch(/^AIReport_.*\.pdf$/);
    await expect(page.getByText('The report could not be downloaded.')).toHaveCount(0);
  },
);
