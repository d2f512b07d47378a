import { makeReport } from './checkout.ts';
import { lastPart } from './report-parts.ts';
import { anyWidth, expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

/** What the device was given to hand on. */
declare global {
  interface Window {
    handedOn?: ShareData;
  }
}

test(
  'a reading is given to the other parent by a link, who reads it on a phone until it is withdrawn',
  anyWidth,
  async ({ page, browser, logIn, expectAccessible }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        window.handedOn = data ?? {};
      };
    });
    await logIn('demo-parent');
    const id = await makeReport(page, 'Thendral');
    await page.goto(`/users-birthchart/${id}`);
    const opener = page.getByRole('button', { name: 'Link for the other parent' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Link for the other parent' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const address = await dialog.getByLabel('Your new link').inputValue();
    expect(address).toMatch(/\/shared\/[0-9a-f]{32}$/);
    await expect(dialog.getByText('Not opened yet')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect.poll(() => page.evaluate(() => window.handedOn?.url)).toBe(address);
    const words = await page.evaluate(() => window.handedOn?.text);
    expect(words).toMatch(/works until \d+ \w+ \d{4}/);
    expect(words).not.toContain('Thendral');

    const elsewhere = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const stranger = await elsewhere.newPage();
    const answer = await stranger.goto(address);
    expect(answer?.headers()).toMatchObject({
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(await answer?.text()).not.toContain('Thendral');
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('A reading for Thendral');
    await expect(stranger).toHaveTitle('A reading for you | Udaya');
    await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(lastPart(stranger)).toBeVisible();
    await expect(stranger.getByRole('img', { name: /sky over/ })).toBeVisible();
    for (const heading of ['At a glance', 'This week, this month', 'If you are worried'])
      await expect(stranger.getByRole('heading', { name: heading })).toBeVisible();
    await expect(
      stranger.getByRole('main').getByRole('button', { name: /share|download|fits|plan|link|pdf/i }),
    ).toHaveCount(0);
    expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(stranger);

    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByText(/^Opened once, on \d+ \w+ \d{4}/)).toBeVisible();
    await expect(dialog.getByLabel('Your new link')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Withdraw link' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw this link?' });
    await expect(question.getByRole('button', { name: 'Keep link' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Withdraw link' }).click();
    await question.getByRole('button', { name: 'Yes, withdraw it' }).click();
    await expect(dialog.getByText('The link is withdrawn and no longer works.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();

    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await expect(stranger.getByText('Thendral')).toHaveCount(0);
    await expectAccessible(stranger);
    await elsewhere.close();
  },
);
