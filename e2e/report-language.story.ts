import { makeReport } from './checkout.ts';
import { downloadPdf } from './download.ts';
import { lastPart } from './report-parts.ts';
import { expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

test('a paid report is read in Tamil by a press, from the first word to the last, and in English again', async ({
  page,
  logIn,
  expectAccessible,
}, { project }) => {
  await logIn('demo-parent');
  const id = await makeReport(page, `Yazhini ${project.name}`);
  await page.goto(`/users-birthchart/${id}`);
  await expect(lastPart(page)).toBeVisible();
  const languages = page.getByRole('group', { name: 'Read it in' });
  await languages.getByRole('button', { name: 'தமிழ்' }).press('Enter');
  await expect(page.getByRole('status').getByText('This reading is in Tamil.')).toBeVisible();
  const texts = page.locator('[data-reading] [lang="ta"] > p');
  await expect(texts.first()).toBeVisible();
  await expectAccessible();
  for (const text of await texts.allInnerTexts())
    expect(text.replace('Yazhini', '')).toMatch(/^[\p{Script=Tamil}\p{P}\s]+$/u);
  await expect(page.locator('[data-reading] [lang="en"] > p')).toHaveCount(0);

  const { name } = await downloadPdf(page, 'Download');
  expect(name).toContain('தமிழ்');

  await languages.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('[data-reading] [lang="en"] > p').first()).toBeVisible();
  await page.goto('/birthchart-report');
  await expect(page.getByText(`Yazhini ${project.name}`).first()).toBeVisible();
});

test('the form asks for the language of the report, and says where there are no texts in it', async ({
  page,
  logIn,
}) => {
  await logIn('demo-parent');
  await page.goto('/generate-birthchart');
  const languages = page.getByRole('radiogroup', { name: 'Language of the report' });
  await expect(languages.getByRole('radio', { name: 'English' })).toBeChecked();
  await languages.getByText('தமிழ்').click();
  await expect(languages.getByRole('radio', { name: 'தமிழ்' })).toBeChecked();
});
