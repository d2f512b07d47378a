import type { Page } from '@playwright/test';
import { type Birth, checkForm } from './birth-form.ts';
import { downloadPdf } from './download.ts';
import { beginAs } from './newcomer.ts';
import { lastPart } from './report-parts.ts';
import { anyWidth, expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

const tirunelveli: Birth = {
  name: 'Savitri Ammal',
  date: '14-07-1943',
  time: ['05', '10', 'AM'],
  accuracy: 'To the minute',
  place: 'Tirunelvely',
  suggestion: 'Tirunelveli',
};
const london: Birth = {
  name: 'கயல்விழி Rose',
  date: '04-07-2021',
  time: ['01', '30', 'AM'],
  accuracy: 'Within 30 minutes',
  country: 'United Kingdom',
  place: 'London',
  suggestion: 'London',
};

/** What the page says of whose report it is and of how it was made, the PDF says in the same words. */
async function expectSameWords(page: Page, pdf: string): Promise<void> {
  const plain = (text: string) => text.replace(/[\s\u00AD]+/g, '');
  const regions = ['Personal Details', 'The day of birth', 'How this report was made'];
  for (const name of regions) {
    const region = page.getByRole('region', { name });
    const said = await region.locator('> p, > dl > div > *').allInnerTexts();
    expect(said.length).toBeGreaterThan(6);
    for (const words of said) expect(plain(pdf)).toContain(plain(words));
  }
}

test.describe('a report', () => {
  // A namesake among the own reports changes the file's name, so these two are made by somebody without any.
  test('for Tirunelveli in 1943 is read by the clock of the war and downloaded', async ({
    page,
    expectAccessible,
  }) => {
    await beginAs(page);
    await checkForm(page, tirunelveli);
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
    await expect(page.getByText(/Wednesday, 14 July 1943/)).toBeVisible();
    await expect(page.getByText(/UTC\+06:30/).first()).toBeVisible();
    await expect(page.getByText(/changed for the war/)).toBeVisible();
    await expect(page.getByText(/the full report|Pay INR/)).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('button', { name: 'Confirm and generate' }).click();
    await page.waitForURL('**/users-birthchart/**');
    await expect(
      page.getByRole('heading', { level: 1, name: 'A reading for Savitri Ammal', exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Artificial Intelligence Report', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Artificial Intelligence Report | Udaya');
    await expect(lastPart(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('6.5', { exact: false }).first()).toBeVisible();
    await page.getByText('limits and where to find help').click();
    await expect(page.getByRole('link', { name: '14416' }).first()).toBeVisible();
    const reportId = new URL(page.url()).pathname.split('/').at(-1);
    await expect(
      page.getByRole('region', { name: 'If you are worried' }).getByRole('link', { name: /@/ }),
    ).toHaveAttribute('href', new RegExp(`^mailto:.+[?]subject=Question.+${reportId}$`));
    await expect(page.getByText('Jupiter').filter({ visible: true })).toHaveCount(0);
    // The Sun rose at 07:07 by the clock of the war: by the panchang it was still Tuesday.
    const day = page.getByRole('region', { name: 'The day of birth' });
    await expect(day.getByText('Tuesday (Mangalavara)', { exact: true })).toBeVisible();
    await expect(day.getByText('By the civil calendar it was Wednesday.')).toBeVisible();
    await expect(day.getByRole('listitem').filter({ hasText: 'Birth 05:10 AM' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Personal Details' }).getByText(/^Wednesday; by the panchang/),
    ).toBeVisible();
    await expectAccessible();
    const pdf = await downloadPdf(page, 'Download');
    expect(pdf.name).toBe('AIReport_Savitri_Ammal.pdf');
    expect(pdf.text).toContain('Artificial Intelligence Report A reading for Savitri Ammal');
    await expectSameWords(page, pdf.text);
    for (const words of [pdf.text, await page.getByRole('main').innerText()]) {
      expect(words).toContain('No language model was used to prepare this report.');
      expect(words).not.toMatch(/editors?\b|curated|written by|by hand|No artificial intelligence/i);
    }
    expect(pdf.text).toContain('UTC+06:30');
  });

  test('for a summer-time night in London marks what hangs on the minute, and keeps a Tamil name', async ({
    page,
  }) => {
    await beginAs(page);
    await checkForm(page, london);
    await expect(page.getByText(/UTC\+01:00/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Confirm and generate' }).click();
    await page.waitForURL('**/users-birthchart/**');
    await page.reload();
    await expect(lastPart(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/depends on the time of birth|Depends on the minute/).first()).toBeVisible();
    const pdf = await downloadPdf(page, 'Download');
    expect(pdf.name).toBe('AIReport_கயல்விழி_Rose.pdf');
    await expectSameWords(page, pdf.text);
    expect(pdf.text).toContain('கயல்விழி Rose');
    await page
      .getByRole('link', { name: 'Go back' })
      .or(page.getByRole('button', { name: 'Go back' }))
      .click();
    await page.waitForURL('**/birthchart-report**');
    await expect(page.getByText('கயல்விழி Rose').first()).toBeVisible();
  });

  test('is not lost by a reload of the form', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await page.goto('/generate-birthchart');
    await page.getByRole('textbox', { name: 'Name' }).fill('Half done');
    await page.getByRole('radio', { name: 'Male', exact: true }).check();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half done');
    await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  });

  test(
    'at a midnight left standing is warned of by the clock that stands beside',
    anyWidth,
    async ({ page, logIn }) => {
      await logIn('demo-parent');
      await checkForm(page, { ...tirunelveli, date: '14-07-2019', time: ['12', '00', 'AM'] });
      await expect(page.getByText(/14 July 2019, 12:00 AM/)).toBeVisible();
      await expect(page.getByText('The time is still set to')).toHaveCount(0);
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('Hour of birth').selectOption('00');
      await expect(page.getByText('The time is still set to 00:00 AM')).toBeVisible();
      await page.getByRole('button', { name: 'Check details' }).click();
      await expect(page.getByText(/14 July 2019, 12:00 AM/)).toBeVisible();
      await expect(page.getByText('The time is still set to 12:00 AM')).toBeVisible();
    },
  );

  test('of a day typed from its year on says how to write it', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-parent');
    await page.goto('/generate-birthchart');
    const date = page.getByRole('textbox', { name: 'Date of birth' });
    await date.fill('20190714');
    await date.blur();
    await expect(page.getByText('Please enter the date like 14-07-1943')).toBeVisible();
    await date.fill('14072019');
    await date.blur();
    await expect(page.getByText('Sunday, 14 July 2019')).toBeVisible();
  });

  test('with errors names each field and leads to the first', async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    await page.goto('/generate-birthchart');
    await page.getByRole('textbox', { name: 'Date of birth' }).fill('31-02-2020');
    await page.getByRole('button', { name: 'Check details' }).click();
    for (const message of [
      'Please enter a name',
      'Please select a gender',
      'This date does not exist. Please check it',
      'Please tell us how accurate the time is',
      'Please select a place of birth',
      'Please select a birth type',
      'Please confirm that you may enter these details',
    ]) {
      await expect(page.getByText(message).first()).toBeVisible();
    }
    await expectAccessible();
  });
});

test('the product admin reads any report with titles, planets and chart', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('demo-admin');
  // Oldest first: what other stories make would push the demo's own reports off the page.
  await page.goto('/product/users-birthchart?sort=asc');
  await expect(page.getByText('Diya Sundaram').first()).toBeVisible();
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: /^View/ }).first().click();
  await page.waitForURL('**/users-birthchart/**');
  await expect(page.getByText('Jupiter').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /chart/i }).first()).toBeVisible();
  await expectAccessible();
});

test('the list shows each state with its next step', async ({ page, logIn, expectAccessible }) => {
  await logIn('demo-parent');
  // Oldest first, as above.
  await page.goto('/birthchart-report?sort=asc');
  for (const words of ['Complimentary preview', 'Payment pending', 'Refunded'])
    await expect(page.getByText(words).first()).toBeVisible();
  await expectAccessible();
});
