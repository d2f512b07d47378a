import { expect, type Page } from '@playwright/test';

/** Which mail: to whom, and by what its subject says. */
interface Wanted {
  to: string;
  subject: RegExp;
}

/** Follows the link that leads to `path` in a mail that the server has written, as soon as it is there. */
export async function followMail(page: Page, wanted: Wanted, path: RegExp): Promise<void> {
  await page.goto(await linkInMail(page, wanted, path));
}

/** The link that leads to `path` in a mail, as soon as that is there. */
export async function linkInMail(page: Page, wanted: Wanted, path: RegExp): Promise<string> {
  const mail = await (await page.request.get(await findMail(page, wanted))).text();
  const [, text = ''] = /<pre>(.*)<\/pre>/s.exec(mail) ?? [];
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
  const found = links.find((link) => path.test(link));
  if (!found) throw new Error(`The mail to ${wanted.to} has no link to ${path}.`);
  return found;
}

/** Opens a mail in a page of its own, as soon as it is there. */
export async function openMail(page: Page, wanted: Wanted): Promise<Page> {
  const mailbox = await page.context().newPage();
  await mailbox.goto(await findMail(page, wanted));
  return mailbox;
}

/** The address of the page that shows a mail, the latest of those that are wanted. */
async function findMail(page: Page, { to, subject }: Wanted): Promise<string> {
  let address: string | undefined;
  await expect(async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    const rows = list.matchAll(/<td>([^<]+)<\/td><td><a href="([^"]+)">([^<]+)</g);
    address = [...rows].find(([, whom, , about = '']) => whom === to && subject.test(about))?.[2];
    expect(address, `a mail to ${to}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return address ?? '';
}
