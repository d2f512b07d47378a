import { anyWidth, expect, freeServer, modelServer, test } from './stage.ts';

test.describe('the writer, with a language model', () => {
  test.use({ baseURL: modelServer });

  test(
    'a product admin sees how the model does, what it may cost, and what became of an attempt',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-admin');
      await page.goto('/product/operations/writer');
      await expect(page.getByRole('region', { name: 'What readers see' })).toContainText('The Stub');
      await expect(page.getByRole('row', { name: /The whole product/ })).toContainText('no limit');
      await expect(page.getByRole('row', { name: /Reports/ }).first()).toContainText('USD');
      await expectAccessible();

      await page.getByLabel('State').selectOption({ label: 'Shown' });
      await page.getByRole('button', { name: 'Filter' }).click();
      const see = page.getByRole('link', { name: /^View:/ }).first();
      await expect(see).toBeVisible({ timeout: 30_000 });
      await see.click();
      await expect(page.getByRole('heading', { name: 'What the model answered' })).toBeVisible();
      await expect(page.getByText('## opening-1')).toBeVisible();
      await expectAccessible();
    },
  );
});

test.describe('the writer, without a language model', () => {
  test.use({ baseURL: freeServer });

  test('says how one is set', anyWidth, async ({ page, logIn, expectAccessible }) => {
    await logIn('demo-admin');
    await page.goto('/product/operations/writer');
    await expect(page.getByRole('heading', { name: 'No language model is set up' })).toBeVisible();
    await expect(page.getByText('LLM_PROVIDER, LLM_MODEL, LLM_API_KEY')).toBeVisible();
    await expect(page.getByText('No reports worded yet')).toBeVisible();
    await expectAccessible();
  });
});
