import type { Page } from '@playwright/test';
import { chooseOne, comeToFamily, fillGroupBirth, fillPersonal, ngoForm } from './group-birth-form.ts';
import { anyWidth, expect, test } from './stage.ts';

const address = ngoForm;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const stepTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please check these fields' });

test('staff of an NGO go through the five steps by the keyboard, and see everything once more', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  test.slow();
  await logIn('demo-group-user');

  // The first step, with nothing typed: what is missing stands on its fields, and the keyboard at the first of them.
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await press(page, 'Next');
  await expect(textbox(page, 'First name')).toBeFocused();
  await expect(summary(page)).toContainText('Please select a birth place');
  await expectAccessible();
  // A step that is not open leads to the first one that is incomplete.
  await page.goto(`${address}?step=training`);
  await expect(page).toHaveURL(new RegExp(`${address}$`));

  await fillGroupBirth(page, 'Yazhini');
  await press(page, 'Next');
  await expect(stepTitle(page, 'Personal details')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Step 2 of 5: Personal details' })).toHaveCount(1);
  const steps = page.getByRole('navigation', { name: 'Steps of this form' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps.locator('[aria-current="step"]')).toContainText('Now: Personal details');
  await expect(steps.getByRole('button', { name: 'Completed: Birth details' })).toBeVisible();

  // The description of a religion takes words for Others alone; what is cleared can be put back.
  const religion = page.getByRole('radiogroup', { name: 'Religion', exact: true });
  const described = textbox(page, 'Religion in your own words (optional)');
  await expect(described).toBeDisabled();
  await expect(described).toHaveAccessibleDescription('Choose Others to fill this in');
  await chooseOne(page, 'Religion', 'Others');
  await described.fill('Jainism');
  await chooseOne(page, 'Religion', 'Islam');
  await expect(described).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'Cleared.' })).toHaveCount(1);
  await press(page, 'Restore');
  await expect(described).toBeFocused();
  await expect(described).toHaveValue('Jainism');
  await expect(religion.getByRole('radio', { name: 'Others' })).toBeChecked();
  await fillPersonal(page);
  await textbox(page, 'Passport number (optional)').fill('K1234567');
  await press(page, 'Next');
  await expect(page.getByRole('radio', { name: 'FC', exact: true })).toBeFocused();
  await expect(summary(page).getByRole('listitem')).toHaveText(['Please select a caste']);
  await expectAccessible();
  await chooseOne(page, 'Caste', 'MBC');

  // Back and on again, by the buttons and by the browser.
  await press(page, 'Previous');
  await expect(stepTitle(page, 'Birth details')).toBeFocused();
  await expect(textbox(page, 'First name')).toHaveValue('Yazhini');
  await page.goBack();
  await expect(stepTitle(page, 'Personal details')).toBeFocused();
  await press(page, 'Next');
  await expect(stepTitle(page, 'Family details')).toBeFocused();

  await press(page, 'Next');
  await expect(page.getByRole('radio', { name: 'Orphan' })).toBeFocused();
  await page.getByRole('radio', { name: 'Nuclear' }).check();
  await textbox(page, "Father's name").fill('Selvam');
  await textbox(page, "Father's qualification").fill('10th');
  await chooseOne(page, "Father's occupation", 'Self employee');
  await textbox(page, "Father's occupation in your own words (optional)").fill('Tea stall');
  await textbox(page, "Mother's name").fill('Meena');
  await textbox(page, "Mother's qualification").fill('12th');
  await chooseOne(page, "Mother's occupation", 'Home maker');
  await textbox(page, 'Monthly family income').fill('12,000');
  await press(page, 'Next');
  await expect(textbox(page, 'Monthly family income')).toBeFocused();
  await expect(summary(page).getByRole('listitem')).toHaveText(['Only digits']);
  await expectAccessible();
  await textbox(page, 'Monthly family income').fill('12000');
  await press(page, 'Add sibling');
  await expect(textbox(page, 'Sibling 1: name')).toBeFocused();
  await page.keyboard.type('Arun');
  // Enter in a field goes on, as in every form.
  await page.keyboard.press('Enter');
  await expect(stepTitle(page, 'Educational details')).toBeFocused();

  // A reload keeps the step and what was typed, but for identity numbers.
  await textbox(page, 'School name').fill('Government Higher Secondary School');
  await page.reload();
  await expect(stepTitle(page, 'Educational details')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'We have kept what you typed.' })).toBeVisible();
  await expect(textbox(page, 'School name')).toHaveValue('Government Higher Secondary School');
  await expectAccessible();
  await chooseOne(page, 'Board', 'State Board');
  await chooseOne(page, 'Medium', 'Tamil');
  await press(page, 'Add exam');
  await page.keyboard.type('NEET');
  await textbox(page, 'Exam 1: score').fill('92.5');
  await press(page, 'Next');
  await expect(textbox(page, 'Exam 1: score')).toBeFocused();
  await expect(textbox(page, 'Exam 1: score')).toHaveAccessibleDescription(
    /Only digits.*Enter a whole number or leave empty/,
  );
  await textbox(page, 'Exam 1: score').fill('92');
  await press(page, 'Next');
  await expect(stepTitle(page, 'Training details')).toBeFocused();
  await expectAccessible();
  await press(page, 'Check and submit');

  // What is read back belongs to the fifth step.
  await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Step 5 of 5: Check and submit' })).toHaveCount(1);
  await expect(page.getByText('Wednesday, 3 September 2014, 06:17 AM')).toBeVisible();
  await expect(page.getByText('Selvam, 10th, Self employee, Tea stall')).toBeVisible();
  await expect(page.getByText('Others, Jainism')).toBeVisible();
  await expect(page.getByText('K1234567')).toHaveCount(0);
  await expectAccessible();
  await press(page, 'Change: Family details');
  await expect(stepTitle(page, 'Family details')).toBeFocused();
  await textbox(page, 'Sibling 1: qualification (optional)').fill('8th');
  await press(page, 'Back to check');
  await expect(page.getByText('Arun, 8th')).toBeVisible();

  await press(page, 'Submit');
  await expect(page.getByRole('checkbox', { name: /I have the consent/ })).toBeFocused();
  await expect(page.getByText('Please confirm that you may enter these details')).toBeVisible();
  await page.getByRole('checkbox', { name: /I have the consent/ }).press('Space');
  const sent = page.waitForRequest('**/api/group/birth-details');
  await press(page, 'Submit');
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body.sibilings).toEqual([{ name: 'Arun', qualification: '8th' }]);
  expect(body.passportNumber).toBe('');
  await expect(page).toHaveURL(/landing-page\?id=/);
  await expect(page.getByText('Thank you! Your report has been generated successfully')).toBeVisible();

  // What was sent is not kept.
  await page.goto(address);
  await expect(textbox(page, 'First name')).toHaveValue('');
});

