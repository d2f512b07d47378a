import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type DemoAccount, logInDemo } from './login.ts';
import { originOf, products } from './products.ts';

/** The server on which reports are free; the stories' usual one sells them in the sandbox. */
export const freeServer = originOf(products.free);

/** The server whose every word is lengthened and set in brackets. */
export const pseudoServer = originOf(products.pseudo);

/** The server that has a language model: a stub. */
export const modelServer = originOf(products.model);

/** The server whose demo accounts change their languages. */
export const languagesServer = originOf(products.languages);

/** For a story that the width of the page changes nothing of: it runs at one of them. */
export const anyWidth = { tag: '@any-width' };

/** What the stories can do beside clicking and reading. */
interface Stage {
  /** Logs a demo account in through its own door and waits for its dashboard. */
  logIn(account: DemoAccount): Promise<void>;
  /** Fails with a readable list when axe still finds anything once the page, or somebody else’s, has settled. */
  expectAccessible(other?: Page): Promise<void>;
}

export const test = base.extend<Stage>({
  page: async ({ page }, use) => {
    const noise: string[] = [];
    // A refused call or a lost file is part of some stories; a broken script or a breach of the CSP is part of none.
    const expected =
      /the server responded with a status of 4\d\d|Unable to preload CSS|net::ERR_INTERNET_DISCONNECTED/;
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !expected.test(message.text())) noise.push(message.text());
    });
    await use(page);
    expect(noise).toEqual([]);
  },
  logIn: async ({ page }, use) => {
    await use((account) => logInDemo(page, account));
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (judged = page) => {
      // Only the loading screen has no heading; what is judged is the page that follows it.
      await waitForCode(judged);
      // On a busy machine axe alone takes many seconds, and what it finds must still be told.
      await expect(async () => expect(await breachesOn(judged)).toEqual([])).toPass({ timeout: 30_000 });
    });
  },
});

export { expect };

/** Waits until the page's own code has drawn it, in the place of what the server draws before: that takes no clicks, and goes. */
export async function waitForCode(page: Page): Promise<void> {
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeVisible();
}

async function breachesOn(page: Page): Promise<string[]> {
  // What is scrolled half below the top bar counts as too small for a finger, though it only needs to be scrolled.
  const scrolled = await page.evaluate(() => {
    const { scrollY } = window;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return scrollY;
  });
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What passed is told by nobody, and describing it takes most of the time.
      resultTypes: ['violations'],
    })
    // Otherwise the results are put together in a tab of their own, which only frames of other sites need.
    .setLegacyMode()
    .analyze();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}
