import { makeReport, openCheckout, openPaymentDetails, openSandbox, pay, waitForPaid } from './checkout.ts';
import { beginAs } from './newcomer.ts';
import { anyWidth, expect, test } from './stage.ts';

const failed = { level: 1, name: 'Payment failed!' } as const;
const thanks = { level: 1, name: 'Thank you! Payment done successfully.' } as const;

test.describe('the page of a payment', () => {
  test(
    'that failed knows that the report was paid since',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-parent');
      await openCheckout(page, await makeReport(page, 'Paid Since'));
      await pay(page, /Fail the payment/);
      await page.waitForURL('**/payments/fail**');
      const older = new URL(page.url()).searchParams.get('payment');
      await expect(page.getByText('Amount', { exact: true })).toBeVisible();
      await expect(page.getByText('Charged', { exact: true })).toHaveCount(0);
      await expect(page.getByText(`For support: payment ${older}`)).toBeVisible();
      await expect(page.getByRole('heading', failed)).toBeFocused();
      await page.getByRole('link', { name: 'Try again with the same details' }).click();
      await pay(page, 'Approve and pay');
      await waitForPaid(page);
      await expect(page.getByRole('heading', thanks)).toBeFocused();
      await openPaymentDetails(page);
      await expect(page.getByText('Charged', { exact: true })).toBeVisible();

      for (const address of [`/payments/fail?payment=${older}`, `/payments/success/${older}`]) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: 'This report is paid for' })).toBeVisible();
        await expect(page).toHaveTitle('This report is paid for | Udaya');
        await expect(page.getByRole('link', { name: 'Read the report' })).toBeVisible();
        await expect(page.getByRole('link', { name: /Try again/ })).toHaveCount(0);
      }
      await expectAccessible();
    },
  );

  test('says of the browser’s Back what is true now', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Back Button'));
    await pay(page, /Fail the payment/);
    await expect(page.getByRole('heading', failed)).toBeVisible();
    await page.getByRole('link', { name: 'Try again with the same details' }).click();
    await pay(page, 'Approve and pay');
    await waitForPaid(page);
    await expect(page.getByRole('heading', thanks)).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/payments/fail**');
    await expect(page.getByRole('heading', { level: 1, name: 'This report is paid for' })).toBeVisible();
  });

  test('that never failed does not say so at the address of a failure', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Never Failed');
    await openCheckout(page, id);
    await pay(page, 'Approve and pay');
    await waitForPaid(page);
    const payment = new URL(page.url()).pathname.split('/').at(-1);
    for (const query of [`payment=${payment}`, `report=${id}`]) {
      await page.goto(`/payments/fail?${query}`);
      await expect(page.getByRole('heading', thanks)).toBeVisible();
      await expect(page).toHaveTitle('Thank you! Payment done successfully. | Udaya');
    }
  });

  test('that is held back says so at the address of a failure', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Held At Fail');
    await openCheckout(page, id);
    await (await openSandbox(page)).getByRole('button', { name: /Hold the payment/ }).click();
    await expect(page.getByRole('heading', { name: 'Your payment is being reviewed' })).toBeVisible();
    await page.goto(`/payments/fail?report=${id}`);
    await expect(page.getByRole('heading', { name: 'Your payment is being reviewed' })).toBeVisible();
    await expect(page.getByRole('heading', failed)).toHaveCount(0);
    await expect(page.getByText('Amount', { exact: true })).toBeVisible();
  });

  test(
    'makes nothing up for an address that names no payment',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-parent');
      await page.goto('/payments/fail');
      await expect(page.getByRole('heading', failed)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go back to Generate AI Report' })).toBeVisible();
      await expect(page.getByText('For support: payment')).toHaveCount(0);
      await expectAccessible();
      await page.goto('/payments/fail?payment=zzz');
      await expect(
        page.getByRole('heading', { level: 1, name: 'We could not find this payment' }),
      ).toBeVisible();
      await expect(page).toHaveTitle('We could not find this payment | Udaya');
      await expect(page.getByText('zzz')).toHaveCount(0);
      await page.goto('/payments/invoice?report=zzz');
      await expect(
        page.getByRole('heading', { level: 1, name: 'We could not find this report' }),
      ).toBeVisible();
      await expect(page.getByText(/highlighted fields|Invoice generation failed/)).toHaveCount(0);
      await expectAccessible();
    },
  );

  test(
    'of somebody else is not shown, nor is one that was made up',
    anyWidth,
    async ({ page, logIn, browser, baseURL, expectAccessible }) => {
      await logIn('demo-parent');
      const report = await makeReport(page, 'Only Mine');
      await openCheckout(page, report);
      await pay(page, 'Approve and pay');
      await waitForPaid(page);
      const mine = page.url();
      await page.goto('/payments/success/a-payment-that-never-was');
      await expect(
        page.getByRole('heading', { level: 1, name: 'We could not find this payment' }),
      ).toBeVisible();
      await expectAccessible();

      const context = await browser.newContext({ baseURL });
      const other = await context.newPage();
      await beginAs(other);
      await other.goto(mine);
      await expect(
        other.getByRole('heading', { level: 1, name: 'We could not find this payment' }),
      ).toBeVisible();
      await expect(other.getByText('Only Mine')).toHaveCount(0);
      const id = new URL(mine).pathname.split('/').at(-1);
      await other.goto(`/payments/fail?payment=${id}`);
      await expect(
        other.getByRole('heading', { level: 1, name: 'We could not find this payment' }),
      ).toBeVisible();
      await other.goto(`/payments/invoice?report=${report}`);
      await expect(
        other.getByRole('heading', { level: 1, name: 'We could not find this report' }),
      ).toBeVisible();
      await context.close();
    },
  );
});
