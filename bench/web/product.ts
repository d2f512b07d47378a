import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { peopleAt } from '../product/people.ts';

/** The answer of every captcha, as `startServer` sets it. */
export const captchaAnswer = 'BENCH';

/** The demo parent's session as a tab keeps it, and a report of theirs that is written. */
export async function readySession(
  browser: Browser,
  origin: string,
): Promise<{ session: string; reportId: string }> {
  const page = await browser.newPage();
  await page.goto(`${origin}/login`);
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill('demo-parent');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Udaya-demo-2026');
  await page.getByRole('textbox', { name: 'Captcha', exact: true }).fill(captchaAnswer);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard');
  const session = (await page.evaluate(() => sessionStorage.getItem('udaya.session'))) ?? '';
  await page.context().close();
  const { token } = JSON.parse(session) as { token: string };
  for (let tries = 0; tries < 120; tries += 1) {
    const list = await peopleAt(origin).ask<{ userBirthChartList: { id: string; actions: string[] }[] }>(
      token,
      'GET',
      '/astro-users/birthChart',
    );
    const reportId = list.userBirthChartList.find(({ actions }) => actions.includes('download'))?.id;
    if (reportId) return { session, reportId };
    await setTimeout(500);
  }
  throw new Error('No report of the demo parent was written.');
}

/** Whether an address has a document of its own, or gets the one of every page. */
export async function keepsOwnPage(origin: string, address: string): Promise<boolean> {
  const titleOf = async (of: string) =>
    /<title>(.*?)<[/]title>/.exec(await (await fetch(origin + of)).text())?.[1];
  return (await titleOf(address)) !== (await titleOf('/no-such-page'));
}
