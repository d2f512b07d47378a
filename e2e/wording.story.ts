import { makeReport } from './checkout.ts';
import { anyWidth, expect, modelServer, test } from './stage.ts';

test.use({ baseURL: modelServer });

test(
  'a reader sees that the report is being worded, compares, chooses and undoes',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Worded');
    await page.goto(`/users-birthchart/${id}`);
    await expect(page.getByText('nothing changes while you read')).toBeVisible();
    const opening = (await page.locator('section:has(#report-summary)').textContent()) ?? '';

    const offer = page.getByRole('region', { name: 'The new wording is ready' });
    await expect(offer).toBeVisible({ timeout: 30_000 });
    expect(await page.locator('section:has(#report-summary)').textContent()).toBe(opening);
    await offer.getByRole('button', { name: 'Compare versions' }).click();
    await expect(offer.getByText('Opening, in version 2')).toBeVisible();
    await expectAccessible();

    await offer.getByRole('button', { name: 'Use new version' }).click();
    const chosen = page.getByText('Version 2 is now shown');
    await expect(chosen).toBeFocused();
    const versions = page.getByRole('region', { name: 'Versions of this report' });
    await expect(versions.getByText(/worded by a language model/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Version 1 is now shown')).toBeVisible();

    await versions.getByRole('link', { name: 'Version 2' }).click();
    await expect(page.getByText('This is not the version that your report shows now.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Use this version' }).click();
    await expect(versions.getByText('Version 2')).toBeVisible();
    await expect(versions.getByRole('link', { name: 'Version 1' })).toBeVisible();

    await page.getByRole('button', { name: 'Reword it' }).click();
    await expect(page.getByText('You can ask 2 more times today.')).toBeVisible();
    await expect(offer).toBeVisible({ timeout: 30_000 });
    await offer.getByRole('button', { name: 'Keep current version' }).click();
    await expect(page.getByText('Your current text is kept.')).toBeFocused();
  },
);
