import type { Page } from '@playwright/test';
import { makeReport } from './checkout.ts';
import { lastPart } from './report-parts.ts';
import { expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

test('a report does not move under its reader while it comes', async ({ page, logIn }, { project }) => {
  await page.addInitScript(watchShifts);
  await logIn('demo-parent');
  const id = await makeReport(page, 'Nila');
  // Long enough for what holds its place to be seen.
  await page.route(`**/api/astro-users/birthChart/${id}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });

  await page.goto(`/users-birthchart/${id}`);
  const byAddress = await shiftUntilRead(page);
  await page.goto('/birthchart-report');
  await page.locator(`a[href*="${id}"]`).first().click();
  await page.evaluate(() => (window as unknown as Watched).shifts.splice(0));
  const fromList = await shiftUntilRead(page);

  const figures = [byAddress, fromList].map((shifts) => shifts.reduce((sum, { value }) => sum + value, 0));
  console.log(
    `layout shift, ${project.name}: ${figures.map((one) => one.toFixed(3)).join(' by its address, ')} from the list`,
  );
  for (const figure of figures) expect(figure, JSON.stringify([byAddress, fromList])).toBeLessThan(0.05);
  // It begins with the reading, on the first screen of a phone.
  await page.evaluate(() => window.scrollTo(0, 0));
  const sentence = await page.locator('[data-reading] li, [data-reading] p').first().boundingBox();
  if (project.name === 'phone') expect(sentence?.y ?? Number.NaN).toBeLessThan(600);
});

test('a list does not move under its reader while it comes', async ({ page, logIn }, { project }) => {
  await page.addInitScript(watchShifts);
  await logIn('demo-parent');
  await page.route('**/api/astro-users/birthChart?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/birthchart-report');
  await expect(page.getByRole('button', { name: /^More for the report of/ }).first()).toBeVisible();
  const shifts = await shiftsSoFar(page);
  const figure = shifts.reduce((sum, { value }) => sum + value, 0);
  console.log(`layout shift of the list, ${project.name}: ${figure.toFixed(3)}`);
  expect(figure, JSON.stringify(shifts)).toBeLessThan(0.05);
});

test('the start page does not move under its reader while it comes', async ({ page, logIn }) => {
  await page.addInitScript(watchShifts);
  await logIn('demo-parent');
  await page.route('**/api/astro-users/birthChart?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'What to do next' }).getByRole('status')).toBeVisible();
  await expect(page.getByRole('button', { name: /^More for the report of/ }).first()).toBeVisible();
  const shifts = await shiftsSoFar(page);
  const figure = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(figure, JSON.stringify(shifts)).toBeLessThan(0.05);
});

interface Shift {
  value: number;
  what: string[];
}
interface Watched {
  shifts: Shift[];
}

async function shiftUntilRead(page: Page): Promise<Shift[]> {
  await expect(lastPart(page)).toBeVisible();
  return shiftsSoFar(page);
}

async function shiftsSoFar(page: Page): Promise<Shift[]> {
  await page.evaluate(() => document.fonts.ready);
  // What moves is told a frame later.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
  return page.evaluate(() => (window as unknown as Watched).shifts.splice(0));
}

/** Runs in the page: keeps what moved without anybody having touched it. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const what = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${(node?.textContent ?? '').slice(0, 30)}: ${Math.round(from.y)} to ${Math.round(to.y)}`,
      );
      if (!hadRecentInput) shifts.push({ value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
