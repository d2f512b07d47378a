import { makeReport } from './checkout.ts';
import { askForProductInfo } from './product-info.ts';
import { anyWidth, expect, test } from './stage.ts';

test(
  'the product admin sees where a sentence comes from, and that a report is what was written',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-parent');
    const id = await makeReport(page, 'Traced Reading');
    await page.evaluate(() => sessionStorage.clear());
    await logIn('demo-admin');
    await page.goto(`/users-birthchart/${id}`);

    const show = page.getByRole('button', { name: 'Show sources' });
    await expect(show).toHaveAttribute('aria-pressed', 'false');
    await show.click();
    await expect(page.getByText('Every sentence of the reading is now a button')).toBeVisible();
    const sentence = page.locator('[data-reading] ol').getByRole('button').first();
    const words = ((await sentence.textContent()) ?? '').trim();
    await expectAccessible();
    // By the keyboard there and back.
    await sentence.focus();
    await page.keyboard.press('Enter');
    const source = page.getByRole('dialog', { name: 'Where this comes from' });
    await expect(source.getByText('Our text, word for word')).toBeVisible();
    await expect(source.getByRole('listitem').first()).toContainText('Moon in');
    await expect(source.locator('mark')).toHaveText(words);
    await expect(source.getByText(/^Moon \d+$/)).toBeVisible();
    await expect(source.getByText('The knowledge base still has this text')).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(source).toHaveCount(0);
    await expect(sentence).toBeFocused();
    await show.click();
    await expect(sentence).toHaveCount(0);

    await page.getByRole('button', { name: 'Verify report' }).click();
    await expect(page.getByText('No problems found in this report.')).toBeVisible();
    const checks = page.getByRole('list', { name: 'Checks' });
    await expect(checks.getByText('OK')).toHaveCount(5);
    await expectAccessible();
  },
);

test(
  'a consent names the language model, and waits until that is known',
  anyWidth,
  async ({ page, logIn, expectAccessible }) => {
    const languageModel = { provider: 'Example AI', region: 'Mumbai', retention: '30 days' };
    let reachable = false;
    await askForProductInfo(page);
    await page.route('**/api/product-info', async (route) => {
      if (!reachable)
        return route.fulfill({
          status: 429,
          json: { message: 'Too much', code: 'request.too_many', requestId: '-' },
        });
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), languageModel } });
    });
    await page.goto('/privacy-notice');
    reachable = true;
    await page.reload();
    await expect(page.getByText('It is sent traits, an age band and our texts')).toBeVisible();
    await expectAccessible();
    await page.goto('/terms');
    await expect(page.getByText('How long Example AI keeps what it receives: 30 days.')).toBeVisible();
    await logIn('demo-parent');
    reachable = false;
    await page.goto('/generate-birthchart');
    const box = page.getByRole('checkbox', { name: /I agree that these birth details are used/ });
    await expect(box).toBeDisabled();
    await expect(page.getByText('The text of this consent could not be loaded.')).toBeVisible();
    await expectAccessible();
    reachable = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(box).toBeEnabled();
    await expect(page.getByText(/A language model from Example AI, in Mumbai, helps/)).toBeVisible();
    await box.check();
  },
);
