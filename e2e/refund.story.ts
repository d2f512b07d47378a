import { makeReport, openCheckout, pay, waitForPaid } from './checkout.ts';
import { logInDemo } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

test(
  'the product admin gives a payment back, and its owner sees it',
  anyWidth,
  async ({ page, logIn, browser, baseURL, expectAccessible }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Given Back');
    await openCheckout(page, id);
    await pay(page, 'Approve and pay');
    await waitForPaid(page);

    const context = await browser.newContext({ baseURL });
    const admin = await context.newPage();
    await logInDemo(admin, 'demo-admin');
    await admin.goto(`/users-birthchart/${id}`);
    await admin.getByRole('button', { name: /Refund SGD/ }).click();
    const dialog = admin.getByRole('dialog', { name: 'Refund this payment?' });
    await dialog.getByLabel('Reason').fill('Charged twice');
    await dialog.getByRole('button', { name: 'Yes, refund it' }).click();
    const payments = admin.getByRole('region', { name: 'Payments for this report' });
    await expect(payments.getByRole('status').getByText(/^SGD\s16\.00 was refunded\.$/)).toBeVisible();
    await expect(payments.getByRole('heading', { name: 'Payments for this report' })).toBeFocused();
    await expect(admin.getByText('Refunded', { exact: true })).toBeVisible();
    await expect(admin.getByText('Refunded on')).toBeVisible();
    await expect(admin.getByText('Charged twice')).toBeVisible();
    await expect(admin.getByRole('button', { name: /Refund SGD/ })).toHaveCount(0);
    await context.close();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'This payment was refunded' })).toBeVisible();
    await expectAccessible();
    await expect(page.getByText('Charged twice')).toHaveCount(0);
    await page.goto(`/payments/fail?report=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'This payment was refunded' })).toBeVisible();
    await page.goto(`/payments/invoice?report=${id}`);
    await expect(page.getByText('The payment for this report was refunded')).toBeVisible();
    await page.goto(`/users-birthchart/${id}`);
    await expect(page.getByRole('heading', { name: 'This report is no longer available' })).toBeVisible();
    await expect(page.getByText(/This is a preview|How this report was made/)).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('link', { name: 'View payment for the report of Given Back' }).click();
    await page.waitForURL('**/payments/success/**');
    await expect(page.getByRole('heading', { level: 1, name: 'This payment was refunded' })).toBeVisible();
  },
);

test(
  'money that could not be given back stands on the product admin’s start page',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    // The sandbox gives everything back: what it says of a payment is shown as if it had not.
    let due = 1;
    let seen: Record<string, unknown> = {};
    const refused = {
      id: 'refund-that-failed',
      status: 'FAILED',
      amount: 16,
      currency: 'SGD',
      createdDate: '2026-11-21T10:00:00Z',
      completedDate: null,
      creditNote: null,
      reason: 'Asked for',
      issue: null,
    };
    await page.route('**/api/product/payments?*refundDue=true*', async (route) => {
      const response = await route.fetch({ url: route.request().url().replace('refundDue=true', '') });
      const list = (await response.json()) as { content: Record<string, unknown>[] };
      const [payment] = list.content;
      if (due === 0) return route.fulfill({ response, json: { ...list, content: [] } });
      seen = { ...payment, status: 'CAPTURED', mayRefund: true, leftAmount: 16, refund: refused };
      await route.fulfill({ response, json: { ...list, content: [seen] } });
    });
    await page.route('**/api/product/payments/*/refund', async (route) => {
      due = 0;
      await route.fulfill({
        json: { ...seen, status: 'REFUNDED', refund: { ...refused, status: 'COMPLETED' } },
      });
    });
    await logIn('demo-admin');
    await page.goto('/dashboard');
    const panel = page.getByRole('region', { name: 'Refunds that need your attention' });
    await expect(panel.getByRole('button', { name: /refund SGD/i })).toBeVisible();
    await expectAccessible();
    await panel.getByRole('button', { name: /refund SGD/i }).click();
    await page.getByLabel('Reason').fill('Asked for');
    await page.getByRole('button', { name: 'Yes, refund it' }).click();
    await expect(panel.getByRole('button')).toHaveCount(0);
    await expect(panel.getByRole('status').getByText(/^SGD\s[\d.,]+ was refunded\.$/)).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Refunds that need your attention' })).toBeFocused();
    await expectAccessible();
  },
);

test(
  'a preview that the product admin grants is said where it was granted',
  anyWidth,
  async ({ page, logIn }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Granted');
    await page.evaluate(() => sessionStorage.clear());
    await logIn('demo-admin');
    await page.goto(`/users-birthchart/${id}`);
    const payments = page.getByRole('region', { name: 'Payments for this report' });
    await payments.getByRole('button', { name: 'Make it a complimentary preview' }).click();
    await page.getByRole('button', { name: 'Yes, grant it' }).click();
    await expect(page.getByText('Please give a reason')).toBeVisible();
    await page.getByLabel('Reason, for the records').fill('For the school');
    await page.getByRole('button', { name: 'Yes, grant it' }).click();
    await expect(
      payments.getByRole('status').getByText('This report is now a complimentary preview.'),
    ).toBeVisible();
    await expect(payments.getByRole('button')).toHaveCount(0);
    await expect(payments.getByRole('heading', { name: 'Payments for this report' })).toBeFocused();
    await expect(payments.getByText(/by demo-admin: For the school/)).toBeVisible();
  },
);
