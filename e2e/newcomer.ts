import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { beginSession, captchaAnswer, field, sessionToken } from './login.ts';
import { followMail, linkInMail } from './mailbox.ts';

/** What every newcomer says of themselves, as the API takes it. */
const details = {
  firstName: 'Kavya',
  lastName: 'Raman',
  aadharNumber: '123412341234',
  address1: '12 Temple Street',
  city: 'Madurai',
  state: 'Tamil Nadu',
  mobile: '9876543210',
};

/** A visitor nobody has seen before. */
export function newcomer() {
  const id = Math.random().toString(36).slice(2, 10);
  return { username: `kavya-${id}`, email: `kavya.${id}@example.org`, password: 'kite lamp sea-wall' };
}
export type Newcomer = ReturnType<typeof newcomer>;

export async function fillRegistration(page: Page, { username, email, password }: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill(details.firstName);
  await page.getByLabel('Address', { exact: true }).fill(details.address1);
  await field(page, 'City').fill(details.city);
  await field(page, 'State').fill(details.state);
  await field(page, 'Mobile').fill('98765 43210');
  await page.getByText(/^Optional: last name/).click();
  await page.getByLabel('Last name').fill(details.lastName);
  await page.getByLabel('Aadhaar number').fill('1234 1234 1234');
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

/** Presses a button in its upper half and lets it go: what moves in between takes the click away. */
export async function pressByHand(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${name} is not on the page`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 4);
  await page.mouse.down();
  // The page has drawn what leaving a field changes.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}

/** Makes an account that no other story has, and gives the page a session of it. Its registration is another story's. */
export async function beginAs(page: Page): Promise<Newcomer> {
  const person = newcomer();
  await registerByApi(page, person);
  const link = await linkInMail(page, { to: person.email, subject: /activat/i }, /activate-user/);
  const token = link.split('/').at(-1) ?? '';
  const activated = await page.request.get('/api/astro-users/activateUser', { params: { token } });
  expect(activated.status(), await activated.text()).toBe(200);
  await beginSession(page, person.username, person.password);
  return person;
}

/** Makes an account that waits for its activation, without the registration form. */
export async function registerByApi(page: Page, person: Newcomer): Promise<void> {
  const captcha = (await (await page.request.get('/api/captacha')).json()) as { captchaToken: string };
  const signup = await page.request.post('/api/astro-users/signup', {
    data: {
      ...details,
      ...person,
      confirmPassword: person.password,
      country: 'India',
      dailingCode: '+91',
      captchaToken: captcha.captchaToken,
      userCaptcha: captchaAnswer,
    },
  });
  expect(signup.status(), await signup.text()).toBe(200);
}

/** Ends the page's session on the server alone, as if its time had come. */
export async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/astro-users/logout', {
    headers: { authorization: `Bearer ${await sessionToken(page)}` },
  });
  expect(answer.ok()).toBe(true);
}

/** As if the server let a minute pass between two mails. */
export async function pauseFor(page: Page, call: string): Promise<void> {
  await page.route(call, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), retryAfterSeconds: 60 } });
  });
}
