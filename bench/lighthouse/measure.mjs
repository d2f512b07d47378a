// Measures one page once with Lighthouse, in a Chromium of its own, and prints its figures as JSON. Asked by bench/web.ts:
// node measure.mjs '{"origin", "address", "device", "session", "chromium": {"executablePath", "args"}}'
import lighthouse, { desktopConfig } from 'lighthouse';
import { launch } from 'puppeteer-core';

const { origin, address, device, session, chromium } = JSON.parse(process.argv[2] ?? '{}');
const browser = await launch({ ...chromium, headless: true });
try {
  const page = await browser.newPage();
  if (session) {
    // A session belongs to its tab: it is put there beforehand, on a file of the product that runs nothing.
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate((kept) => sessionStorage.setItem('udaya.session', kept), session);
  }
  const flags = { onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'error' };
  const config = device === 'desktop' ? desktopConfig : undefined;
  const { lhr } = await lighthouse(`${origin}${address}`, flags, config, page);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const value = (name) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const figures = {
    score: Math.round(lhr.categories.performance.score * 100),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speed: value('speed-index'),
    bytes: value('total-byte-weight'),
    shown: lhr.finalDisplayedUrl,
  };
  console.log(JSON.stringify(figures));
} finally {
  await browser.close();
}
