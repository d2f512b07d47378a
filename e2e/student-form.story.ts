import type { Page } from '@playwright/test';
import { captchaAnswer } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

const form = '/report-registration/form_demo-uni';

/** A student ID that no other run has. */
const newId = () => `S-${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`;

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });

/** Fills in everything but the captcha. */
async function fillIn(page: Page, studentId: string): Promise<void> {
  await page.getByLabel('Student ID').fill(studentId);
  await page.getByLabel('Medium of instruction').selectOption('Tamil');
  await page.getByLabel('Class').selectOption('11th Standard');
  await page.getByLabel('Section').selectOption('C');
  await page.getByLabel('Day').fill('24');
  await page.getByLabel('Month').selectOption('May');
  await page.getByLabel('Year').fill('2010');
  await expect(page.getByText('Monday, 24 May 2010')).toBeVisible();
  await page.getByLabel('Hour of birth').selectOption('07');
  await page.getByLabel('Minute of birth').selectOption('42');
  await page.getByLabel('AM or PM').selectOption('PM');
  await page.getByRole('radio', { name: 'To the minute' }).check();
  await choosePlace(page, 'tirunelv', /^Tirunelveli/);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('radio', { name: 'Natural' }).check();
  await page.getByRole('checkbox', { name: /my parent or guardian agrees/ }).check();
}

async function choosePlace(page: Page, typed: string, name: RegExp): Promise<void> {
  const place = page.getByRole('combobox', { name: 'Place of birth' });
  await place.fill('');
  await place.pressSequentially(typed, { delay: 20 });
  await expect(page.getByRole('listbox').getByRole('option', { name }).first()).toBeVisible();
  await place.press('ArrowDown');
  await place.press('Enter');
  await expect(page.getByText('Place selected.')).toBeVisible();
}

const answerCaptcha = async (page: Page) => {
  // It is drawn once it comes near.
  await page.getByRole('textbox', { name: 'Captcha' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: 'Picture of the characters to type' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Captcha' }).fill(captchaAnswer);
};

test('a student registers, gets a receipt, and cannot register twice', async ({ page, expectAccessible }) => {
  const studentId = newId();
  await page.goto(form);
  await expect(page).toHaveTitle('Report registration | Udaya');
  await expect(page.getByText('Nellai University', { exact: true })).toBeVisible();
  await expect(page.getByText('India', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^NU-0\d$/)).toBeVisible();
  await expectAccessible();

  await submit(page).click();
  await expect(page.getByLabel('Student ID')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Please provide a student ID.' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Please select a gender' }).click();
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeFocused();

  await fillIn(page, studentId);
  // A reload loses nothing but the captcha.
  await page.reload();
  await expect(page.getByLabel('Student ID')).toHaveValue(studentId);
  await expect(page.getByRole('combobox', { name: 'Place of birth' })).toHaveValue(/^Tirunelveli, /);
  await expect(page.getByRole('checkbox')).toBeChecked();
  await answerCaptcha(page);
  await expectAccessible();
  await submit(page).click();

  await page.waitForURL('**/report-registration-status/form_demo-uni?receipt=R-*');
  await expect(page).toHaveTitle('Report registration status | Udaya');
  const heading = page.getByRole('heading', { level: 1, name: 'Thank you for registering' });
  await expect(heading).toBeFocused();
  const receipt = new URL(page.url()).searchParams.get('receipt') ?? 'none';
  await expect(page.getByText(receipt)).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByText(receipt)).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByText(/The report is ready/)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  // Another entry begins empty; the same student ID is refused and nothing is lost.
  await page.getByRole('link', { name: 'Create a new report' }).click();
  await expect(page.getByLabel('Student ID')).toHaveValue('');
  await fillIn(page, studentId.toLowerCase());
  await answerCaptcha(page);
  await submit(page).click();
  await expect(page.getByText(/This student ID is already registered/).first()).toBeVisible();
  await expect(page.getByLabel('Student ID')).toBeFocused();
  await expect(page.getByLabel('Year')).toHaveValue('2010');
});

