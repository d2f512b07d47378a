import type { Page } from '@playwright/test';
import { makeReport } from './checkout.ts';
import { logInDemo } from './login.ts';
import { lastPart, partControl, partHeadings } from './report-parts.ts';
import { anyWidth, expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

/** Opens a new report and flags its first part; gives what the part is called. */
async function flagPart(page: Page, name: string): Promise<string> {
  const id = await makeReport(page, name);
  await page.goto(`/users-birthchart/${id}`);
  await expect(lastPart(page)).toBeVisible();
  const [part = ''] = await partHeadings(page).allInnerTexts();
  await partControl(page, part).click();
  await page.getByRole('button', { name: `This upset me: ${part}`, exact: true }).click();
  await expect(
    page.getByText('Thank you for telling us. Someone from our team will read this.'),
  ).toBeVisible();
  return part;
}

test(
  'whoever is upset finds help right there, writes to the reviewers, and takes it back',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    const part = await flagPart(page, 'Mugil');
    const control = partControl(page, part);
    const help = page.getByRole('region', { name: 'We are sorry that this upset you' });
    await expect(help.getByRole('heading')).toBeFocused();
    for (const number of ['14416', '1098', '112'])
      await expect(help.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
    await expectAccessible();

    const note = help.getByRole('textbox', { name: 'A note to our reviewers (optional)' });
    await help.getByRole('button', { name: 'Send note' }).click();
    await expect(help.getByText('Please write a few words first')).toBeVisible();
    await note.fill('It was like the night before.');
    await help.getByRole('button', { name: 'Send note' }).click();
    await expect(page.getByText('Your note was sent.')).toBeVisible();

    await page.reload();
    await expect(control).toHaveText('This upset me');
    await expect(help.getByText('Your note is with our reviewers.')).toBeVisible();
    await help.getByRole('button', { name: 'This no longer upsets me' }).click();
    await expect(help).toHaveCount(0);
    await expect(control).toHaveText('Respond or share');
    await expect(control).toBeFocused();

    const around = page.getByRole('button', { name: 'This upset me: around the parts', exact: true });
    await around.click();
    await expect(help).toBeVisible();
    await around.click();
    await expect(page.getByText('Undone.')).toHaveCount(2);
  },
);

test(
  'a product admin reads what a reader flagged, decides, and takes the decision back',
  anyWidth,
  async ({ page, browser, logIn, expectAccessible }) => {
    const reader = await browser.newContext({ baseURL: freeServer });
    const readersPage = await reader.newPage();
    await logInDemo(readersPage, 'demo-parent');
    await flagPart(readersPage, 'Yazhini');

    await logIn('demo-admin');
    await page.goto('/product/reviews?state=open&kind=passage');
    await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
    await expectAccessible();
    await page
      .getByRole('link', { name: /^Open the review: / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'The texts at that time' })).toBeVisible();
    await expect(page.getByText('demo-parent').first()).toBeVisible();
    await expectAccessible();

    await page.getByRole('button', { name: 'Stop using the text' }).click();
    const dialog = page.getByRole('dialog', { name: 'Stop using the text?' });
    await dialog.getByRole('button', { name: 'Stop using the text' }).click();
    await expect(dialog.getByText('Please give a short reason')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too hard on a tired evening');
    await dialog.getByRole('button', { name: 'Stop using the text' }).click();
    await expect(page.getByText('The review has been decided.')).toBeVisible();
    await expect(page.getByText('Too hard on a tired evening')).toBeVisible();

    // The editor says that the text is held, and leads back.
    await page
      .getByRole('link', { name: /^Edit text: .+ in position/ })
      .first()
      .click();
    await expect(page.getByText('Held: two readers found it upsetting')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Back to the review' }).click();

    await page.getByRole('button', { name: 'Undo decision' }).click();
    await expect(page.getByText('The review is open again.')).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    const approval = page.getByRole('dialog', { name: 'Keep the text as it is?' });
    await approval.getByRole('textbox', { name: 'Reason' }).fill('Gentle enough after all');
    await approval.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Gentle enough after all')).toBeVisible();
    await reader.close();
  },
);
