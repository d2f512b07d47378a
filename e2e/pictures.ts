import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';

// Takes the README's pictures from a running product with the demo world:
// CAPTCHA_FIXED_ANSWER=OPEN npm start, then node e2e/pictures.ts [address].

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = path.resolve(import.meta.dirname, '../docs/pictures');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

async function open(size: 'desktop' | 'phone', colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const viewport = size === 'desktop' ? { width: 1440, height: 900 } : { width: 390, height: 844 };
  const context = await browser.newContext({
    viewport,
    colorScheme,
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
  });
  return context.newPage();
}

async function logIn(page: Page, account: string, door: string): Promise<void> {
  await page.goto(door);
  await page.getByLabel('Username').fill(account);
  await page.getByRole('textbox', { name: 'Password' }).fill('Udaya-demo-2026');
  await page.getByRole('textbox', { name: 'Captcha' }).fill('OPEN');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

async function fillForm(page: Page): Promise<void> {
  await page.goto('/generate-birthchart');
  await page.getByRole('textbox', { name: 'Name' }).fill('Savitri Ammal');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('textbox', { name: 'Date of birth' }).fill('14-07-1943');
  await page.getByLabel('Hour of birth').selectOption('05');
  await page.getByLabel('Minute of birth').selectOption('10');
  await page.getByRole('radio', { name: 'Within 15 minutes' }).check();
  await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('Tirunel');
  await page
    .getByRole('option', { name: /^Tirunelveli/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Natural' }).check();
  await page.getByRole('button', { name: 'Fill in Self' }).click();
  await page.getByRole('checkbox', { name: /I am this person/ }).check();
}

for (const size of ['desktop', 'phone'] as const) {
  const page = await open(size);
  await page.goto('/login');
  await take(page, `login-${size}`);
  await page.goto('/register');
  await take(page, `register-${size}`);
  await logIn(page, 'demo-parent', '/login');
  await take(page, `dashboard-${size}`);
  await page.goto('/birthchart-report');
  await take(page, `list-${size}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pay Now/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  await take(page, `payment-${size}`);
  await page.goto('/birthchart-report');
  await page.getByRole('main').getByRole('link', { name: /^View/ }).first().click();
  await page.getByRole('heading', { name: 'Part 1', exact: true }).waitFor();
  await take(page, `report-${size}`);
  await fillForm(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, `generate-${size}`);
  await page.getByRole('button', { name: 'Check the details' }).click();
  await page.getByText(/moved for the war/).waitFor();
  await take(page, `check-${size}`);
}
const admin = await open('desktop');
await logIn(admin, 'demo-admin', '/product/login');
await admin.goto('/product/users-birthchart');
await take(admin, 'admin-list-desktop');
await admin.getByRole('main').getByRole('link', { name: /^View/ }).first().click();
await admin.getByText('Jupiter').first().waitFor();
await take(admin, 'admin-report-desktop');
const dark = await open('desktop', 'dark');
await logIn(dark, 'demo-parent', '/login');
await take(dark, 'dashboard-dark');
await browser.close();
