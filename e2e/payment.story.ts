import { linkOf, makeReport, openCheckout, openSandbox, pay, payButton } from './checkout.ts';
import { downloadPdf } from './download.ts';
import { lastPart } from './report-parts.ts';
import { openRowMenu } from './row.ts';
import { anyWidth, expect, test } from './stage.ts';

test.describe('a payment', () => {
  test('is declined, then approved, and opens the report', async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Malar Declined');
    await page.goto('/birthchart-report?name=Malar+Declined');
    await linkOf(page, 'Pay Now for the report of Malar Declined', id).click();
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
    const payment = page.url();
    await page.getByRole('link', { name: 'View the report' }).click();
    await expect(lastPart(page)).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'See the payment for the report of Malar Declined' }).click();
    await page.waitForURL(payment);
    await expect(page.getByRole('button', { name: 'Download the receipt' })).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await linkOf(page, 'Your payment for the report of Malar Declined has arrived', id).click();
    await page.waitForURL(`**/payments/invoice?report=${id}`);
    await page.getByRole('link', { name: 'See the payment and its receipt' }).click();
    await page.waitForURL(payment);
    await page.goto('/birthchart-report?name=Malar+Declined');
    await expect(linkOf(page, 'View the report of Malar Declined', id)).toBeVisible();
    await openRowMenu(page, 'More for the report of Malar Declined');
    const again = page.getByRole('menuitem', { name: 'See the payment for the report of Malar Declined' });
    await expect(again.and(page.locator(`[href="${new URL(payment).pathname}"]`))).toBeVisible();
    await page.goto(`/payments/invoice?report=${id}`);
    await expect(page.getByText('This report is paid.')).toBeVisible();
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
      await expect(page.getByRole('heading', { name: 'This is a preview' })).toBeVisible();
      await page.goBack();
      await page.getByRole('link', { name: 'Look at a whole sample report' }).click();
      await page.waitForURL(`**/sample/${kind}`);
    }
  });

  test('has a receipt to download', async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Receipt Rani'));
    await pay(page, 'Approve and pay');
    await page.waitForURL('**/payments/success/**');
    const number = await page.getByText(/^R\d{4}-\d{7}$/).textContent();
    const { text } = await downloadPdf(page, 'Download the receipt');
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

  test('that is declined again and again keeps its hint over a reload', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Declined Often'));
    for (let count = 1; count <= 3; count += 1) {
      await pay(page, /Decline the card/);
      await expect(page.getByText(/declined the payment\. You can try again/)).toBeVisible();
    }
    await expect(page.getByText('It was declined 3 times now.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('It was declined 3 times now.')).toBeVisible();
  });
});
