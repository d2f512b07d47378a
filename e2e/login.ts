import { randomUUID } from 'node:crypto';
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

/** Logs a demo account in on the login page of its portal and waits for its dashboard. */
export async function logInByPage(page: Page, account: DemoAccount): Promise<void> {
  const { userType, groupCode } = portalOf(account);
  const address = { USER: '/login', GROUP: '/enterprise/login', PRODUCT_ADMIN: '/product/login' }[userType];
  await page.goto(address);
  if (userType === 'GROUP') await page.getByLabel('Enterprise code').fill(groupCode);
  await fillLogin(page, account, demoPassword);
  await page.waitForURL('**/dashboard');
}

/** Gives a page the session of a demo account: the login page is a story of its own. Where the page goes then is for the story to say. */
export const logInDemo = (page: Page, account: DemoAccount): Promise<void> =>
  beginSession(page, account, demoPassword, portalOf(account));

/** Gives a page a session, as a login does. */
export async function beginSession(
  page: Page,
  username: string,
  password: string,
  portal: Portal = { userType: 'USER', groupCode: 'none' },
): Promise<void> {
  const captcha = (await (await page.request.get('/api/captacha')).json()) as { captchaToken: string };
  const answer = await page.request.post('/api/astro-users/authenticate', {
    data: {
      username,
      password,
      captchaToken: captcha.captchaToken,
      userCaptcha: captchaAnswer,
      ...portal,
    },
  });
  if (!answer.ok()) throw new Error(`${username} could not log in: ${await answer.text()}`);
  const { token, ...session } = (await answer.json()) as { token: string };
  // A page of the same origin without any code.
  await page.goto('/api/health/live');
  await page.evaluate((stored) => sessionStorage.setItem('udaya.session', JSON.stringify(stored)), {
    id: randomUUID(),
    token,
    beganAt: Date.now(),
    session,
  });
}

interface Portal {
  userType: 'USER' | 'GROUP' | 'PRODUCT_ADMIN';
  groupCode: string;
}

function portalOf(account: DemoAccount): Portal {
  if (account === 'demo-parent') return { userType: 'USER', groupCode: 'none' };
  if (account === 'demo-admin') return { userType: 'PRODUCT_ADMIN', groupCode: 'none' };
  const groupCode = account.startsWith('demo-uni')
    ? 'DEMO-UNI'
    : account.startsWith('demo-ngo2')
      ? 'DEMO-NGO2'
      : 'DEMO-NGO';
  return { userType: 'GROUP', groupCode };
}

/** The token of whoever is logged in on the page. */
export async function sessionToken(page: Page): Promise<string> {
  const kept = await page.evaluate(() => sessionStorage.getItem('udaya.session'));
  return (JSON.parse(kept ?? '{}') as { token?: string }).token ?? '';
}
