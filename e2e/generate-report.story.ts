import { chooseOne, fillGroupBirth, fillPersonal } from './group-birth-form.ts';
import { field } from './login.ts';
import { anyWidth, expect, test } from './stage.ts';

const form = '/enterprise/generate-report';

test.describe('the single form of a group', () => {
  test('is filled in, read back and sent, and its report is there after a reload, too', async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-uni-user');
    await page.goto(form);
    await expect(page.getByText('Nellai University, Nagercoil Campus').first()).toBeVisible();
    await expectAccessible();
    await fillGroupBirth(page, 'Kavitha');
    await fillPersonal(page);
    await field(page, 'Aadhaar number (optional)').fill('1234 1234 1234');
    await field(page, 'Mobile').fill('94430 12345');
    await expect(field(page, 'Mobile')).toHaveValue('9443012345');
    await page.getByRole('button', { name: 'Check details' }).click();
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    await expect(page.getByText(/Wednesday, 3 September 2014, 06:17 AM/)).toBeVisible();
    for (const told of ['Kavitha Selvam', 'UTC+05:30, Asia/Kolkata', 'Not assessed', 'XXXX XXXX 1234'])
      await expect(page.getByText(told, { exact: true })).toBeVisible();
    await expectAccessible();
    // Nothing is sent without the consent.
    await page.getByRole('button', { name: 'Confirm and generate' }).click();
    await expect(page.getByText('Please confirm that you may enter these details')).toBeVisible();
    await page.getByRole('checkbox', { name: /I have the consent of this person/ }).check();
    await field(page, 'What shows the consent (optional)').fill('Meena (mother), on paper, form 12');
    await page.getByRole('button', { name: 'Confirm and generate' }).click();
    await page.waitForURL(/landing-page\?id=[\w-]+$/);
    const thanks = page.getByRole('heading', {
      name: 'Thank you! Your report has been generated successfully',
    });
    await expect(thanks).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expect(thanks).toBeVisible();
    await expectAccessible();
    const id = new URL(page.url()).searchParams.get('id');
    await expect(page.getByRole('link', { name: 'View report' })).toHaveAttribute(
      'href',
      `/enterprise/report-summary/${id}`,
    );
    await page.getByRole('link', { name: 'Back to generate report' }).click();
    await expect(page).toHaveURL(new RegExp(`${form}$`));
    await expect(field(page, 'First name')).toHaveValue('');
  });

  test(
    'that fails says why, also after a reload, and brings back what was typed',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-uni-user');
      await page.goto(form);
      await fillGroupBirth(page, 'Selvi', '11-02-2012');
      await fillPersonal(page);
      await page.getByRole('button', { name: 'Check details' }).click();
      await page.getByRole('checkbox', { name: /I have the consent/ }).check();
      const call = '**/api/group/birth-details';
      const refusal = { message: 'This branch is closed.', code: 'branch.closed', requestId: 'req-closed-1' };
      await page.route(call, (route) => route.fulfill({ status: 409, json: refusal }));
      await page.getByRole('button', { name: 'Confirm and generate' }).click();
      await page.waitForURL('**/landing-page?fail=branch.closed&reference=req-closed-1');
      const failed = page.getByRole('heading', {
        name: "Failed! Your report generation has been failed, please contact the provider's support.",
      });
      await expect(failed).toBeVisible();
      await page.reload();
      await expect(failed).toBeVisible();
      await expect(page.getByText(/This branch is closed/)).toBeVisible();
      await expect(page.getByText(/req-closed-1/)).toBeVisible();
      await expectAccessible();
      await page.unroute(call);
      await page.getByRole('link', { name: 'Back to generate report' }).click();
      await expect(field(page, 'First name')).toHaveValue('Selvi');
      await expect(field(page, 'Zip code')).toHaveValue('620002');
      await page.getByRole('button', { name: 'Check details' }).click();
      // Nothing stays ticked.
      await page.getByRole('checkbox', { name: /I have the consent/ }).check();
      await page.getByRole('button', { name: 'Confirm and generate' }).click();
      await expect(page.getByRole('heading', { name: /Thank you!/ })).toBeVisible({ timeout: 20_000 });
    },
  );

  test(
    'names every field that is missing, and keeps the draft over a reload',
    anyWidth,
    async ({ page, logIn }) => {
      await logIn('demo-uni-user');
      await page.goto(form);
      await page.getByRole('button', { name: 'Check details' }).click();
      const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
      for (const message of [
        'Please enter a first name',
        'Please select a gender',
        'Please enter a date of birth',
        'Please select a birth place',
        'Please select a birth type',
        'Please select a blood group',
        'Please enter the IQ level',
        'Please enter reffered by',
        'Please enter a address',
        'Please provide a valid zip code.',
        'Please enter mobile.',
        'Please enter a vaild email',
      ])
        await expect(summary.getByRole('button', { name: message })).toBeVisible();
      await summary.getByRole('button', { name: 'Please provide a valid zip code.' }).click();
      await expect(field(page, 'Zip code')).toBeFocused();
      await field(page, 'First name').fill('Half done');
      await field(page, 'Passport number (optional)').fill('A1234567');
      await chooseOne(page, 'Blood group', 'O-');
      await page.reload();
      await expect(field(page, 'First name')).toHaveValue('Half done');
      await expect(page.getByRole('radio', { name: 'O-', exact: true })).toBeChecked();
      await expect(field(page, 'Passport number (optional)')).toHaveValue('');
    },
  );

  test('is not the one of an NGO, whose staff are led to their own', anyWidth, async ({ page, logIn }) => {
    await logIn('demo-group-user');
    await page.goto(form);
    await page.waitForURL('**/enterprise/generate-report/NGO');
  });
});
