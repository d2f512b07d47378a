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

/** Enters the personal details; identity numbers are left out. */
export async function fillPersonal(page: Page): Promise<void> {
  await page.getByLabel('Blood group').selectOption('B+');
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
  await page.getByLabel('Caste').selectOption('MBC');
  await page.getByLabel('Religion', { exact: true }).selectOption('Others');
  await field(page, 'Religion in your own words (optional)').fill('Jainism');
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Family details', exact: true })).toBeFocused();
}
