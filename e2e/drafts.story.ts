import { isPhone } from './checkout.ts';
import { leaveOnePortrait } from './gaps.ts';
import { anyWidth, expect, freeServer, modelServer, test } from './stage.ts';

test.describe('drafts of missing texts', () => {
  test.use({ baseURL: modelServer });

  test(
    'are asked for at a known cost, read beside the original, mended, approved and rejected',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      // Each width lacks something else.
      const planet = isPhone(page) ? 'Saturn' : 'Jupiter';
      const name = (age: string) => `${planet} in position 7, What helps, ${age}`;
      await logIn('demo-admin');
      await leaveOnePortrait(page, planet, 7);
      await page.goto(`/product/knowledge/Child/${planet}/7`);
      const ask = page.getByRole('button', {
        name: /^Draft missing texts: 5 texts, about [\d,]+ tokens, less than USD 0.01$/,
      });
      await ask.click();
      const draft = (age: string) => page.getByRole('article', { name: name(age) });
      const first = draft('3 to 5 years');
      await expect(first.getByText('To review')).toBeVisible();
      await expect(first).toContainText('likes quiet mornings');
      await expectAccessible();

      await page.goto('/product/knowledge?type=Child');
      await page.getByRole('link', { name: 'Drafts of missing texts' }).click();
      await page.waitForURL('**/product/knowledge/Child/drafts');
      const text = first.getByRole('textbox', { name: 'The draft' });
      const drafted = await text.inputValue();
      const approve = first.getByRole('button', { name: `Approve ${name('3 to 5 years')}` });
      await approve.click();
      await expect(first.getByText('Please review it against the checklist and tick the box')).toBeVisible();
      await text.fill(`${drafted} A symptom.`);
      await expect(first.getByText(/“symptom” is about a subject that reports must avoid/)).toBeVisible();
      await first.getByRole('checkbox').check();
      await approve.click();
      await expect(page.getByRole('region', { name: 'Drafts to review' }).getByRole('alert')).not.toBeEmpty();
      await text.fill(`${drafted} Stay near, and say little.`);
      const second = draft('6 to 9 years');
      await second.getByRole('checkbox').check();
      await expectAccessible();
      await page.getByRole('button', { name: 'Approve the 2 reviewed' }).click();
      await expect(page.getByText(/^Saved as version \d+/)).toBeVisible();
      await expect(first).toHaveCount(0);

      await page.getByRole('button', { name: `Reject ${name('1 to 2 years')}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await expect(draft('1 to 2 years')).toHaveCount(0);

      await page.goto(`/product/knowledge/Child/${planet}/7`);
      await page.getByRole('tab', { name: /3 to 5 years/ }).click();
      await expect(page.getByText('Stay near, and say little.').first()).toBeVisible();
      await expect(page.getByText(/\(Approved drafts\s*\)/).first()).toBeVisible();
    },
  );
});

test.describe('without a model', () => {
  test.use({ baseURL: freeServer });

  test('the page of drafts says that none is set, and how to set one', { tag: '@any-width' }, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await logIn('demo-admin');
    await page.goto('/product/knowledge/Adult/drafts');
    await expect(page.getByText('No language model is set up, so nothing can be drafted.')).toBeVisible();
    await expect(page.getByText(/LLM_PROVIDER, LLM_BASE_URL and LLM_MODEL/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Draft/ })).toHaveCount(0);
    await expect(page.getByText('No drafts to review')).toBeVisible();
    await expectAccessible();
  });
});
