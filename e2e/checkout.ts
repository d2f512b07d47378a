import type { FrameLocator, Page } from '@playwright/test';
import { sessionToken } from './login.ts';
import { expect } from './stage.ts';

/** Whether the page is so small that the payment takes its place instead of a window beside it. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

/** Calls the API as whoever is logged in on the page. */
async function callAs<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const response = body
    ? await page.request.post(`/api${path}`, { headers, data: body })
    : await page.request.get(`/api${path}`, { headers });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as T;
}

/** Makes an unpaid report of whoever is logged in, and answers with its id once it is written. */
export async function makeReport(page: Page, name: string, dateOfBirth = '2019-05-04'): Promise<string> {
  const { token } = await callAs<{ token: string }>(page, '/places/token');
  const [place] = await callAs<unknown[]>(
    page,
    `/places?country=IN&place=Madurai&token=${encodeURIComponent(token)}`,
  );
  const birth = {
    dateOfBirth,
    timeOfBirth: '07:05:00 AM',
    timeAccuracy: 'exact',
    country: 'IN',
    place,
  };
  const person = { name, gender: 'Female', birthType: 'Natural', refferedBy: 'Self', consent: true };
  const { id } = await callAs<{ id: string }>(page, '/astro-users/birthChart', { ...birth, ...person });
  await expect(async () =>
    expect((await callAs<{ stage: string }>(page, `/astro-users/birthChart/${id}`)).stage).toBe('ready'),
  ).toPass();
  return id;
}

/** The link of one report in a list, by its id too: another worker may have made one of the same name. */
export function linkOf(page: Page, name: string, reportId: string) {
  return page.getByRole('link', { name }).and(page.locator(`[href*="${reportId}"]`));
}

/** Opens the checkout of a report. */
export async function openCheckout(page: Page, reportId: string): Promise<void> {
  await page.goto(`/payments/invoice?report=${reportId}`);
  await chooseCard(page);
}

/** Chooses the way to pay that is not in rupees, which is offered second in India. */
export async function chooseCard(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Card, in SGD/ }).check();
  await expect(payButton(page)).toBeVisible();
}

export function payButton(page: Page) {
  return page.getByRole('button', { name: /pay SGD\s16\.00/i });
}

export function rupeeButton(page: Page) {
  return page.getByRole('button', { name: /pay INR\s1,000\.00/i });
}

/** Presses the button of UPI and cards, and answers with the window that opens over the page. */
export async function openRupeeWindow(page: Page): Promise<FrameLocator> {
  await rupeeButton(page).click();
  const window = page.frameLocator('iframe[title="Razorpay"]');
  await expect(window.getByRole('heading', { level: 1, name: /INR\s1,000\.00/ })).toBeVisible();
  return window;
}

/** Presses the button and opens the sandbox's page: a window of its own, or on a phone the page itself. */
export async function openSandbox(page: Page): Promise<Page> {
  await chooseCard(page);
  if (isPhone(page)) {
    await payButton(page).click();
    await page.waitForURL('**/sandbox/checkoutnow**');
    return page;
  }
  const opened = page.waitForEvent('popup');
  await payButton(page).click();
  const sandbox = await opened;
  await sandbox.waitForURL('**/sandbox/checkoutnow**');
  return sandbox;
}

/** Pays, and has it come out as the words of the sandbox's button say. */
export async function pay(page: Page, outcome: string | RegExp): Promise<void> {
  const sandbox = await openSandbox(page);
  await sandbox.getByRole('button', { name: outcome }).click();
}

/** Waits for the page of a payment that was done: leaving the checkout loads it in full, and until then it is not there to stay. */
export async function waitForPaid(page: Page, options: { timeout?: number } = {}): Promise<void> {
  await page.waitForURL('**/payments/success/**', options);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you! Payment done successfully.' }),
  ).toBeVisible();
}

/** Opens what was paid, which is folded on the page that thanks for it. */
export async function openPaymentDetails(page: Page): Promise<void> {
  await page.getByText('Payment details and receipt').click();
}
