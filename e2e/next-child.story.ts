import type { Page } from '@playwright/test';
import { chooseOne, comeToFamily, fillGroupBirth } from './group-birth-form.ts';
import { field } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const stepTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test(
  'without a connection it waits and is sent later; the next child of the family begins with what they share',
  anyWidth,
  async ({ page, logIn, context }) => {
    test.slow();
    await logIn('demo-group-user');
    await comeToFamily(page, 'Ilango');
    await page.getByRole('radio', { name: 'Nuclear' }).check();
    const father = page.getByRole('group', { name: 'Father' });
    await father.getByRole('checkbox', { name: 'Not known' }).check();
    await expect(field(page, "Father's name")).toHaveCount(0);
    await field(page, "Mother's name").fill('Meena');
    await field(page, "Mother's qualification").fill('12th');
    await chooseOne(page, "Mother's occupation", 'Home maker');
    await field(page, 'Monthly family income').fill('12000');
    await press(page, 'Next');
    await field(page, 'School name').fill('Government Higher Secondary School');
    await chooseOne(page, 'Board', 'State Board');
    await chooseOne(page, 'Medium', 'Tamil');
    // The step after this one asks for nothing.
    await press(page, 'Check and submit');
    await page.getByRole('checkbox', { name: /I have the consent/ }).check();
    await context.setOffline(true);
    await press(page, 'Submit');
    await expect(page.getByText('Not sent yet')).toBeVisible();
    await expect(page.getByText('Selvam').first()).toBeVisible();
    await context.setOffline(false);
    await page.waitForURL(/landing-page\?id=/);

    await press(page, 'Same family and school');
    await expect(
      page.getByText('The form begins with the family and school of the child before.'),
    ).toBeVisible();
    await expect(field(page, 'Last name (optional)')).toHaveValue('Selvam');
    await fillGroupBirth(page, 'Iniya', '05-11-2017');
    await press(page, 'Next');
    await expect(stepTitle(page, 'Personal details')).toBeFocused();
    await expect(field(page, 'Zip code')).toHaveValue('620002');
    await expect(field(page, 'Zip code')).toHaveAttribute('inputmode', 'numeric');
    await chooseOne(page, 'Blood group', 'B+');
    await page.getByRole('button', { name: 'IQ level was not assessed' }).click();
    await press(page, 'Next');
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    await expect(page.getByText('Meena, 12th, Home maker')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /I have the consent/ })).not.toBeChecked();
    await page.getByRole('checkbox', { name: /I have the consent/ }).check();
    await press(page, 'Submit');
    await page.waitForURL(/landing-page\?id=/);
  },
);
