import { makeReport, openCheckout, pay, waitForPaid } from './checkout.ts';
import { openFilters } from './filters.ts';
import { logInDemo } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

test('the product admin finds a payment, gives a part of it back, and reads what happened', async ({
  page,
  logIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await logIn('demo-parent');
  const id = await makeReport(page, 'Partly Given');
  await openCheckout(page, id);
  await pay(page, 'Approve and pay');
  await waitForPaid(page);
  const paymentId = page.url().split('/').at(-1) ?? '';

  const context = await browser.newContext({ baseURL });
  const buyer = await context.newPage();
  await logInDemo(buyer, 'demo-parent');
  await page.evaluate(() => sessionStorage.clear());
  await logIn('demo-admin');

  await page.goto('/product/payments');
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await openFilters(page);
  await page.getByLabel('Person or account').fill('ab');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByText('Please enter at least 3 characters')).toBeVisible();
  await page.getByLabel('Person or account').fill('partly given');
  await page.getByLabel('Reference or number').fill(paymentId);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('status').getByText('1 payment', { exact: true })).toBeVisible();
  await expectAccessible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^Payments_\d{4}-\d\d-\d\d\.csv$/);
  // Where it says so, the rows below have moved.
  await expect(page.getByText('The file was downloaded.')).toBeVisible();

  await page.getByRole('link', { name: 'Open the payment for the report of Partly Given' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Payment of SGD/ })).toBeVisible();
  await page.getByRole('button', { name: /Refund SGD/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this payment?' });
  await dialog.getByLabel('Amount in SGD').fill('99');
  await dialog.getByLabel('Reason').fill('Ordered by mistake');
  await dialog.getByRole('button', { name: 'Yes, refund it' }).click();
  await expect(dialog.getByText(/You can refund at most SGD\s16\.00/)).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('Amount in SGD').fill('5.00');
  await dialog.getByRole('button', { name: 'Yes, refund it' }).click();
  await expect(page.getByRole('status').getByText(/^SGD\s5\.00 was refunded\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Refund SGD\s11\.00/ })).toBeVisible();
  const story = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  await expect(story.filter({ hasText: 'A refund of SGD' })).toContainText('By demo-admin');
  await expect(story.filter({ hasText: /^SGD.*was refunded/ })).toHaveCount(1);
  await expectAccessible();
  await page.getByRole('link', { name: 'All payments' }).click();
  await expect(page.getByRole('status').getByText('1 payment', { exact: true })).toBeVisible();

  await buyer.goto(`/payments/success/${paymentId}`);
  await expect(buyer.getByText(/SGD\s5\.00 of the payment was refunded/)).toBeVisible();
  await expect(buyer.getByText('Ordered by mistake')).toHaveCount(0);
  await context.close();
});

test('an address of no payment says so', anyWidth, async ({ page, logIn, expectAccessible }) => {
  await logIn('demo-admin');
  await page.goto('/product/payments/no-such-payment');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this payment' })).toBeVisible();
  await expectAccessible();
});
