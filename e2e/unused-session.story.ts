import type { Page } from '@playwright/test';
import { endSession } from './newcomer.ts';
import { anyWidth, expect, test } from './stage.ts';

test.describe('a session that nobody uses', () => {
  const warning = 'Are you still there?';
  const jump = '01:58:45';

  /** Every answer keeps the session: those that the page asks for at its beginning have come. */
  async function openProfile(page: Page): Promise<void> {
    const told = page.waitForResponse('**/api/session');
    await page.goto('/profile');
    await (await told).finished();
    await expect(page.getByRole('tab', { name: 'Personal details' })).toBeVisible();
  }

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    // The bell would ask whenever the clock jumps, and every answer keeps the session.
    await page.route('**/api/notifications', () => undefined);
  });

  test(
    'is warned of, can be kept, and ends',
    anyWidth,
    async ({ page, logIn, request, expectAccessible }) => {
      await logIn('demo-parent');
      await openProfile(page);
      const dialog = page.getByRole('dialog', { name: warning });
      await page.clock.fastForward('01:55:00');
      await expect(dialog).toBeHidden();
      await page.clock.fastForward('03:45');
      await expect(dialog).toContainText(/in (1 minute|2 minutes|\d\d seconds)/);
      await expectAccessible();
      await expect(dialog.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/profile/);

      await page.clock.fastForward(jump);
      await expect(dialog).toBeVisible();
      await endSession(page, request);
      await page.clock.fastForward('02:00');
      await page.waitForURL('**/login**');
      await expect(page.getByText('Your session has expired')).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Personal details' })).toBeHidden();
    },
  );

  test(
    'lives on where another tab has used it, and ends where the server does not answer',
    anyWidth,
    async ({ page, logIn }) => {
      await logIn('demo-parent');
      await openProfile(page);
      const dialog = page.getByRole('dialog', { name: warning });
      await page.clock.fastForward(jump);
      await expect(dialog).toBeVisible();
      const asked = page.waitForResponse('**/api/session');
      await page.clock.fastForward('02:00');
      await asked;
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/profile/);

      await page.route('**/api/session', () => undefined);
      await page.clock.fastForward('05:00:00');
      await expect(dialog).toContainText('Time is up');
      await page.waitForURL('**/login**');
      await expect(page.getByText('Your session has expired')).toBeVisible();
    },
  );
});