test('a lost connection loses nothing, and the same entry is not made twice', anyWidth, async ({ page }) => {
  await page.goto(form);
  await fillIn(page, newId());
  await answerCaptcha(page);
  // The server takes the entry, but its answer gets lost.
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await real(...asked);
      const [address] = asked;
      if (typeof address !== 'string' || !address.endsWith('/report/application')) return answer;
      window.fetch = real;
      throw new TypeError('Failed to fetch');
    };
  });
  await submit(page).click();
  await expect(page.getByText(/We could not connect.*What you typed is still here/)).toBeVisible();
  await submit(page).click();
  await page.waitForURL('**/report-registration-status/**');
  await expect(page.getByText(/^R-\w{4}-\w{4}$/)).toBeVisible();
});

test(
  'the form is usable without the picture, and for a birth whose clock is in doubt',
  anyWidth,
  async ({ page }) => {
    await page.goto(form);
    await fillIn(page, newId());
    await page.getByLabel('Country of birth').selectOption('United States');
    await expect(page.getByRole('combobox', { name: 'Place of birth' })).toHaveValue('');
    await choosePlace(page, 'New York', /^New York/);
    await page.getByLabel('Day').fill('7');
    await page.getByLabel('Month').selectOption('November');
    await page.getByLabel('Hour of birth').selectOption('01');
    await page.getByLabel('Minute of birth').selectOption('30');
    await page.getByLabel('AM or PM').selectOption('AM');
    await page.getByRole('radio', { name: /^second .*, winter time/ }).check();
    await page.getByRole('button', { name: 'I cannot read this' }).click();
    await expect(page.getByText('Done. The field is filled in for you.')).toBeVisible({ timeout: 30_000 });
    await submit(page).click();
    await page.waitForURL('**/report-registration-status/**');
  },
);

test(
  'a link that is no good leads to one neutral page, and a receipt number can be looked up',
  anyWidth,
  async ({ page, expectAccessible }) => {
    await page.goto('/report-registration/form_no-such-form');
    await expect(page.getByRole('heading', { level: 1, name: 'This form is not open' })).toBeVisible();
    await expectAccessible();
    await page.goto('/report-registration-status/form_demo-uni');
    await expect(page.getByText('Nellai University', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Receipt number' }).fill('12');
    await page.getByRole('button', { name: 'Check status' }).click();
    await expect(page.getByText('Please enter it like R-7KQ4-M2XD')).toBeVisible();
    await expectAccessible();
    await page.getByRole('textbox', { name: 'Receipt number' }).fill('r7kq4m2xd');
    await page.getByRole('button', { name: 'Check status' }).click();
    await expect(
      page.getByText('We could not find an entry with this number.', { exact: false }),
    ).toBeVisible();
    await expectAccessible();
  },
);

test(
  'a student who comes by the link of a branch belongs to it, and an unlikely age is asked back',
  anyWidth,
  async ({ page, logIn }) => {
    await logIn('demo-uni-admin');
    await page.goto('/enterprise/branches');
    const studentId = newId();
    await page
      .getByRole('button', { name: /^Student form of / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Student form of / });
    const link = dialog.getByLabel('Link', { exact: true });
    const create = dialog.getByRole('button', { name: 'Create link' });
    await expect(link.or(create)).toBeVisible();
    if (await create.isVisible()) await create.click();
    await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
    const address = await link.inputValue();
    const branch = ((await dialog.getByRole('heading').first().textContent()) ?? '').replace(
      'Student form of ',
      '',
    );

    await page.goto(new URL(address).pathname);
    await expect(page.getByText(branch, { exact: true })).toBeVisible();
    await fillIn(page, studentId);
    await page.getByLabel('Year').fill('2024');
    await expect(page.getByText('You would be 2 years old: is that right?')).toBeVisible();
    await answerCaptcha(page);
    await submit(page).click();
    await expect(page.getByText('Please check the date of birth').first()).toBeVisible();
    await page.getByLabel('Year').fill('2002');
    await page.getByRole('checkbox', { name: 'Yes, the date of birth is right' }).check();
    await submit(page).click();
    await page.waitForURL('**/report-registration-status/**');

    await page.goto(`/enterprise/report?class=${encodeURIComponent('11th Standard')}&name=${studentId}`);
    await expect(page.getByText(`${studentId} (11th Standard C)`)).toBeVisible();
    await expect(page.getByText(branch).filter({ visible: true }).first()).toBeVisible();
    await page.goto(`/enterprise/report?branch=no-branch&name=${studentId}`);
    await expect(page.getByText('No reports match this filter.')).toBeVisible();
  },
);
