import { readFile } from 'node:fs/promises';
import { pdfText } from '../apps/api/testing/pdf-text.ts';
import { standInForPaypal } from './paypal-stand-in.ts';
import { expect, test } from './stage.ts';
import {
  becomeSomebodyElse,
  isPhone,
  makeReport,
  openCheckout,
  openSandbox,
  pay,
  payButton,
} from './till.ts';

test.describe('a payment', () => {
  test('is declined, then approved, and opens the report', async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Malar Declined');
    await page.goto('/birthchart-report');
    await page.getByRole('link', { name: 'Pay Now for the report of Malar Declined' }).first().click();
    await page.waitForURL(`**/payments/invoice?report=${id}`);
    await expect(page.getByText('AI health predictive report')).toBeVisible();
    await expect(page.getByText('Reflective reading, not medical advice')).toBeVisible();
    await expect(page.getByText(/INR\s1,000\.00/)).toHaveCount(2);
    await expect(page.getByText('The payment service charges in SGD')).toBeVisible();
    await expectAccessible();

    const sandbox = await openSandbox(page);
    await expect(sandbox.getByRole('heading', { name: /SGD\s16\.00/ })).toBeVisible();
    await sandbox.getByRole('button', { name: /Decline the card/ }).click();
    await expect(page.getByText(/declined the payment\. You can try again/)).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(page.getByText(/declined the payment\. You can try again/)).toBeVisible();

    await pay(page, 'Approve and pay');
    await page.waitForURL('**/payments/success/**');
    for (const visit of ['at first', 'after a reload']) {
      if (visit === 'after a reload') await page.reload();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Thank you! Payment done successfully.' }),
      ).toBeVisible();
      await expect(page.getByText(/^R\d{4}-\d{7}$/)).toBeVisible();
      await expect(page).toHaveTitle('Thank you! Payment done successfully. | Udaya');
    }
    await expectAccessible();
    await page.getByRole('link', { name: 'View the report' }).click();
    await expect(page.getByRole('heading', { name: 'Part 10' })).toBeVisible();
    await page.goto('/birthchart-report');
    await expect(page.getByRole('link', { name: 'View the report of Malar Declined' }).first()).toBeVisible();
    await page.goto(`/payments/invoice?report=${id}`);
    await expect(page.getByText('This report is paid.')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
  });

  test('has a receipt to download', async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Receipt Rani'));
    await pay(page, 'Approve and pay');
    await page.waitForURL('**/payments/success/**');
    const number = await page.getByText(/^R\d{4}-\d{7}$/).textContent();
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the receipt' }).click();
    const file = await begun;
    const text = await pdfText(new Uint8Array(await readFile(await file.path())));
    expect(text).toContain(number);
    expect(text).toContain('16.00');
  });

  test('that fails for good says why, and goes on with the same details', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Fail First');
    await openCheckout(page, id);
    await pay(page, /Let the payment fail/);
    await page.waitForURL('**/payments/fail**');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment failed!' })).toBeVisible();
    await expect(
      page.getByText('Sorry, your transaction could not be processed. The payment service refused'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go back to Generate AI Report' })).toHaveAttribute(
      'href',
      '/generate-birthchart',
    );
    await expectAccessible();
    await page.reload();
    await expect(page.getByText('The payment service refused')).toBeVisible();
    await page.getByRole('link', { name: 'Try again with the same details' }).click();
    await page.waitForURL(`**/payments/invoice?report=${id}`);
    await pay(page, 'Approve and pay');
    await page.waitForURL('**/payments/success/**');
  });

  test('that is left before it was approved charges nothing', async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Left Early'));
    const sandbox = await openSandbox(page);
    if (isPhone(page)) {
      await page.goBack();
      await expect(page.getByText('You began this payment earlier')).toBeVisible();
    } else {
      await sandbox.close();
      await expect(page.getByText('The payment was not approved, so nothing was charged')).toBeVisible();
      await expect(payButton(page)).toBeFocused();
    }
    await pay(page, 'Cancel and go back');
    await expect(page.getByText('You cancelled the payment. Nothing was charged.')).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('udaya.payment'))).toBeNull();
  });

  test('is settled though nobody waited for it', async ({ page, logIn }) => {
    test.setTimeout(240_000);
    await logIn('demo-parent');
    const id = await makeReport(page, 'Gone Away');
    await openCheckout(page, id);
    const sandbox = await openSandbox(page);
    const token = new URL(sandbox.url()).searchParams.get('token');
    await page.goto('/birthchart-report');
    await page.request.post('/sandbox/checkoutnow', { data: { token, outcome: 'approve' } });
    const view = page.getByRole('link', { name: 'View the report of Gone Away' }).first();
    await expect(async () => {
      await page.reload();
      await expect(view).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 150_000 });
  });

  test('whose answer comes late is confirmed by itself', async ({ page, logIn, expectAccessible }) => {
    test.setTimeout(240_000);
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Late Answer'));
    await pay(page, /Approve, but answer late/);
    await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible();
    await page.waitForURL('**/payments/success/**', { timeout: 150_000 });
  });

  test('that is held back says so, and goes on once it is released', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Held Back'));
    const sandbox = await openSandbox(page);
    const token = new URL(sandbox.url()).searchParams.get('token');
    await sandbox.getByRole('button', { name: /Hold the payment back/ }).click();
    await expect(page.getByRole('heading', { name: 'Your payment is being reviewed' })).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your payment is being reviewed' })).toBeVisible();
    await expectAccessible();
    await page.request.post('/sandbox/checkoutnow', { data: { token, outcome: 'complete' } });
    await page.waitForURL('**/payments/success/**', { timeout: 40_000 });
  });

  test('whose order is slow says so, and goes on with the same order', async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Slow Order'));
    // A slow line: the first order is made at once, and its answer lost on the way.
    const orders: string[] = [];
    await page.route('**/api/orders', async (route) => {
      const response = await route.fetch();
      orders.push(((await response.json()) as { id: string }).id);
      if (orders.length > 1) return route.fulfill({ response });
      await new Promise((resolve) => setTimeout(resolve, 7_000));
      await route.abort().catch(() => undefined);
    });
    await payButton(page).click();
    await expect(
      page.getByText('Waiting for the order timed out after 5 seconds. No money was taken.'),
    ).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.poll(() => orders.length).toBe(2);
    expect(orders[1]).toBe(orders[0]);
    if (isPhone(page)) await page.waitForURL('**/sandbox/checkoutnow**');
    else await expect(page.getByText('The payment window is open')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('is begun once by a double click', async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Double Click'));
    let orders = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/orders')) orders += 1;
    });
    await payButton(page).dblclick();
    if (isPhone(page)) await page.waitForURL('**/sandbox/checkoutnow**');
    else await expect(page.getByText('The payment window is open')).toBeVisible();
    expect(orders).toBe(1);
  });

  test('that was made in another tab is known in this one', async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Two Tabs'));
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const other = await opened;
    await expect(payButton(other)).toBeVisible();
    await pay(page, 'Approve and pay');
    await page.waitForURL('**/payments/success/**');
    await payButton(other)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await expect(other.getByText('This report is paid.')).toBeVisible();
    await expect(payButton(other)).toHaveCount(0);
  });

  test('of somebody else is not shown, nor is one that was made up', async ({
    page,
    logIn,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    await logIn('demo-parent');
    const report = await makeReport(page, 'Only Mine');
    await openCheckout(page, report);
    await pay(page, 'Approve and pay');
    await page.waitForURL('**/payments/success/**');
    const mine = page.url();
    await page.goto('/payments/success/a-payment-that-never-was');
    await expect(
      page.getByRole('heading', { level: 1, name: 'There is no such payment here' }),
    ).toBeVisible();
    await expectAccessible();

    const context = await browser.newContext({ baseURL });
    const other = await context.newPage();
    await becomeSomebodyElse(other);
    await other.goto(mine);
    await expect(
      other.getByRole('heading', { level: 1, name: 'There is no such payment here' }),
    ).toBeVisible();
    await expect(other.getByText('Only Mine')).toHaveCount(0);
    await other.goto(`/payments/invoice?report=${report}`);
    await expect(
      other.getByText("Invoice generation failed, please contact the provider's support."),
    ).toBeVisible();
    await context.close();
  });
});

