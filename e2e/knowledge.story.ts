import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isPhone } from './checkout.ts';
import { openFilters } from './filters.ts';
import { anyWidth, expect, test } from './stage.ts';

/** Each width has a knowledge base of its own: they are changed at the same time. */
const typeOf = (page: Page) => (isPhone(page) ? 'Student' : 'Adult');
const calm =
  'Quiet mornings suit this reader, and a short walk with a friend clears the head.\n\nLeave one evening free.';
const textField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

test.describe('the knowledge base', () => {
  test('is edited entry by entry, and rolled back', async ({ page, logIn, expectAccessible }) => {
    const type = typeOf(page);
    await logIn('demo-admin');
    await page.goto(`/product/knowledge?type=${type}`);
    await expect(page.getByText('120 of 120 entries have a text')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: /^Moon in position 4:/ }).click();
    await page.waitForURL(`**/product/knowledge/${type}/Moon/4`);

    const save = page.getByRole('button', { name: 'Save as new version' });
    await textField(page).fill('A symptom of something.');
    await save.click();
    await expect(textField(page)).toBeFocused();
    await expect(
      page.getByText(/“symptom” is about a subject that reports must avoid/).first(),
    ).toBeVisible();
    await expectAccessible();

    await textField(page).fill('{They} walk{|s} past the gate.');
    await expect(page.getByText('They walk past the gate.', { exact: true })).toBeVisible();
    await textField(page).fill(calm);
    await expect(page.getByRole('heading', { name: 'What will change' })).toBeVisible();
    await save.click();
    const said = page.getByText(/^Saved as version \d+/);
    await expect(said).toBeVisible();
    const version = /\d+/.exec((await said.textContent()) ?? '')?.[0] ?? '';
    await expect(page.getByRole('heading', { name: 'What will change' })).toHaveCount(0);

    await page.getByRole('link', { name: `Version ${version}`, exact: true }).click();
    await expect(page.getByText(/^0 added · 1 changed · 0 removed · \d+ unchanged$/)).toBeVisible();
    await expect(page.locator('ins').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Roll back to this version' })).toHaveCount(0);
    await expectAccessible();

    await page.getByRole('link', { name: 'Versions', exact: true }).click();
    await openFilters(page);
    await page.getByRole('combobox', { name: 'Report type' }).selectOption(type);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.waitForURL(`**/versions?type=${type}`);
    await expect(page.getByText(`Version ${version} · ${type}`).first()).toBeVisible();
    await expectAccessible();
    await page
      .getByRole('link', { name: /^View Version/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Roll back to this version' }).click();
    const dialog = page.getByRole('dialog');
    // Other stories change this knowledge base, too.
    await expect(dialog).toContainText(/\d+ (entry|entries) in use will change/);
    await expect(dialog).toContainText('Existing reports keep their texts');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Roll back to this version' }).click();
    await expect(page.getByText(/is in use again, as version/)).toBeVisible();
    await page.goto(`/product/knowledge/${type}/Moon/4`);
    await expect(textField(page)).not.toHaveValue(calm);
  });

  test(
    'is moved about by the arrow keys, searched, and exported',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-admin');
      await page.goto('/product/knowledge');
      await page.getByRole('link', { name: /^Sun in position 1:/ }).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('link', { name: /^Moon in position 2:/ })).toBeFocused();

      await page.getByRole('textbox', { name: 'Search titles and texts' }).fill('Friend');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/product/knowledge?**q=Friend');
      await expect(page.locator('mark').first()).toHaveText(/friend/i);
      await expectAccessible();
      await page.getByRole('textbox', { name: 'Search titles and texts' }).fill('no-such-word-anywhere');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();

      await page.goto('/product/knowledge/versions/1');
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export as CSV' }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe('knowledge-child-version-1.csv');
      const text = await readFile(await file.path(), 'utf8');
      expect(text.slice(1).split('\r\n')[0]).toBe(
        'planet,position,descriptionTitle,description,ageBand,tags,reviewed,kind,wording',
      );
    },
  );

  test(
    'shows what the product ships beside own texts, and lets the admin choose',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-admin');
      // An update of the product would bring this: here the server's answer does.
      const version = {
        reportType: 'Child',
        lang: 'en',
        fileName: '',
        basedOn: null,
        same: 0,
        createdBy: '',
      };
      const counts = {
        added: 0,
        changed: 2,
        removed: 0,
        leftAlone: 0,
        createdDate: '2026-11-22T08:00:00.000Z',
      };
      const text = (words: string) => ({
        descriptionTitle: 'Quiet',
        description: words,
        tags: [],
        reviewed: '2026-11-22/2',
      });
      const texts = { before: text('A text of one’s own.'), after: text('A text of the product.') };
      const change = (position: number, fresh: boolean) => ({
        key: `Moon ${position}`,
        ageBand: '',
        planet: 'Moon',
        position,
        kind: 'changed',
        fresh,
        ...texts,
      });
      const offered = { ...version, ...counts, id: 1, source: 'shipped', state: 'offered', inForce: false };
      const current = { ...version, ...counts, id: 1, source: 'edit', state: 'published', inForce: true };
      await page.route('**/api/product/knowledge/offers', (route) =>
        route.fulfill({
          json: { offers: [{ version: offered, current, changes: [change(4, true), change(5, false)] }] },
        }),
      );
      await page.goto('/product/knowledge');
      await expect(page.getByRole('heading', { name: 'The product has new texts for Child' })).toBeVisible();
      await page.getByRole('button', { name: 'Compare and choose' }).click();
      await page.getByRole('checkbox', { name: 'Accept Moon in position 5' }).check();
      await expectAccessible();
      await page.getByRole('button', { name: 'Accept 1 text', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('It replaces yours');
      await dialog.getByRole('button', { name: 'Accept 1 text' }).click();
      // The server knows of no such offer.
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('You have already responded to this offer').first()).toBeVisible();
    },
  );

  test(
    'is edited for one age, and in the texts around the entries',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-admin');
      await page.goto('/product/knowledge?type=Child');
      await expect(page.getByRole('heading', { name: 'Surrounding texts' })).toBeVisible();
      await page.goto('/product/knowledge/Child/Sun/3');
      await page.getByRole('tab', { name: /^6 to 9 years/ }).click();
      const panel = page.getByRole('region', { name: 'What helps', exact: true });
      await panel.getByRole('textbox', { name: 'Tags' }).fill('+pace quick');
      await panel.getByRole('textbox', { name: 'Title' }).fill('For school days');
      await panel.getByRole('textbox', { name: 'Text', exact: true }).fill(`${calm} ${Date.now()}`);
      const save = panel.getByRole('button', { name: /^(Save as new version|Add text)$/ });
      await save.click();
      await expect(panel.getByText("'quick' is not allowed here")).toBeVisible();
      await panel.getByRole('textbox', { name: 'Tags' }).fill('+pace');
      await panel.getByRole('checkbox', { name: 'I have reviewed this text' }).uncheck();
      await save.click();
      await expect(panel.getByText(/^Saved as version \d+/)).toBeVisible();
      await expect(page.getByRole('tab', { name: '6 to 9 years not reviewed yet' })).toBeVisible();
      await expectAccessible();

      await page.goto('/product/knowledge?type=Child');
      await expect(page.getByRole('link', { name: /^Sun in position 3:.*Not reviewed yet/ })).toBeVisible();
      await page.getByText('Lunar mansions', { exact: true }).click();
      await page.getByRole('link', { name: 'nakshatra.14' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunar mansions: nakshatra.14');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunar mansions: nakshatra.14');
      const any = page.getByRole('tabpanel');
      await any.getByRole('textbox', { name: 'Text' }).fill('To {child}, on some day.');
      await any.getByRole('button', { name: /^(Save as new version|Add text)$/ }).click();
      await expect(any.getByText("'{child}' is not a known placeholder")).toBeVisible();
      await expectAccessible();
    },
  );
});
