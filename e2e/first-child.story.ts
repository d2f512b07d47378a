import type { Locator, Page } from '@playwright/test';
import { ngoForm } from './group-birth-form.ts';
import { field } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A thumb that counts: a list takes two taps, and the key of the keyboard that leads to the next text is a key. */
function thumb(page: Page) {
  const count = { taps: 0, keys: 0 };
  const tap = async (target: Locator, taps = 1) => {
    await target.tap();
    count.taps += taps;
  };
  const type = async (text: string) => {
    await page.keyboard.type(text);
    count.keys += text.length;
  };
  return {
    count,
    tap,
    type,
    press: (name: string) => tap(page.getByRole('button', { name, exact: true })),
    choose: (answer: string, question?: string) =>
      tap(
        (question ? page.getByRole('radiogroup', { name: question, exact: true }) : page).getByRole('radio', {
          name: answer,
          exact: true,
        }),
      ),
    pick: async (list: string, answer: string) => {
      const select = page.getByLabel(list, { exact: true });
      await tap(select, 2);
      await select.selectOption(answer);
    },
    fill: async (name: string, text: string) => {
      // A tap right behind a key is none to Chromium.
      await expect(async () => {
        await field(page, name).tap();
        await expect(field(page, name)).toBeFocused({ timeout: 500 });
      }).toPass();
      count.taps += 1;
      await type(text);
    },
    /** By the keyboard's key from one text to the next. */
    fillNext: async (name: string, text: string) => {
      await field(page, name).focus();
      count.keys += 1;
      await type(text);
    },
  };
}

/** All of the birth but the name, and on to the next step. */
async function enterBirth(
  page: Page,
  { count, tap, type, press, choose, pick, fill }: ReturnType<typeof thumb>,
) {
  await choose('Female');
  await fill('Date of birth', '03092014');
  await expect(field(page, 'Date of birth')).toHaveValue('03-09-2014');
  await pick('Hour of birth', '06');
  await pick('Minute of birth', '17');
  await tap(page.getByRole('radio', { name: 'Within 15 minutes' }));
  await tap(page.getByRole('combobox', { name: 'Place of birth' }));
  await type('Tirune');
  await expect(page.getByRole('option', { name: /^Tirunelveli/ }).first()).toBeVisible();
  // Enter takes the first suggestion.
  await page.keyboard.press('Enter');
  count.keys += 1;
  await expect(page.getByText('Place selected')).toBeVisible();
  await choose('Natural');
  await press('Next');
}

test(
  'on a phone the first child of a family takes at most 35 taps and 120 keys, its sibling at most 20 taps',
  anyWidth,
  async ({ page, logIn }) => {
    test.slow();
    await logIn('demo-group-user');
    await page.goto(ngoForm);
    const hand = thumb(page);
    const { count, tap, press, choose, fill, fillNext } = hand;
    await fill('First name', 'Yazhini');
    await fillNext('Last name (optional)', 'Selvam');
    await enterBirth(page, hand);

    await choose('B+');
    await press('IQ level was not assessed');
    await press('Fill in Self');
    await fill('Address', '14 Big Bazaar Street');
    await press('Same as place of birth');
    await expect(field(page, 'City')).toHaveValue('Tirunelveli');
    await expect(field(page, 'State')).toHaveValue('Tamil Nadu');
    await fill('Zip code', '627002');
    await fillNext('Mobile', '9443012345');
    await press('No email');
    await choose('MBC');
    await choose('Hinduism');
    await press('Next');

    await choose('Nuclear');
    await fill("Father's name", 'Selvam');
    await fillNext("Father's qualification", '10th');
    await choose('Private', "Father's occupation");
    await fill("Mother's name", 'Meena');
    await fillNext("Mother's qualification", '12th');
    await choose('Home maker', "Mother's occupation");
    await fill('Monthly family income', '12000');
    await press('Next');

    await fill('School name', 'Government High School');
    await choose('State Board', 'Board');
    await choose('Tamil', 'Medium');
    await press('Check and submit');
    await tap(page.getByRole('checkbox', { name: /I have the consent/ }));
    await press('Submit');
    await page.waitForURL(/landing-page\?id=/);
    expect(count.taps).toBeLessThanOrEqual(35);
    expect(count.keys).toBeLessThanOrEqual(120);

    const { taps } = count;
    await press('Same family and school');
    await fill('First name', 'Ilango');
    await enterBirth(page, hand);
    await choose('O+');
    await press('IQ level was not assessed');
    await press('Next');
    await tap(page.getByRole('checkbox', { name: /I have the consent/ }));
    await press('Submit');
    await page.waitForURL(/landing-page\?id=/);
    expect(count.taps - taps).toBeLessThanOrEqual(20);
  },
);
