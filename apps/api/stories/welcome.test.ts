import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reports } from '@udaya/contract/reports';
import { locales } from '@udaya/core/locale';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sellerSettings } from '../testing/product.ts';
import { layWire } from '../testing/wire.ts';
import { type World, world } from '../testing/world.ts';

const web = path.resolve(import.meta.dirname, '../../web');
let webFolder: string;
let selling: World;
/** Where reports are free, under a name that is no good HTML. */
let free: World;
beforeAll(async () => {
  webFolder = mkdtempSync(path.join(tmpdir(), 'udaya-welcome-'));
  mkdirSync(path.join(webFolder, 'assets'));
  for (const page of ['index.html', 'student.html', 'welcome.html'])
    copyFileSync(path.join(web, page), path.join(webFolder, page));
  selling = await world({ PAYMENT_PROVIDER: 'sandbox', ...sellerSettings }, { webFolder });
  free = await world({ PRODUCT_NAME: `Rise </script><b>&"'` }, { webFolder });
});
afterAll(async () => {
  await selling.close();
  await free.close();
  rmSync(webFolder, { recursive: true });
});

async function get(address: string, headers: Record<string, string> = {}, { origin } = selling) {
  const answer = await fetch(origin + address, { headers });
  return { answer, text: await answer.text() };
}

