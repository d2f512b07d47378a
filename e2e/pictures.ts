import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { localeCookie } from '@udaya/core/locale';
import { type Birth, fillForm } from './birth-form.ts';
import { chromiumOptions } from './chromium.ts';
import { field, logInDemo } from './login.ts';
import { partHeadings } from './report-parts.ts';

// Takes the README's pictures from a running product with the demo world:
// CAPTCHA_FIXED_ANSWER=M7K4W npm start, then node e2e/pictures.ts [address].

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = path.resolve(import.meta.dirname, '../docs/pictures');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumOptions);

async function open(size: 'desktop' | 'phone', colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const viewport = size === 'desktop' ? { width: 1440, height: 900 } : { width: 390, height: 844 };
  const context = await browser.newContext({
    viewport,
    colorScheme,
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}

const birth: Birth = {
  name: 'Savitri Ammal',
  date: '14-07-1943',
  time: ['05', '10', 'AM'],
  accuracy: 'Within 15 minutes',
  place: 'Tirunel',
  suggestion: 'Tirunelveli',
};

for (const size of ['desktop', 'phone'] as const) {
  const page = await open(size);
  await page.goto('/welcome');
  await take(page, `welcome-${size}`);
  await page.goto('/login');
  await take(page, `login-${size}`);
  await page.goto('/sky');
  await field(page, 'Date of birth').fill('14-07-2018');
  await page.getByLabel('Hour of birth').selectOption('07');
  await page.getByLabel('Minute of birth').selectOption('05');
  await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('Tirune');
  await page
    .getByRole('option', { name: /^Tirunelveli/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show the sky' }).click();
  await page.getByRole('link', { name: 'Keep this and read on' }).waitFor();
  await take(page, `sky-${size}`);
  await page.goto('/register');
  await take(page, `register-${size}`);
  await logInDemo(page, 'demo-parent');
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Latest reports' }).waitFor();
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
  await page.getByRole('link', { name: 'Read the preview first' }).click();
  const preview = page.getByRole('img', { name: /^Rosette/ });
  await preview.waitFor();
  await preview.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await take(page, `preview-${size}`);
  await page.goto('/birthchart-report');
  await page.getByRole('main').getByRole('link', { name: /^View/ }).first().click();
  await partHeadings(page).first().waitFor();
  await take(page, `report-${size}`);
  await fillForm(page, birth);
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, `generate-${size}`);
  await page.getByRole('button', { name: 'Check details' }).click();
  await page.getByText(/changed for the war/).waitFor();
  await take(page, `check-${size}`);
}
const admin = await open('desktop');
await logInDemo(admin, 'demo-admin');
await admin.goto('/product/users-birthchart');
await take(admin, 'admin-list-desktop');
await admin.getByRole('main').getByRole('link', { name: /^View/ }).first().click();
await admin.getByText('Jupiter').filter({ visible: true }).first().waitFor();
await take(admin, 'admin-report-desktop');
const dark = await open('desktop', 'dark');
await logInDemo(dark, 'demo-parent');
await dark.goto('/dashboard');
await dark.getByRole('heading', { name: 'Latest reports' }).waitFor();
await take(dark, 'dashboard-dark');
for (const language of ['ta', 'hi'] as const) {
  const page = await open('phone');
  await page.context().addCookies([{ name: localeCookie, value: language, url: address }]);
  await page.goto('/login');
  await take(page, `login-phone-${language}`);
}
await browser.close();
