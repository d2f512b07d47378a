import {
  isPhone,
  linkOf,
  makeReport,
  openCheckout,
  openPaymentDetails,
  openRupeeWindow,
  openSandbox,
  pay,
  payButton,
  waitForPaid,
} from './checkout.ts';
import { downloadPdf } from './download.ts';
import { lastPart } from './report-parts.ts';
import { openRowMenu } from './row.ts';
import { anyWidth, expect, test } from './stage.ts';

test.describe('a payment', () => {
  test('is declined in the window of UPI, then approved by the other way, and opens the report', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Malar Declined');
    await page.goto('/birthchart-report?name=Malar+Declined');
    await linkOf(page, 'Pay Now for the report of Malar Declined', id).click();
    await page.waitForURL(`**/payments/invoice?report=${id}`);
    await expect(page.getByText('AI health predictive report')).toBeVisible();
    await expect(page.getByText('Reflective reading, not medical advice')).toBeVisible();
    await expect(page.getByText('₹')).toHaveCount(0);
    await expect(page.getByText(/^A refund does not cover a change of mind/)).toBeVisible();
    if (!isPhone(page))
      await expect(page.getByRole('button', { name: /^Pay INR/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^Sold by Udaya \(Demonstration only.*Payment through /)).toBeVisible();
    await expect(page.getByRole('radio', { name: /UPI or card, in rupees.*INR\s1,000\.00/ })).toBeChecked();
    await expectAccessible();

    const upi = await openRupeeWindow(page);
    await upi.getByRole('button', { name: /Decline the card/ }).click();
    await expect(upi.getByText('The payment was refused. You can try again.')).toBeVisible();
    await upi.getByRole('button', { name: 'Close and go back' }).click();
    await expect(page.getByText(/declined the payment\. You can try again/)).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(page.getByText(/declined the payment\. You can try again/)).toBeVisible();
    await expect(page.getByRole('radio', { name: /UPI or card/ })).toBeChecked();

    const sandbox = await openSandbox(page);
    await expect(sandbox.getByRole('heading', { name: /SGD\s16\.00/ })).toBeVisible();
    await sandbox.getByRole('button', { name: 'Approve and pay' }).click();
    await waitForPaid(page);
    for (const visit of ['at first', 'after a reload']) {
      if (visit === 'after a reload') await page.reload();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Thank you! Payment done successfully.' }),
      ).toBeVisible();
      await expect(page.getByText('You can now read the full report of Malar Declined.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'View AI Reports' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Download receipt' })).toBeHidden();
      await openPaymentDetails(page);
      await expect(page.getByText(/^R\d{4}-\d{7}$/)).toBeVisible();
      await expect(page).toHaveTitle('Thank you! Payment done successfully. | Udaya');
    }
    await expectAccessible();
    const payment = page.url();
    await page.getByRole('link', { name: 'Read the report' }).click();
    await expect(lastPart(page)).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'View payment for the report of Malar Declined' }).click();
    await page.waitForURL(payment);
    await openPaymentDetails(page);
    await expect(page.getByRole('button', { name: 'Download receipt' })).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await linkOf(page, 'We have received your payment for the report of Malar Declined', id).click();
    await page.waitForURL(`**/payments/invoice?report=${id}`);
    await page.getByRole('link', { name: 'View payment and receipt' }).click();
    await page.waitForURL(payment);
    await page.goto('/birthchart-report?name=Malar+Declined');
    await expect(linkOf(page, 'View the report of Malar Declined', id)).toBeVisible();
    await openRowMenu(page, 'More for the report of Malar Declined');
    const again = page.getByRole('menuitem', { name: 'View payment for the report of Malar Declined' });
    await expect(again.and(page.locator(`[href="${new URL(payment).pathname}"]`))).toBeVisible();
    await page.goto(`/payments/invoice?report=${id}`);
    await expect(page.getByText('This report is paid for.')).toBeVisible();
    await expect(page.getByRole('link', { name: /preview|sample/ })).toHaveCount(0);
    await expect(payButton(page)).toHaveCount(0);
  });

  test('can wait until the preview and a sample of its kind were read', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    for (const [born, kind] of [
      ['2019-05-04', 'child'],
      ['1943-07-14', 'adult'],
    ] as const) {
      const id = await makeReport(page, 'Reads First', born);
      await openCheckout(page, id);
      await page.getByRole('link', { name: 'Read the preview first' }).click();
      await page.waitForURL(`**/users-birthchart/${id}`);
      await expect(page.getByRole('heading', { name: 'The full report', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'One strength' })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Rosette of ten areas/ })).toBeVisible();
      const ahead = page.getByRole('region', { name: 'What is in the report' });
      await expect(ahead.getByRole('link')).toHaveCount(1);
      await expect(ahead.getByRole('listitem')).toHaveCount(10);
      await expect(page.getByText('Payment pending')).toHaveCount(0);
      await page.goBack();
      await page.getByRole('link', { name: 'See a full sample report' }).click();
      await page.waitForURL(`**/sample/${kind}`);
    }
  });

  test('has a receipt to download', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Receipt Rani'));
    await pay(page, 'Approve and pay');
    await waitForPaid(page);
    await openPaymentDetails(page);
    const number = await page.getByText(/^R\d{4}-\d{7}$/).textContent();
    const { text } = await downloadPdf(page, 'Download receipt');
    expect(text).toContain(number);
    expect(text).toContain('16.00');
  });

  test(
    'that fails for good says why, and goes on with the same details',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-parent');
      const id = await makeReport(page, 'Fail First');
      await openCheckout(page, id);
      await pay(page, /Fail the payment/);
      await page.waitForURL('**/payments/fail**');
      await expect(page.getByRole('heading', { level: 1, name: 'Payment failed!' })).toBeVisible();
      await expect(
        page.getByText('Sorry, your transaction could not be processed. The payment service declined'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go back to Generate AI Report' })).toHaveAttribute(
        'href',
        '/generate-birthchart',
      );
      await expectAccessible();
      await page.reload();
      await expect(page.getByText('The payment service declined')).toBeVisible();
      await page.getByRole('link', { name: 'Try again with the same details' }).click();
      await page.waitForURL(`**/payments/invoice?report=${id}`);
      await pay(page, 'Approve and pay');
      await waitForPaid(page);
    },
  );

  test('that is declined again and again keeps its hint over a reload', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Declined Often'));
    for (let count = 1; count <= 3; count += 1) {
      await pay(page, /Decline the card/);
      await expect(page.getByText(/declined the payment\. You can try again/)).toBeVisible();
    }
    await expect(page.getByText(/The payment has been declined 3 times\./)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/The payment has been declined 3 times\./)).toBeVisible();
  });
});
