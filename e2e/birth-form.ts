import type { Page } from '@playwright/test';

/** A birth as somebody types it. */
export interface Birth {
  name: string;
  /** As typed: DD-MM-YYYY. */
  date: string;
  time: [hour: string, minute: string, half: 'AM' | 'PM'];
  accuracy: string;
  country?: string;
  place: string;
  /** What the chosen suggestion begins with. */
  suggestion: string;
}

/** Opens the form and fills it in. */
export async function fillForm(page: Page, birth: Birth): Promise<void> {
  await page.goto('/generate-birthchart');
  await page.getByRole('textbox', { name: 'Name' }).fill(birth.name);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('textbox', { name: 'Date of birth' }).fill(birth.date);
  await page.getByLabel('Hour of birth').selectOption(birth.time[0]);
  await page.getByLabel('Minute of birth').selectOption(birth.time[1]);
  await page.getByLabel('AM or PM').selectOption(birth.time[2]);
  await page.getByRole('radio', { name: birth.accuracy }).check();
  if (birth.country) await page.getByLabel('Country of birth').selectOption({ label: birth.country });
  await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially(birth.place, { delay: 20 });
  await page
    .getByRole('option', { name: new RegExp(`^${birth.suggestion}`) })
    .first()
    .click();
  await page.getByRole('radio', { name: 'Natural' }).check();
  await page.getByRole('button', { name: 'Fill in Self' }).click();
  await page.getByRole('checkbox', { name: /I am this person/ }).check();
}

/** Fills the form in and goes on to what is read back. */
export async function checkForm(page: Page, birth: Birth): Promise<void> {
  await fillForm(page, birth);
  await page.getByRole('button', { name: 'Check details' }).click();
}