test.describe('PayPal’s own buttons', () => {
  test('decline, cancel, fail to open and approve like the sandbox', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    const choose = await standInForPaypal(page);
    await logIn('demo-parent');
    await page.goto(`/payments/invoice?report=${await makeReport(page, 'Wallet Wani')}`);
    const wallet = page.getByRole('button', { name: 'PayPal' });
    await expect(wallet).toBeVisible();
    await expect(page.getByRole('button', { name: 'Debit or credit card' })).toBeVisible();
    await expectAccessible();

    await choose('cancel');
    await wallet.click();
    await expect(page.getByText('You cancelled the payment. Nothing was charged.')).toBeVisible();
    await choose('error');
    await wallet.click();
    await expect(page.getByText('Something went wrong in the payment window')).toBeVisible();
    await choose('decline');
    await wallet.click();
    await expect(page.getByText(/declined the payment\. You can try again/)).toBeVisible();
    await choose('approve');
    await page.getByRole('button', { name: 'Debit or credit card' }).click();
    await page.waitForURL('**/payments/success/**');
  });
});

test('the product admin gives a payment back, and its owner sees it', async ({
  page,
  logIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await logIn('demo-parent');
  const id = await makeReport(page, 'Given Back');
  await openCheckout(page, id);
  await pay(page, 'Approve and pay');
  await page.waitForURL('**/payments/success/**');

  const context = await browser.newContext({ baseURL });
  const admin = await context.newPage();
  await admin.goto('/product/login');
  await admin.getByLabel('Username').fill('demo-admin');
  await admin.getByRole('textbox', { name: 'Password' }).fill('Udaya-demo-2026');
  await admin.getByRole('textbox', { name: 'Captcha' }).fill('OPEN');
  await admin.getByRole('button', { name: 'Log In' }).click();
  await admin.waitForURL('**/dashboard');
  await admin.goto(`/users-birthchart/${id}`);
  await admin.getByRole('button', { name: /Give back SGD/ }).click();
  const dialog = admin.getByRole('dialog', { name: /Give back SGD/ });
  await dialog.getByLabel('Reason, for the records').fill('Charged twice');
  await dialog.getByRole('button', { name: 'Yes, give it back' }).click();
  await expect(admin.getByText('Given back', { exact: true })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'This payment was given back' })).toBeVisible();
  await expectAccessible();
  await page.goto(`/payments/invoice?report=${id}`);
  await expect(page.getByText('The payment for this report was given back')).toBeVisible();
});

test('a sample of each kind of report is open to everybody', async ({ page, expectAccessible }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'See a sample report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample report of a child' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Part 10' })).toBeVisible();
  await expect(page.getByRole('link', { name: '14416' }).first()).toBeVisible();
  await expectAccessible();
  for (const [kind, name] of [
    ['Adult', 'Arul Mani'],
    ['Student', 'Zoya Rahman'],
  ] as const) {
    await page.getByRole('link', { name: kind }).click();
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText('Jupiter')).toHaveCount(0);
  }
});
