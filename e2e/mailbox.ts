import { expect, type Page } from '@playwright/test';

/** Which mail: to whom, and by what its subject says. */
interface Wanted {
  to: string;
  subject: RegExp;
}

/** Opens a mail that the server has written, as soon as it is there, and follows the link in it that leads to `path`. */
export async function followMail(page: Page, wanted: Wanted, path: RegExp): Promise<void> {
  const mailbox = await openMail(page, wanted);
  const address = await mailbox.locator('pre').getByRole('link', { name: path }).getAttribute('href');
  await mailbox.close();
  await page.goto(address ?? '');
}

/** Opens a mail in a page of its own, as soon as it is there. */
export async function openMail(page: Page, { to, subject }: Wanted): Promise<Page> {
  const mailbox = await page.context().newPage();
  const mail = mailbox.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject }).first();
  await expect(async () => {
    await mailbox.goto('/dev/mail');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await mailbox.goto((await mail.getAttribute('href')) ?? '');
  return mailbox;
}
