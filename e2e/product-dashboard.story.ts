import { expect, test } from './stage.ts';

test('the product admin sees how the last days went, as charts and as tables', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('demo-admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'What needs attention' })).toBeVisible();
  const reports = page.getByRole('region', { name: 'Reports', exact: true });
  const chart = reports.getByRole('slider', { name: 'Reports, day by day' });
  await expect(chart).toHaveAttribute('aria-valuemax', '30');
  await expectAccessible();

  await chart.focus();
  const today = await chart.getAttribute('aria-valuetext');
  expect(today).toMatch(/: Astro users \d+,? and Groups \d+$/);
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuetext')).not.toBe(today);
  await page.keyboard.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', today ?? '');

  await reports.getByRole('button', { name: 'Show as table: Reports' }).click();
  const [day = '', counts = ''] = (today ?? '').split(': ');
  const cells = await reports.getByRole('row').filter({ hasText: day }).getByRole('cell').allInnerTexts();
  expect(cells).toEqual(counts.match(/\d+/g));
  await expectAccessible();

  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL(/\?days=7$/);
  await expect(reports.getByRole('row')).toHaveCount(7 + 2);
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Reports, day by day' })).toHaveAttribute(
    'aria-valuemax',
    '7',
  );
});
