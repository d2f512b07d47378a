import type { Page } from '@playwright/test';
import { followMail } from './mailbox.ts';
import { captchaAnswer, expect } from './stage.ts';

/** Whether the page is so small that the payment takes its place instead of a window beside it. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

/** Calls the API as whoever is signed in on the page. */
async function callAs<T>(page: Page, path: string, body?: unknown): Promise<T> {
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('udaya.session') ?? '{}') as { token?: string }).token,
  );
  const headers = { authorization: `Bearer ${token}` };
  const response = body
    ? await page.request.post(`/api${path}`, { headers, data: body })
    : await page.request.get(`/api${path}`, { headers });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as T;
}

/** Makes an unpaid report of whoever is signed in, and answers with its id once it is written. */
export async function makeReport(page: Page, name: string): Promise<string> {
  const { token } = await callAs<{ token: string }>(page, '/places/token');
  const [place] = await callAs<unknown[]>(
    page,
    `/places?country=IN&place=Madurai&token=${encodeURIComponent(token)}`,
  );
  const birth = {
    dateOfBirth: '2019-05-04',
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
  await expect(payButton(page)).toBeVisible();
}

export function payButton(page: Page) {
  return page.getByRole('button', { name: /pay SGD\s16\.00/i });
}

/** Presses the button and opens the sandbox's page: a window of its own, or on a phone the page itself. */
export async function openSandbox(page: Page): Promise<Page> {
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

/** Makes a new account, activates it by its mail and signs in on the page. */
export async function becomeSomebodyElse(page: Page): Promise<void> {
  const id = Math.random().toString(36).slice(2, 10);
  const username = `ravi-${id}`;
  const email = `ravi.${id}@example.org`;
  const password = 'slow river lantern';
  const captcha = (await (await page.request.get('/api/captacha')).json()) as { captchaToken: string };
  const signup = await page.request.post('/api/astro-users/signup', {
    data: {
      firstName: 'Ravi',
      lastName: 'Raman',
      address1: '12 Temple Street',
      city: 'Madurai',
      state: 'Tamil Nadu',
      country: 'India',
      dailingCode: '+91',
      mobile: '9876543210',
      aadharNumber: '',
      passportNumber: '',
      email,
      username,
      password,
      confirmPassword: password,
      captchaToken: captcha.captchaToken,
      userCaptcha: captchaAnswer,
    },
  });
  expect(signup.status(), await signup.text()).toBe(200);
  await followMail(page, { to: email, subject: /activate/i }, /activate-user/);
  await expect(page.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Captcha' }).fill(captchaAnswer);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
}
