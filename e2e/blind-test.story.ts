import type { Page } from '@playwright/test';
import { makeReport } from './checkout.ts';
import { sessionToken } from './login.ts';
import { lastPart } from './report-parts.ts';
import { expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

/** How many choices count so far, as everybody reads it. */
async function countedOn(page: Page): Promise<number> {
  const { text } = { text: await (await page.request.get('/welcome/evidence/en')).text() };
  return Number(/<dd>(\d+) of 274<\/dd>/.exec(text)?.[1]);
}

/** A report of which something can be tested: of one draw in fifty it is nothing, since both births are alike. */
async function testableReport(page: Page, name: string): Promise<string> {
  const id = await makeReport(page, name);
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const path = `/api/astro-users/birthChart/${id}/blind-test/draws`;
  const answer = await page.request.post(path, { headers, data: { unread: true } });
  const { areas } = (await answer.json()) as { areas: unknown[] };
  return areas.length > 0 ? id : testableReport(page, `${name} again`);
}

test('a parent tests a part blind, hears whose it was, reads it in the report, and is counted', async ({
  page,
  logIn,
  expectAccessible,
}, { project }) => {
  await logIn('demo-parent');
  // Of a child of whom there was a report before, nothing counts.
  const id = await testableReport(page, `Thenmozhi ${project.name}`);
  const before = await countedOn(page);
  await page.goto(`/users-birthchart/${id}`);
  await expect(lastPart(page)).toBeVisible();
  await page.getByText('Which one is your child? A test of ourselves').click();
  await expect(page.getByText(/By chance, half of them would be right/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Take the test' }).click();

  // Nothing of the report is left to be read.
  const test = page.getByRole('region', { name: 'Which one is your child?' });
  await expect(test.getByRole('heading', { name: 'Which one is your child?' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Report Summary' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: /^Contents/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Not yet' }).click();
  const choice = page.getByRole('region', { name: 'Choose a part' });
  await expect(choice.getByRole('listitem').first()).toBeVisible();
  await expectAccessible();
  const area = (await choice.getByRole('listitem').first().innerText()).trim();
  await choice.getByRole('button', { name: area, exact: true }).click();

  const pair = page.getByRole('region', { name: `Two readings: ${area}` });
  const texts = await Promise.all(
    ['A', 'B'].map((side) => pair.getByRole('article', { name: `Reading ${side}` }).innerText()),
  );
  expect(texts[0]?.slice('Reading A'.length)).not.toBe(texts[1]?.slice('Reading B'.length));
  for (const name of ['B fits better', 'I can’t tell'])
    await expect(pair.getByRole('button', { name })).toBeEnabled();
  await expectAccessible();
  await pair.getByRole('button', { name: 'A fits better' }).click();

  const outcome = page.getByRole('region', { name: /^You chose/ });
  await expect(outcome.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(outcome.getByText(/It counts for the test: draw \d+ of round \d+/)).toBeVisible();
  await expect(outcome.getByText('From another birth')).toHaveCount(1);
  const own = outcome.getByRole('article').filter({ hasText: 'From your child’s reading' });
  const sentence = (await own.getByRole('paragraph').first().innerText()).trim();
  await expectAccessible();
  await outcome.getByRole('button', { name: 'Open this part in the report' }).click();
  await expect(page.getByRole('heading', { level: 3, name: area, exact: true })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Report Summary' }).getByText(sentence)).toBeVisible();

  // This part is asked once, and others go on being offered.
  await page.getByText('Which one is your child? A test of ourselves').click();
  await page.getByRole('button', { name: 'Take the test' }).click();
  await page.getByRole('button', { name: 'Yes, some of it' }).click();
  await expect(page.getByRole('heading', { name: /^(Choose a part|There is no part left)/ })).toBeFocused();
  await expect(page.getByRole('button', { name: area, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the report' }).click();
  await expect(lastPart(page)).toBeVisible();

  await expect.poll(() => countedOn(page), { timeout: 15_000 }).toBeGreaterThan(before);
  await page.goto('/welcome/evidence/en');
  await expect(page.getByRole('heading', { level: 1, name: /^Can parents/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'How it is made' }).click();
  await expect(page.getByRole('table', { name: /^Largest difference/ })).toBeVisible();
  await expectAccessible();
});
