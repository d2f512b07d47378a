import { checkForm } from './birth-form.ts';
import { isPhone, openRupeeWindow, rupeeButton, waitForPaid } from './checkout.ts';
import { downloadPdf } from './download.ts';
import { logIn } from './login.ts';
import { followMail } from './mailbox.ts';
import { activate, newcomer, register } from './newcomer.ts';
import { lastPart } from './report-parts.ts';
import { expect, test } from './stage.ts';

test('a parent registers, opens the mail, has a report written, pays, reads it and takes it along', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const person = newcomer();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveTitle('Register | Udaya');
  await expectAccessible();
  await register(page, person);
  await expectAccessible();
  await activate(page, person);
  await logIn(page, person.username, person.password);
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('No reports yet. Your first report will appear here.')).toBeVisible();
  await expectAccessible();

  await checkForm(page, {
    name: 'Yazhini',
    date: '24-05-2018',
    time: ['07', '42', 'PM'],
    accuracy: 'To the minute',
    place: 'Tirunelveli',
    suggestion: 'Tirunelveli',
  });
  await expect(page.getByText(/Thursday, 24 May 2018/)).toBeVisible();
  await expectAccessible();
  await expect(page.getByText('₹1,000 a report, free preview, one correction')).toBeVisible();
  await expect(page.getByText(/^You pay ₹1,000 or SGD\s16\.00 on the next page\./)).toBeVisible();
  const step = page.getByText(/^Pay ₹1,000 or SGD\s16\.00; you can read a free preview first/);
  if (isPhone(page)) await expect(step).toBeHidden();
  else await expect(step).toBeVisible();
  await page.getByRole('button', { name: 'Confirm and generate' }).click();
  await page.waitForURL('**/payments/invoice?report=**');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /UPI or card, in rupees/ })).toBeChecked();
  await expectAccessible();
  // Back leads to the report that waits, not to an empty form that would make it twice.
  await page.goBack();
  await expect(
    page.getByText(/^You have already created a report for Yazhini, born on 24 May 2018/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check details' })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await expect(rupeeButton(page)).toBeVisible();

  const upi = await openRupeeWindow(page);
  await expectAccessible();
  await upi.getByRole('button', { name: 'Approve by UPI' }).click();
  await waitForPaid(page);
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you! Payment done successfully.' });
  await expect(thanks).toBeVisible();
  await expectAccessible();
  await followMail(page, { to: person.email, subject: /receipt/i }, /payments\/success/);
  await expect(thanks).toBeVisible();

  await followMail(page, { to: person.email, subject: /report is ready/i }, /users-birthchart/);
  await expect(lastPart(page)).toBeVisible();
  await expectAccessible();
  const { name, text } = await downloadPdf(page, 'Download');
  expect(name).toBe('AIReport_Yazhini.pdf');
  expect(text).toContain('Yazhini');
  expect(text).toContain('14416');
});
