import type { Page } from '@playwright/test';
import { captchaAnswer, demoPassword } from './login.ts';
import { expect, pseudoServer, test, waitForCode } from './stage.ts';
import { findOverflow, findWordsOfNoCatalogue } from './words-on-page.ts';

test.use({ baseURL: pseudoServer, viewport: { width: 360, height: 740 } });
test.skip(({ isMobile }) => !isMobile, 'what fits a narrow phone fits elsewhere');

/** Data, which no catalogue has: names and addresses of the demo world, dates, sums, places, zones, versions. */
const data = [
  /\bUdaya\b|support@\S+|demo-[\w-]+|\bM7K4W\b|DEMO-\w+|Udaya-demo-2026/g,
  /\bMS\b|\bSelf\b|[\u0B80-\u0BFF]+|[\w ]+(, [\w ]+)*, (India|United Kingdom)\b/g,
  /\b(Meena|Ravi|Thomas|Anjali|Savitri|Diya|Arjun|Kayal|Sundaram|Ammal)\b/g,
  /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
  /\b\d{2}:\d{2}(:\d{2})? ?([ap]m|[AP]M)\b|\b[AP]M\b/g,
  /\b(INR|SGD|USD)\b/g,
  // The languages, each in its own words.
  /\bEnglish\b|[\u0900-\u097F]+/g,
  // What the operator has not named; the server says so in its own language.
  /Demonstration only: [a-z, ]+/g,
  // Lists are joined by the rules of the language, not by the catalogue.
  /\b(or|and)\b/g,
  /\bUTC[+-]\d{2}:\d{2}|\b[A-Z]\w+\/[A-Z]\w+/g,
];

async function look(page: Page): Promise<void> {
  const where = new URL(page.url()).pathname;
  await waitForCode(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.mantine-Skeleton-root, .mantine-Loader-root')).toHaveCount(0);
  expect(await findOverflow(page), `wider than the screen at ${where}`).toEqual([]);
  expect(await findWordsOfNoCatalogue(page, data), `of no catalogue at ${where}`).toEqual([]);
}

test('pages in front of the login bear words that are 40 % longer', async ({ page }) => {
  for (const address of [
    '/login',
    '/register',
    '/forgot-password',
    '/enterprise/login',
    '/terms',
    '/contact',
  ]) {
    await page.goto(address);
    await look(page);
  }
});

test('pages behind the login bear words that are 40 % longer', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/login');
  await page.locator('[name=username]').fill('demo-parent');
  await page.locator('[name=password]').fill(demoPassword);
  await page.locator('[name=userCaptcha]').fill(captchaAnswer);
  await page.locator('main form [type=submit]').click();
  await page.waitForURL('**/dashboard');
  await look(page);
  for (const address of ['/generate-birthchart', '/profile', '/security', '/privacy', '/birthchart-report']) {
    await page.goto(address);
    await look(page);
  }
  const follow = async (link: string) => {
    await page.goto('/birthchart-report?sort=asc');
    await page.locator(`main a[href*="${link}"]`).first().click();
    await page.waitForURL(`**${link}*`);
    await look(page);
  };
  await follow('/payments/invoice');
  await follow('/users-birthchart/');
});

test('a word that is in no catalogue, and one that is too wide, are found', async ({ page }) => {
  await page.goto('/login');
  await waitForCode(page);
  await page.locator('main').evaluate((main) => {
    main.append('Hard-coded');
    const wide = document.createElement('div');
    wide.style.width = '400px';
    wide.append('[wide]');
    main.append(wide);
  });
  expect(await findWordsOfNoCatalogue(page, data)).toEqual(['Hard-coded']);
  expect((await findOverflow(page)).join()).toContain('wide');
});
