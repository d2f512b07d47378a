import {
  chooseCard,
  isPhone,
  linkOf,
  makeReport,
  openCheckout,
  openSandbox,
  pay,
  payButton,
  waitForPaid,
} from './checkout.ts';
import { beginAs } from './newcomer.ts';
import { standInForPaypal } from './paypal-stand-in.ts';
import { anyWidth, expect, test } from './stage.ts';

test.describe('the window of a payment', () => {
  test('that is left before approving charges nothing', async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Left Early'));
    const sandbox = await openSandbox(page);
    if (isPhone(page)) {
      await page.goBack();
      await expect(page.getByText('You started this payment earlier')).toBeVisible();
    } else {
      await sandbox.close();
      await expect(
        page.getByText('The payment was not approved, so you have not been charged'),
      ).toBeVisible();
      await expect(payButton(page)).toBeFocused();
    }
    await pay(page, 'Cancel and go back');
    await expect(page.getByText('You cancelled the payment. You have not been charged.')).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('udaya.payment'))).toBeNull();
  });

  test(
    'may be left for good: the payment is settled though nobody waited for it',
    anyWidth,
    async ({ page, logIn }) => {
      test.setTimeout(240_000);
      await logIn('demo-parent');
      const id = await makeReport(page, 'Gone Away');
      await openCheckout(page, id);
      const sandbox = await openSandbox(page);
      const token = new URL(sandbox.url()).searchParams.get('token');
      await page.goto('/birthchart-report?name=Gone+Away');
      await page.request.post('/sandbox/checkoutnow', { data: { token, outcome: 'approve' } });
      const view = linkOf(page, 'View the report of Gone Away', id);
      await expect(async () => {
        await page.reload();
        await expect(view).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 150_000 });
    },
  );

  // The next two wait by the clock. An account has ten sessions at most, and meanwhile others may log demo-parent in as often.
  test('whose answer comes late is confirmed by itself', anyWidth, async ({ page, expectAccessible }) => {
    test.setTimeout(240_000);
    await beginAs(page);
    await openCheckout(page, await makeReport(page, 'Late Answer'));
    await pay(page, /Approve, but respond late/);
    await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible();
    await waitForPaid(page, { timeout: 150_000 });
  });

  test('whose outcome cannot be asked for leads on once the server knows it', anyWidth, async ({ page }) => {
    await beginAs(page);
    await openCheckout(page, await makeReport(page, 'Not Heard'));
    await page.route('**/capture', (route) => route.fulfill({ status: 429, json: {} }));
    await pay(page, 'Approve and pay');
    await waitForPaid(page, { timeout: 60_000 });
  });

  test(
    'that is held back says so, and goes on once it is released',
    anyWidth,
    async ({ page, expectAccessible }) => {
      await beginAs(page);
      await openCheckout(page, await makeReport(page, 'Held Back'));
      const sandbox = await openSandbox(page);
      const token = new URL(sandbox.url()).searchParams.get('token');
      await sandbox.getByRole('button', { name: /Hold the payment/ }).click();
      await expect(page.getByRole('heading', { name: 'Your payment is being reviewed' })).toBeVisible();
      await expect(payButton(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your payment is being reviewed' })).toBeVisible();
      await expect(page.getByRole('row', { name: /^Checking INR\s1,000\.00$/ })).toBeVisible();
      await expect(page.getByText('Total due')).toHaveCount(0);
      await expectAccessible();
      await page.request.post('/sandbox/checkoutnow', { data: { token, outcome: 'complete' } });
      await waitForPaid(page, { timeout: 40_000 });
    },
  );

  test('whose order is slow says so, and goes on with the same order', anyWidth, async ({ page, logIn }) => {
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
      page.getByText('Waiting for the order timed out after 5 seconds. No money was deducted.'),
    ).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect.poll(() => orders.length).toBe(2);
    expect(orders[1]).toBe(orders[0]);
    if (isPhone(page)) await page.waitForURL('**/sandbox/checkoutnow**');
    else await expect(page.getByText('The payment window is open')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('is begun once by a double click', anyWidth, async ({ page, logIn }) => {
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

  test('may be in another tab: what it paid is known in this one', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Two Tabs'));
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const other = await opened;
    await chooseCard(other);
    await pay(page, 'Approve and pay');
    await waitForPaid(page);
    await payButton(other)
      .click({ timeout: 8_000 })
      .catch(() => undefined);
    await expect(other.getByText('This report is paid for.')).toBeVisible();
    await expect(payButton(other)).toHaveCount(0);
  });

  test(
    'that is cancelled after another tab has paid does not say that nothing was charged',
    anyWidth,
    async ({ page, logIn }) => {
      await logIn('demo-parent');
      await openCheckout(page, await makeReport(page, 'One Pays'));
      const opened = page.waitForEvent('popup');
      await page.evaluate(() => void window.open(location.href));
      const other = await opened;
      const itsWindow = await openSandbox(other);
      await pay(page, 'Approve and pay');
      await waitForPaid(page);
      await itsWindow.getByRole('button', { name: 'Cancel and go back' }).click();
      await expect(
        other.getByRole('heading', { level: 1, name: 'Thank you! Payment done successfully.' }),
      ).toBeVisible();
      await expect(other.getByText('You cancelled the payment')).toHaveCount(0);
    },
  );

  test(
    'that nobody approved leads back to the button once the provider is heard again',
    anyWidth,
    async ({ page, logIn }) => {
      await logIn('demo-parent');
      const id = await makeReport(page, 'Never Heard');
      await openCheckout(page, id);
      const token = new URL((await openSandbox(page)).url()).searchParams.get('token');
      await page.route('**/api/orders/*/*/capture', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), status: 'CHECKING' } });
      });
      await page.goto(`/payments/invoice?report=${id}&approval=given&token=${token}`);
      await expect(page.getByRole('heading', { name: 'We are confirming your payment' })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await expect(page.getByText('The payment was not approved, so you have not been charged.')).toBeVisible(
        {
          timeout: 15_000,
        },
      );
      await expect(payButton(page)).toBeEnabled();
    },
  );

  test('has no say about an order that is not the report’s own', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Typed Token');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/orders')) asked.push(request.url());
    });
    for (const approval of ['given', 'cancelled']) {
      await page.goto(`/payments/invoice?report=${id}&approval=${approval}&token=SOMEBODYELSES1234`);
      await page.waitForURL(`**/payments/invoice?report=${id}`);
      await expect(page.getByRole('button', { name: /^Pay INR\s1,000\.00/ })).toBeEnabled();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(/could not find|You cancelled/)).toHaveCount(0);
    }
    expect(asked).toEqual([]);
  });

  test('left by the browser’s Back after paying has a way to the shop', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await openCheckout(page, await makeReport(page, 'Back Again'));
    const sandbox = await openSandbox(page);
    const address = sandbox.url().replace('&display=popup', '');
    await sandbox.getByRole('button', { name: 'Approve and pay' }).click();
    await waitForPaid(page);
    await page.goto(address);
    await expect(page.getByText('This order is finished.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the shop' }).click();
    await expect(page.getByText('This report is paid for.')).toBeVisible();
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
    await expect(page.getByText('You cancelled the payment. You have not been charged.')).toBeVisible();
    await choose('error');
    await wallet.click();
    await expect(page.getByText('Something went wrong in the payment window')).toBeVisible();
    await choose('decline');
    await wallet.click();
    await expect(page.getByText(/declined the payment\. You can try again/)).toBeVisible();
    await choose('approve');
    await page.getByRole('button', { name: 'Debit or credit card' }).click();
    await waitForPaid(page);
  });
});
