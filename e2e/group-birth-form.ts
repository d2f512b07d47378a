import { expect, type Page } from '@playwright/test';
import { field } from './login.ts';

/** Enters the birth of somebody whom a group looks after, in the form that is open. */
export async function fillGroupBirth(page: Page, firstName: string, date = '03-09-2014'): Promise<void> {
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name (optional)').fill('Selvam');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('textbox', { name: 'Date of birth' }).fill(date);
  await page.getByLabel('Hour of birth').selectOption('06');
  await page.getByLabel('Minute of birth').selectOption('17');
  await page.getByRole('radio', { name: 'Within 15 minutes' }).check();
  await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('Tirunel', { delay: 20 });
  await page
    .getByRole('option', { name: /^Tirunelveli/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Natural' }).check();
}

/** Answers a question whose answers all stand in sight. */
export async function chooseOne(page: Page, question: string, answer: string): Promise<void> {
  const group = page.getByRole('radiogroup', { name: question, exact: true });
  await group.getByRole('radio', { name: answer, exact: true }).check();
}

/** Enters the personal details; identity numbers are left out. */
export async function fillPersonal(page: Page): Promise<void> {
  await chooseOne(page, 'Blood group', 'B+');
  await page.getByRole('button', { name: 'IQ level was not assessed' }).click();
  await field(page, 'Referred by').fill('Dr Meena');
  await field(page, 'Address').fill('14 Big Bazaar Street');
  await field(page, 'City').fill('Tiruchirappalli');
  await field(page, 'State').fill('Tamil Nadu');
  await field(page, 'Zip code').fill('620002');
  await field(page, 'Mobile').fill('9443012345');
  await field(page, 'Email').fill('kavitha.selvam@families.example');
}

/** Where an NGO enters a birth. */
export const ngoForm = '/enterprise/generate-report/NGO';

/** The first two steps, filled in; the third is open. */
export async function comeToFamily(page: Page, firstName: string): Promise<void> {
  await page.goto(ngoForm);
  await fillGroupBirth(page, firstName);
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Personal details', exact: true })).toBeFocused();
  await fillPersonal(page);
  await chooseOne(page, 'Caste', 'MBC');
  await chooseOne(page, 'Religion', 'Others');
  await field(page, 'Religion in your own words (optional)').fill('Jainism');
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Family details', exact: true })).toBeFocused();
}
