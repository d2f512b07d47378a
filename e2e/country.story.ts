import type { Page } from '@playwright/test';
import { fillRegistration, newcomer } from './newcomer.ts';
import { anyWidth, expect, test } from './stage.ts';

const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const message = (page: Page) => page.getByRole('status').filter({ hasText: /No country selected/ });

/** Goes to the field as Tab does, and types over what stands there. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'State', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(country(page)).toBeFocused();
  await page.keyboard.type(text);
}

async function expectCountry(page: Page, name: string, dials: string): Promise<void> {
  await expect(country(page)).toHaveValue(name);
  await expect(code(page)).toHaveValue(dials);
}

async function openRegistration(page: Page): Promise<void> {
  await page.goto('/register');
  await expectCountry(page, 'India', '+91');
  // The list is there as soon as it can be searched.
  await country(page).click();
  await expect(page.getByRole('option', { name: 'Zimbabwe' })).toBeAttached();
  await page.keyboard.press('Escape');
}

test.describe('a country that is typed', () => {
  test.beforeEach(({ page }) => openRegistration(page));

  test(
    'is taken with Tab, with Enter and by leaving the field, and stays where nothing was typed',
    anyWidth,
    async ({ page }) => {
      await search(page, '');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { name: 'India +91' })).toHaveAttribute('data-combobox-selected');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expectCountry(page, 'India', '+91');
      for (const [text, key, name, dials] of [
        ['Singapore', 'Tab', 'Singapore', '+65'],
        ['iNDia', 'Enter', 'India', '+91'],
        ['+65', 'Enter', 'Singapore', '+65'],
      ] as const) {
        await search(page, text);
        await page.keyboard.press(key);
        await expectCountry(page, name, dials);
        await expect(page.getByRole('listbox')).toBeHidden();
        await expect(message(page)).toBeHidden();
      }
      await search(page, 'Nepal');
      await page.getByRole('textbox', { name: 'Mobile', exact: true }).click();
      await expectCountry(page, 'Nepal', '+977');
      await country(page).click();
      await page.getByRole('heading', { level: 1 }).click();
      await expectCountry(page, 'Nepal', '+977');
    },
  );

  test(
    'is not dropped without a word, and can be corrected',
    anyWidth,
    async ({ page, expectAccessible }) => {
      await search(page, 'united');
      await page.keyboard.press('Tab');
      await expectCountry(page, 'united', '');
      await expect(message(page)).toHaveText('No country selected: “united” can mean several countries.');

      await search(page, '');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Tab');
      await expectCountry(page, '', '');
      await expect(message(page)).toHaveText('No country selected.');

      await search(page, 'Singaporx');
      await expect(page.getByText('No matching country')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(message(page)).toHaveText('No country selected: we could not find “Singaporx”.');
      await expect(page).toHaveURL(/register/);
      await expectAccessible();
      await page.keyboard.press('Backspace');
      await page.keyboard.type('e');
      await expect(message(page)).toBeHidden();
      await page.keyboard.press('Enter');
      await expectCountry(page, 'Singapore', '+65');

      await search(page, '+1');
      await expect(page.getByRole('option', { name: 'Canada +1' })).toBeVisible();
      await expect(country(page)).not.toHaveAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expectCountry(page, 'Canada', '+1');
    },
  );

  test('is searched again each time', anyWidth, async ({ page, expectAccessible }) => {
    await search(page, 's');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('ri');
    await expect(page.getByRole('option')).toHaveText(['Sri Lanka+94']);
    const marked = await country(page).getAttribute('aria-activedescendant');
    await expect(page.getByRole('option')).toHaveAttribute('id', String(marked));
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expectCountry(page, 'Sri Lanka', '+94');

    await search(page, 'united');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectCountry(page, 'United Kingdom', '+44');
  });

  test('holds the registration back where it is none', anyWidth, async ({ page, expectAccessible }) => {
    await fillRegistration(page, newcomer());
    await search(page, 'xyz');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByRole('button', { name: 'Please select a country code' }).click();
    await expect(country(page)).toBeFocused();
    await expect(country(page)).toHaveValue('xyz');
    await expectAccessible();
    await page.keyboard.type('Nepal');
    await page.keyboard.press('Tab');
    await expectCountry(page, 'Nepal', '+977');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.waitForURL('**/email-verification');
  });
});
