import type { Page } from '@playwright/test';
import { makeReport } from './checkout.ts';
import { lastPart } from './report-parts.ts';
import { anyWidth, expect, test } from './stage.ts';

const names = [
  ['Tamil', 'கயல்விழி லக்ஷ்மி', 'Noto Sans Tamil'],
  ['Hindi', 'मीनाक्षी श्रीवास्तव', 'Noto Sans Devanagari'],
] as const;

for (const [language, name, family] of names) {
  test(`a ${language} name is drawn in a font that the product brings`, anyWidth, async ({ page, logIn }) => {
    const loaded = fontsOf(page);
    await logIn('demo-parent');
    const id = await makeReport(page, name);
    await page.goto(`/users-birthchart/${id}`);
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => loaded.some((file) => file.includes(family.toLowerCase().replaceAll(' ', '-'))))
      .toBe(true);
    const drawn = await fontsDrawn(page, 'h1');
    expect(drawn.filter((font) => font.isCustomFont).map((font) => font.familyName)).toContain(family);
    // The words beside the name are in Latin letters; nothing of the name is left to a font of the machine.
    expect(drawn.filter((font) => !font.isCustomFont)).toEqual([]);
    for (const word of await page.getByText(name, { exact: true }).all()) await expect(word).toBeVisible();
  });
}

test('an English page loads no font of an Indian script', anyWidth, async ({ page, logIn }) => {
  const loaded = fontsOf(page);
  await page.goto('/welcome');
  await page.evaluate(() => document.fonts.ready);
  // The names of the other languages stand there in letters of their own.
  for (const lang of ['ta', 'hi']) {
    const drawn = await fontsDrawn(page, `.w-languages [lang=${lang}]`);
    expect(drawn.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
  }
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await logIn('demo-admin');
  await page.goto('/sample/child');
  await expect(lastPart(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((file) => file.includes('noto'))).toEqual([]);
});

/** The font files that the page asks for, as it goes on. */
function fontsOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname);
  });
  return files;
}

/** The fonts that the letters of an element were drawn with, as the browser counts its glyphs. */
async function fontsDrawn(page: Page, selector: string) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return (await cdp.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}