/** What a reader sees of HTML, without its marks. */
const wordsOf = (text: string) =>
  text
    .replace(/<(script|title)[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');

const dataOf = (text: string, type: string) =>
  JSON.parse(new RegExp(`<script type="${type}"[^>]*>([^]*?)</script>`).exec(text)?.[1] ?? 'null');
const partsOf = (json: string) => JSON.parse(json) as { description: string }[];
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('the landing page', () => {
  it('can be read without scripts: it has none, and its parts of samples stand in the samples', async () => {
    const { answer, text } = await get('/welcome/en');
    expect(answer.status).toBe(200);
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(text).not.toMatch(/ style=|<style| on\w+=|javascript:/);
    const excerpts = [...text.matchAll(/<blockquote[^>]*>([^]*?)<\/blockquote>/g)].map(
      ([, one]) => one ?? '',
    );
    expect(excerpts).toHaveLength(3);
    const samples = await Promise.all(
      (['child', 'student', 'adult'] as const).map((type) =>
        selling.call(reports.readSample, { params: { type } }),
      ),
    );
    for (const [place, excerpt] of excerpts.entries()) {
      const sample = samples[place]?.body;
      expect(sample?.areas.map(({ heading }) => heading)).toContain(
        wordsOf(/<h3>([^]*?)<\/h3>/.exec(excerpt)?.[1] ?? ''),
      );
      const whole = partsOf(sample?.reportJson ?? '[]').map(({ description }) => flat(description));
      const shown = [...excerpt.matchAll(/<p>([^]*?)<\/p>/g)].map(([, one]) => wordsOf(one ?? ''));
      expect(shown.length).toBeGreaterThan(0);
      expect(whole.some((part) => part.startsWith(shown.join(' ')))).toBe(true);
    }
  });

  it('may load its own files only and run nothing, whoever takes the money', async () => {
    const policy = (await get('/welcome/en')).answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe|https?:|nonce/);
  });

  it('names price, promise and seller; where reports are free it says that', async () => {
    const sold = wordsOf((await get('/welcome/en')).text);
    expect(sold).toContain('₹1,000 a report, free preview, one correction, no subscription');
    expect(sold).toContain('Charged as ₹1,000 or SGD 16.00.');
    expect(sold).toContain(`is run by ${sellerSettings.LEGAL_NAME}`);
    expect(sold).toContain(sellerSettings.LEGAL_ADDRESS);
    const given = wordsOf((await get('/welcome/en', {}, free)).text);
    expect(given).toContain('Reports are free');
    expect(given).not.toMatch(/₹|money back/);
  });

  it('leads to an account, the login, every sample and the groups’ door, and not to product administration', async () => {
    const { text } = await get('/welcome/en');
    const links = [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address);
    for (const address of [
      '/register',
      '/login',
      '/sample/child',
      '/sample/adult',
      '/sample/student',
      '/enterprise/login',
    ])
      expect(links).toContain(address);
    expect(links.filter((address) => address?.startsWith('/product'))).toEqual([]);
  });

  it('tells search engines the same as its readers', async () => {
    const { text } = await get('/welcome/en');
    const graph = dataOf(text, 'application/ld\\+json')['@graph'] as Record<string, never>[];
    expect(graph).toContainEqual(
      expect.objectContaining({ offers: expect.objectContaining({ price: '1000', priceCurrency: 'INR' }) }),
    );
    const asked = (graph.find((one) => one['@type'] === 'FAQPage')?.mainEntity ?? []) as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(asked.length).toBeGreaterThanOrEqual(8);
    for (const { name, acceptedAnswer } of asked) {
      expect(wordsOf(text)).toContain(name);
      expect(wordsOf(text)).toContain(acceptedAnswer.text);
    }
  });

  it('takes the names of the settings as text', async () => {
    for (const address of ['/welcome/en', '/sample/child']) {
      const { text } = await get(address, {}, free);
      expect(text).not.toContain('<b>');
      expect(wordsOf(text)).toContain(`Rise </script><b>&"'`);
    }
    const graph = dataOf((await get('/welcome/en', {}, free)).text, 'application/ld\\+json')['@graph'];
    expect(graph).toContainEqual(
      expect.objectContaining({ '@type': 'Product', name: `Rise </script><b>&"'` }),
    );
  });

  it('is sent once: whoever has it is told so', async () => {
    const first = await get('/welcome/en', { 'accept-encoding': 'br' });
    expect(first.answer.headers.get('content-encoding')).toBe('br');
    const etag = first.answer.headers.get('etag') ?? '';
    expect((await get('/welcome/en', { 'if-none-match': etag })).answer.status).toBe(304);
    expect((await get('/welcome/hi', { 'if-none-match': etag })).answer.status).toBe(200);
    expect((await fetch(`${selling.origin}/welcome`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('its languages', () => {
  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'hi-IN,en;q=0.5' }, 'hi'],
    [{ 'accept-language': 'hi', cookie: 'udaya-language=ta' }, 'ta'],
  ])('are the reader’s own at /welcome: %o', async (headers, lang) => {
    const { answer, text } = await get('/welcome', headers);
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<link rel="canonical" href="${selling.origin}/welcome/${lang}">`);
    expect(answer.headers.get('vary')).toMatch(/accept-language, cookie/);
  });

  it.each(locales)('have an address that stays: %s', async (lang) => {
    const { answer, text } = await get(`/welcome/${lang}`, { 'accept-language': 'fr' });
    expect(answer.headers.get('content-language')).toBe(lang);
    expect(text).toContain(`<html lang="${lang}">`);
    for (const other of locales)
      expect(text).toContain(
        `<link rel="alternate" hreflang="${other}" href="${selling.origin}/welcome/${other}">`,
      );
  });

  it('are none of those that there are not', async () => {
    expect((await get('/welcome/fr')).answer.status).toBe(404);
    expect((await get('/welcome/picture/fr.png')).answer.status).toBe(404);
  });

  it('are kept for the next pages where a link of ours was followed, and not for who comes from elsewhere', async () => {
    const chosen = await get('/welcome/ta', { 'sec-fetch-site': 'same-origin' });
    expect(chosen.answer.headers.get('set-cookie')).toMatch(
      /^udaya-language=ta\.chosen; Path=\/; .*SameSite=Lax/,
    );
    for (const site of ['cross-site', 'none'])
      expect(
        (await get('/welcome/ta', { 'sec-fetch-site': site })).answer.headers.get('set-cookie'),
      ).toBeNull();
  });

  it('are kept, too, for a browser that does not say where its reader comes from, by the mark of the links', async () => {
    const { text } = await get('/welcome/en');
    expect(text).toContain('href="/welcome/ta?chosen" rel="nofollow"');
    const chosen = await get('/welcome/ta?chosen');
    expect(chosen.answer.headers.get('set-cookie')).toMatch(/^udaya-language=ta\.chosen;/);
    expect(chosen.text).toContain(`<link rel="canonical" href="${selling.origin}/welcome/ta">`);
    const elsewhere = await get('/welcome/ta?chosen', { 'sec-fetch-site': 'cross-site' });
    for (const { answer } of [elsewhere, await get('/welcome/ta')])
      expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('a sample', () => {
  it.each(['child', 'adult', 'student'] as const)('of the kind %s is served with its text', async (type) => {
    const { body } = await selling.call(reports.readSample, { params: { type } });
    const { text } = await get(`/sample/${type}`);
    const words = wordsOf(text);
    for (const { description } of partsOf(body.reportJson)) expect(words).toContain(flat(description));
    for (const { heading } of body.areas) expect(words).toContain(heading);
    expect(words).toContain(flat(body.opening));
    expect(text).toMatch(new RegExp(`<title>Sample report of an? ${type} \\| Udaya</title>`));
    expect(text).toMatch(/<meta name="description" content="[^"]{50,}">/);
    expect(text).not.toMatch(/<noscript|noindex/);
    // Its page goes on from the very same.
    const { createdDate: _one, provenance: _other, ...sample } = body;
    expect(dataOf(text, 'application/json" id="sample')).toMatchObject(sample);
    expect(text).toContain('<script type="module"');
  });

  it('of no kind is no page for search engines', async () => {
    for (const address of ['/sample/planet', '/sample/child/x', '/sample'])
      expect((await get(address)).text).toContain('<div id="root"></div>');
  });
});

describe('while the database is away', () => {
  it('what was made before is shown soon, and what was not is a page that asks again', async () => {
    const wire = await layWire();
    const far = await world({ DATABASE_URL: wire.url }, { webFolder });
    try {
      const before = await get('/welcome/en', {}, far);
      const sample = await get('/sample/child', {}, far);
      // The sky goes on.
      const belowTheSky = (text: string) => wordsOf(/<section class="w-excerpts"[^]*/.exec(text)?.[0] ?? '');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
      wire.freeze();
      const begun = performance.now();
      const [again, page, read] = await Promise.all([
        get('/welcome/en', {}, far),
        get('/sample/child', {}, far),
        far.call(reports.readSample, { params: { type: 'child' } }),
      ]);
      expect(performance.now() - begun).toBeLessThan(8_000);
      expect([again.answer.status, belowTheSky(again.text)]).toEqual([200, belowTheSky(before.text)]);
      expect([page.answer.status, wordsOf(page.text)]).toEqual([200, wordsOf(sample.text)]);
      expect(read.status).toBe(200);
      const unmade = await get('/sample/adult', { 'accept-language': 'hi' }, far);
      expect([unmade.answer.status, unmade.answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(unmade.text).toContain('<div id="root"></div>');
    } finally {
      vi.useRealTimers();
      await far.close();
      await wire.close();
    }
  }, 90_000);
});

describe('search engines', () => {
  it('may keep what the sitemap lists', async () => {
    const { answer, text } = await get('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('xml');
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');
    // The landing page and two further ones in each language, and the samples.
    expect(listed).toHaveLength(3 * locales.length + 3);
    for (const address of listed) {
      const page = await fetch(address);
      expect([address, page.status, page.headers.get('x-robots-tag')]).toEqual([address, 200, null]);
      expect(await page.text()).toContain(`<link rel="canonical" href="${address}">`);
    }
    const robots = await get('/robots.txt');
    expect(robots.text).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${selling.origin}/sitemap.xml\n`);
  });

  it.each([
    '/',
    '/login',
    '/register',
    '/terms',
    '/sample/planet',
    '/report-registration/form_x',
    '/users-birthchart/1',
    '/api/reports/sample/child',
    '/api/health/live',
    '/no-such-file.txt',
    '/welcome/fr',
    '/welcome/evidence/fr',
    '/welcome/evidence/rounds/1.csv',
  ])('keep nothing of %s', async (address) => {
    const { answer, text } = await get(address);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    if (text.startsWith('<!doctype')) expect(text).toContain('<meta name="robots" content="noindex"');
  });
});

it.each(locales)('a shared link has a picture of our own: %s', async (lang) => {
  const { text } = await get(`/welcome/${lang}`);
  const address = /<meta property="og:image" content="([^"]*)">/.exec(text)?.[1] ?? '';
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});