test(
  'of an orphan nothing is asked about the parents, and rows go and come again',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    test.slow();
    await logIn('demo-group-user');
    await comeToFamily(page, 'Amudhan');
    await page.getByRole('radio', { name: 'Nuclear' }).check();
    await textbox(page, "Father's name").fill('Typed before');
    await expect(page.getByRole('button', { name: 'Leave out parents' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Orphan' }).check();
    await press(page, 'Leave out parents');
    await expect(page.getByRole('button', { name: 'Answer them' })).toBeFocused();
    await expect(textbox(page, "Father's name")).toHaveCount(0);
    await expectAccessible();
    await press(page, 'Answer them');
    await expect(textbox(page, "Father's name")).toBeFocused();
    await expect(textbox(page, "Father's name")).toHaveValue('Typed before');
    await press(page, 'Leave out parents');

    // A row that goes leaves the keyboard beside its neighbour, and comes back with what stood in it.
    for (const name of ['Arun', 'Banu', 'Chitra']) {
      await press(page, 'Add sibling');
      await page.keyboard.type(name);
    }
    await press(page, 'Remove sibling 2');
    await expect(page.getByRole('button', { name: 'Remove sibling 2' })).toBeFocused();
    await expect(textbox(page, 'Sibling 2: name')).toHaveValue('Chitra');
    await expect(page.getByRole('status').filter({ hasText: 'Sibling 2 was removed.' })).toHaveCount(1);
    await press(page, 'Undo');
    await expect(textbox(page, 'Sibling 2: name')).toBeFocused();
    await expect(textbox(page, 'Sibling 2: name')).toHaveValue('Banu');
    for (let number = 3; number >= 1; number--) await press(page, `Remove sibling ${number}`);
    await expect(page.getByRole('button', { name: 'Add sibling' })).toBeFocused();
    await expect(page.getByText('No siblings entered.')).toBeVisible();

    // Each list says where it ends.
    for (let number = 1; number <= 20; number++) {
      await press(page, 'Add sibling');
      await page.keyboard.type(`Sibling ${number}`);
    }
    await expect(page.getByText('You have entered 20 siblings, the maximum.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add sibling' })).toHaveCount(0);
    await textbox(page, 'Sibling 20: name').fill('');
    await press(page, 'Next');
    await expect(textbox(page, 'Sibling 20: name')).toBeFocused();
    await expect(summary(page).getByRole('listitem')).toHaveText(["Please enter the sibling's name"]);
    await expectAccessible();
    await press(page, 'Remove sibling 20');
    await press(page, 'Next');

    await textbox(page, 'School name').fill('Sri Vidya Home School');
    await chooseOne(page, 'Board', 'CBSE');
    await chooseOne(page, 'Medium', 'English');
    await press(page, 'Next');
    await press(page, 'Check and submit');
    await expect(page.getByText('Not known', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: /I have the consent/ }).check();
    const sent = page.waitForRequest('**/api/group/birth-details');
    await press(page, 'Submit');
    const body = (await sent).postDataJSON() as { familyDetails: Record<string, string> };
    expect(body.familyDetails).toMatchObject({ fatherName: 'Not known', motherName: 'Not known' });
    expect(JSON.stringify(body)).not.toContain('Typed before');
    await expect(page).toHaveURL(/landing-page\?id=/);
  },
);

test(
  'what was typed is kept where sending fails, and can be started afresh',
  anyWidth,
  async ({ page, logIn }) => {
    await logIn('demo-group-user');
    await comeToFamily(page, 'Kayal');
    await page.getByRole('radio', { name: 'Orphan' }).check();
    await press(page, 'Leave out parents');
    await press(page, 'Next');
    await textbox(page, 'School name').fill('Sri Vidya Home School');
    await chooseOne(page, 'Board', 'CBSE');
    await chooseOne(page, 'Medium', 'English');
    await press(page, 'Next');
    await press(page, 'Check and submit');
    await page.getByRole('checkbox', { name: /I have the consent/ }).check();

    // What the server finds wrong in a row of a list leads to its step, and from there back.
    const answer = (code: string, status: number, errors?: object[]) => ({
      status,
      json: {
        status,
        timestamp: new Date().toISOString(),
        code,
        message: code,
        requestId: 'REF-2026',
        errors,
      },
    });
    await page.route('**/api/group/birth-details', (route) =>
      route.fulfill(
        answer('request.invalid', 400, [
          { path: 'educationalDetails.schoolName', message: 'Refused by the server' },
        ]),
      ),
    );
    await press(page, 'Submit');
    await expect(textbox(page, 'School name')).toBeFocused();
    await expect(page.getByText('Refused by the server').first()).toBeVisible();
    await textbox(page, 'School name').fill('Sri Vidya School');
    await press(page, 'Back to check');

    await page.unroute('**/api/group/birth-details');
    await page.route('**/api/group/birth-details', (route) => route.fulfill(answer('branch.closed', 409)));
    await press(page, 'Submit');
    await expect(page).toHaveURL(/landing-page\?fail=branch\.closed/);
    await page.getByRole('link', { name: 'Back to generate report' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'We have kept what you typed.' })).toBeVisible();
    await expect(textbox(page, 'First name')).toHaveValue('Kayal');
    await press(page, 'Continue with Check and submit');
    await expect(page.getByText('Sri Vidya School')).toBeVisible();

    // Leaving is asked about, and starting afresh too.
    await page.goto(address);
    await expect(textbox(page, 'First name')).toHaveValue('Kayal');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const leave = page.getByRole('dialog', { name: 'Leave this form?' });
    await leave.getByRole('button', { name: 'Stay on this page' }).click();
    await press(page, 'Start again');
    await page
      .getByRole('dialog', { name: 'Start again?' })
      .getByRole('button', { name: 'Start again' })
      .click();
    await expect(textbox(page, 'First name')).toHaveValue('');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL(/dashboard$/);
  },
);

test('other groups have a single form, and nobody else has either', anyWidth, async ({ page, logIn }) => {
  await logIn('demo-uni-user');
  await page.goto(`${address}?step=family`);
  await expect(page).toHaveURL(/\/enterprise\/generate-report$/);
});
