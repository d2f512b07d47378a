import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { followMail } from './mailbox.ts';
import { captchaAnswer } from './stage.ts';

/** A visitor nobody has seen before. */
export function newcomer() {
  const id = Math.random().toString(36).slice(2, 10);
  return { username: `kavya-${id}`, email: `kavya.${id}@example.org`, password: 'kite lamp sea-wall' };
}
export type Newcomer = ReturnType<typeof newcomer>;

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export async function fillRegistration(page: Page, { username, email, password }: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill('Kavya');
  await page.getByLabel('Last name').fill('Raman');
  await page.getByLabel('Aadhaar number').fill('1234 1234 1234');
  await page.getByLabel('Address', { exact: true }).fill('12 Temple Street');
  await field(page, 'City').fill('Madurai');
  await field(page, 'State').fill('Tamil Nadu');
  await field(page, 'Mobile').fill('98765 43210');
  await field(page, 'Email').fill(email);
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await field(page, 'Captcha').fill(captchaAnswer);
}

export async function register(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.waitForURL('**/email-verification');
  await expect(page.getByText('Register user successfull')).toBeVisible();
}

export async function activate(page: Page, { email }: Newcomer): Promise<void> {
  await followMail(page, { to: email, subject: /activat/i }, /activate-user/);
  await expect(page.getByRole('heading', { name: 'Your account is activated' })).toBeVisible();
}

/** Fills in the login page that is open and sends it. */
export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await field(page, 'Captcha').fill(captchaAnswer);
  await page.getByRole('button', { name: 'Log In' }).click();
}

export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, username, password);
}

export async function beginAs(page: Page): Promise<Newcomer> {
  const person = newcomer();
  await register(page, person);
  await activate(page, person);
  await logIn(page, person.username, person.password);
  await page.waitForURL('**/dashboard');
  return person;
}

/** Ends the page's session on the server alone, as if its time had come. */
export async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  const kept = await page.evaluate(() => sessionStorage.getItem('udaya.session'));
  const { token } = JSON.parse(kept ?? '{}') as { token: string };
  const answer = await request.post('/api/astro-users/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
}
