import type { Browser, CDPSession, Page } from '@playwright/test';
import { captchaAnswer } from './product.ts';

/** What Lighthouse's phone has: slow 4G and a slow processor, here throttled in fact and not calculated. */
const slowPhone = { latency: 150, kilobits: { down: 1638.4, up: 675 }, slower: 4 };

/** What a visit showed, in milliseconds; a layout shift has no unit. */
export interface Felt {
  fcp: number;
  lcp: number;
  cls: number;
}

interface Watched {
  lcp: number;
  cls: number;
}

/** A phone's page on a slow network, with an empty cache and perhaps logged in. */
async function openPhone(browser: Browser, session?: string): Promise<{ page: Page; wire: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  if (session)
    await page.addInitScript((kept) => {
      if (location.protocol !== 'about:') sessionStorage.setItem('udaya.session', kept);
    }, session);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: (slowPhone.kilobits.down * 1024) / 8,
    uploadThroughput: (slowPhone.kilobits.up * 1024) / 8,
  });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slower });
  return { page, wire };
}

/** Opens a page by its address, and waits until what is looked for stands on it and nothing is loaded any more. */
export async function feelPage(
  browser: Browser,
  address: string,
  lookedFor: string,
  session?: string,
): Promise<Felt> {
  const { page } = await openPhone(browser, session);
  try {
    await page.goto(address);
    await page.locator(lookedFor).first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => document.fonts.ready);
    await page.waitForTimeout(300);
    return await page.evaluate(() => {
      const { lcp, cls } = (window as unknown as { watched: Watched }).watched;
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return { fcp: paint?.startTime ?? Number.NaN, lcp, cls };
    });
  } finally {
    await page.context().close();
  }
}

/** Milliseconds from the press of `Log In` to the dashboard: to its heading, and to the last of its reports. */
export async function feelLogin(
  browser: Browser,
  origin: string,
): Promise<{ heading: number; whole: number; cls: number }> {
  const { page } = await openPhone(browser);
  try {
    await page.goto(`${origin}/login`);
    // The page that the server has drawn takes no words yet.
    await page.locator('[inert]').waitFor({ state: 'detached' });
    // As fast as a person who knows the words.
    const typed = { delay: 120 };
    await page
      .getByRole('textbox', { name: 'Username', exact: true })
      .pressSequentially('demo-parent', typed);
    await page
      .getByRole('textbox', { name: 'Password', exact: true })
      .pressSequentially('Udaya-demo-2026', typed);
    await page.getByRole('textbox', { name: 'Captcha', exact: true }).pressSequentially(captchaAnswer, typed);
    await page.evaluate(() => {
      const seen = { pressed: 0, heading: 0, whole: 0 };
      Object.assign(window, { seen });
      addEventListener('click', () => (seen.pressed = performance.now()), { once: true, capture: true });
      const look = () => {
        const there = location.pathname === '/dashboard' && document.querySelector('main h1') !== null;
        if (there) seen.heading ||= performance.now();
        if (there && document.querySelector('main a[href*="birthchart/"]')) seen.whole ||= performance.now();
        if (!seen.whole) requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForFunction(
      () => (window as unknown as { seen: { whole: number } }).seen.whole > 0,
      null,
      {
        timeout: 60_000,
      },
    );
    return await page.evaluate(() => {
      const { seen, watched } = window as unknown as { seen: Record<string, number>; watched: Watched };
      const since = (moment = 0) => moment - (seen.pressed ?? 0);
      return { heading: since(seen.heading), whole: since(seen.whole), cls: watched.cls };
    });
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: keeps the largest paint and what moved without anybody having touched it. */
function watch(): void {
  const watched: Watched = { lcp: 0, cls: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) watched.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) watched.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
