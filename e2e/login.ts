import type { Page } from '@playwright/test';

/** The answer of every captcha of the server under test. */
export const captchaAnswer = 'M7K4W';
/** The password of every demo account. */
export const demoPassword = 'Udaya-demo-2026';

export type DemoAccount =
  | 'demo-parent'
  | 'demo-admin'
  | 'demo-group-admin'
  | 'demo-branch-admin'
  | 'demo-group-user'
  | 'demo-uni-admin'
  | 'demo-uni-user'
  | 'demo-ngo2-admin'
  | 'demo-ngo2-user';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

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

/** Logs a demo account in through its own portal and waits for its dashboard. */
export async function logInDemo(page: Page, account: DemoAccount): Promise<void> {
  const enterpriseCode = doorCode(account);
  const portal =
    account === 'demo-admin' ? '/product/login' : enterpriseCode ? '/enterprise/login' : '/login';
  await page.goto(portal);
  if (enterpriseCode) await page.getByLabel('Enterprise code').fill(enterpriseCode);
  await fillLogin(page, account, demoPassword);
  await page.waitForURL('**/dashboard');
}

function doorCode(account: DemoAccount): string | undefined {
  if (account.startsWith('demo-uni')) return 'DEMO-UNI';
  if (account.startsWith('demo-ngo2')) return 'DEMO-NGO2';
  return account === 'demo-parent' || account === 'demo-admin' ? undefined : 'DEMO-NGO';
}

/** The token of whoever is signed in on the page. */
export async function sessionToken(page: Page): Promise<string> {
  const kept = await page.evaluate(() => sessionStorage.getItem('udaya.session'));
  return (JSON.parse(kept ?? '{}') as { token?: string }).token ?? '';
}
