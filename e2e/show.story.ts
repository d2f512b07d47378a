import { readFile } from 'node:fs/promises';
import { makeReport } from './checkout.ts';
import { sessionToken } from './login.ts';
import { lastPart, partHeadings } from './report-parts.ts';
import { anyWidth, expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'one sentence is shared as a card without the name, and the plan goes into a calendar',
    anyWidth,
    async ({ page, logIn, expectAccessible }) => {
      await logIn('demo-parent');
      const id = await makeReport(page, 'கயல்விழி K.');
      await page.goto(`/users-birthchart/${id}`);
      const opener = page.getByRole('button', { name: 'Share one sentence' });
      await opener.click();
      const card = page.getByRole('dialog', { name: 'Share one sentence' });
      const picture = card.getByRole('img', { name: /^Picture of the card/ });
      await expect(picture).toHaveAccessibleName(/What a reading says of my child/);
      await expectAccessible();
      const sentences = card.getByRole('radio');
      await expect(sentences.first()).toBeChecked();
      const first = await picture.getAttribute('aria-label');
      await sentences.last().check();
      await expect(picture).not.toHaveAccessibleName(first ?? '');
      await expect(picture).not.toHaveAccessibleName(/கயல்விழி/);
      const saved = async () => {
        const begun = page.waitForEvent('download');
        await card.getByRole('button', { name: 'Download picture' }).click();
        const file = await begun;
        expect(file.suggestedFilename()).toBe('a-sentence-from-a-reading.png');
        return readFile(await file.path());
      };
      const nameless = await saved();
      expect([nameless.readUInt32BE(16), nameless.readUInt32BE(20)]).toEqual([1080, 1080]);
      await card.getByRole('switch', { name: 'Show the first name' }).check();
      await expect(picture).toHaveAccessibleName(/What a reading says of கயல்விழி:/);
      await expect.poll(async () => Buffer.compare(await saved(), nameless)).not.toBe(0);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();

      await page.getByRole('button', { name: 'Keep the plan' }).click();
      const plan = page.getByRole('dialog', { name: 'Keep the plan' });
      await plan.getByLabel('First day').fill('2026-12-28');
      await expectAccessible();
      const begun = page.waitForEvent('download');
      await plan.getByRole('button', { name: 'Download the calendar file' }).click();
      const file = await begun;
      expect(file.suggestedFilename()).toBe('a-plan-from-a-reading.ics');
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain('DTSTART;VALUE=DATE:20261228');
      expect(text).not.toContain('கயல்விழி');
      await expect(plan.getByText('The calendar file was downloaded.')).toBeVisible();
      const sheet = page.waitForEvent('download');
      await plan.getByRole('button', { name: 'Download the sheet (A4, PDF)' }).click();
      expect((await sheet).suggestedFilename()).toBe('a-plan-for-the-fridge.pdf');
      await expect(plan.getByText('The sheet was downloaded.')).toBeVisible();
      await plan.getByRole('button', { name: 'Copy the words' }).click();
      await expect(plan.getByText(/^The words (were|could not be) copied/)).toBeVisible();
    },
  );
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a report that was opened is read again, the page says so, and whoever logs out leaves nothing behind',
    anyWidth,
    async ({ page, context, logIn, expectAccessible }) => {
      await logIn('demo-parent');
      const id = await makeReport(page, 'Isai');
      const unread = await makeReport(page, 'Unread');
      await page.goto(`/users-birthchart/${id}`);
      await expect(lastPart(page)).toBeVisible();
      const parts = await partHeadings(page).allInnerTexts();
      await expect(async () =>
        expect(await page.evaluate(async () => (await caches.match('/birthchart-report'))?.status)).toBe(200),
      ).toPass();
      // What is kept of the page holds nothing of a report.
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().map(({ url }) => new URL(url).pathname);
      });
      expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);

      await context.setOffline(true);
      const bar = page.getByText('You are offline.');
      await expect(bar).toBeVisible();
      // Also where the login was hours ago: what counts is when the server was last asked.
      await page.evaluate(() => {
        const stored = JSON.parse(sessionStorage.getItem('udaya.session') ?? '{}') as { beganAt: number };
        const earlier = { ...stored, beganAt: stored.beganAt - 3 * 3_600_000 };
        sessionStorage.setItem('udaya.session', JSON.stringify(earlier));
      });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'A reading for Isai' })).toBeVisible();
      await expect(lastPart(page)).toBeVisible();
      expect(await partHeadings(page).allInnerTexts()).toEqual(parts);
      await expect(bar).toBeVisible();
      await expectAccessible();
      await page.goto(`/users-birthchart/${unread}`);
      await expect(page.getByText(/We could not connect/).first()).toBeVisible();
      // Longer than the clock of the session takes to look.
      await expect(bar).toBeVisible();
      expect(await sessionToken(page)).not.toBe('');

      await context.setOffline(false);
      await expect(bar).toBeHidden();
      expect(await sessionToken(page)).not.toBe('');
      const closed = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
      expect(Object.keys(closed).some((key) => key.includes(id))).toBe(true);
      await page.goto('/logout');
      await page.waitForURL('**/login**');
      const left = await page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith('udaya.')),
      );
      expect(left).toEqual([]);

      // A tab that was closed before comes back with all that it had.
      await page.evaluate((kept) => Object.assign(sessionStorage, kept), closed);
      await context.setOffline(true);
      await page.goto(`/users-birthchart/${id}`);
      await page.waitForURL('**/login**');
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(id);
    },
  );

  test(
    'a report is read on while the server cannot work, and the page says so until it can',
    anyWidth,
    async ({ page, context, logIn }) => {
      await logIn('demo-parent');
      const id = await makeReport(page, 'Isai');
      await page.goto(`/users-birthchart/${id}`);
      await expect(lastPart(page)).toBeVisible();
      // Another tab joins the session; what it asks in vain is no noise.
      const later = await context.newPage();
      await later.goto(`/users-birthchart/${id}`);
      await expect(lastPart(later)).toBeVisible();
      const away = /[/]api[/](health[/]ready|astro-users|session|notifications)/;
      await later.route(away, (route) => route.fulfill({ status: 503, body: 'away' }));
      await later.reload();
      await expect(lastPart(later)).toBeVisible();
      const bar = later.getByText('You are offline.');
      await expect(bar).toBeVisible();
      await later.unroute(away);
      await expect(bar).toBeHidden();
      await expect(lastPart(later)).toBeVisible();
      await later.close();
    },
  );
});
