import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type World, world } from '../testing/world.ts';

const starter = '<script type="module" id="entry" crossorigin src="/assets/index.js"></script>';
let webFolder: string;
let w: World;
let production: World;
beforeAll(async () => {
  webFolder = mkdtempSync(path.join(tmpdir(), 'udaya-web-'));
  mkdirSync(path.join(webFolder, 'assets'));
  const data = '<script type="application/json" id="product-info">null</script>';
  writeFileSync(
    path.join(webFolder, 'index.html'),
    `<!doctype html><title>The page</title>${data}${starter}<div id="root"></div><!--${'.'.repeat(2_000)}-->`,
  );
  mkdirSync(path.join(webFolder, 'server'));
  writeFileSync(
    path.join(webFolder, 'server/first-paint.js'),
    'export const drawFirstPaint = (at, { productName }) => at === "/login" ? `<p style-of="{{nonce}}">${productName}</p>` : "<p>Soon</p>";',
  );
  writeFileSync(path.join(webFolder, 'index.ta.html'), '<!doctype html><title>The page in Tamil</title>');
  writeFileSync(path.join(webFolder, 'student.html'), '<!doctype html><title>The light page</title>');
  const page = 'src/routes/_logged-in/users-birthchart.$id.tsx?tsr-split=component';
  writeFileSync(
    path.join(webFolder, 'manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
      '_react.js': { file: 'assets/react.js' },
      '_words.js': { file: 'assets/words.js', imports: ['_react.js'] },
      'src/routes/_logged-in.tsx?tsr-split=component': { file: 'assets/frame.js' },
      [page]: { file: 'assets/report.js', imports: ['index.html', '_words.js'], css: ['assets/report.css'] },
      'src/routes/_open/terms.tsx?tsr-split=component': { file: 'assets/terms.js' },
    }),
  );
  writeFileSync(path.join(webFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(webFolder, 'offline-worker.js'), '// A worker');
  w = await world({}, { webFolder });
  production = await world(
    {
      NODE_ENV: 'production',
      CAPTCHA_FIXED_ANSWER: '',
      SUPPORT_EMAIL: 'help@udaya.example',
      MAIL_FROM: 'post@udaya.example',
    },
    { webFolder },
  );
});
afterAll(async () => {
  await w.close();
  await production.close();
  rmSync(webFolder, { recursive: true });
});

const worlds = () => [w, production];

describe('the page', () => {
  it.each([
    '/',
    '/login',
    '/no-such-page',
    '/report-registration',
    '/reset-password/res_abc-DEF',
    '/users-birthchart/1?name=a.b',
    // As a mail program makes a link that ends a sentence.
    '/activate-user/act_abc.',
  ])('stands at %s', async (address) => {
    for (const { origin } of worlds()) {
      const answer = await fetch(origin + address);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('The page')]);
    }
  });

  it.each([
    '/report-registration/form_abc-DEF',
    '/report-registration/form_abc.',
    '/report-registration-status/form_a?receipt=R',
  ])('of the students’ form stands at %s', async (address) => {
    for (const { origin } of worlds()) {
      const answer = await fetch(origin + address);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('The light page')]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('tells what the product is, as data that cannot end its element', async () => {
    for (const { origin } of worlds()) {
      const page = await (await fetch(`${origin}/register`)).text();
      const [, data = ''] = /id="product-info">(.*?)<[/]script>/.exec(page) ?? [];
      const info = await (await fetch(`${origin}/api/product-info`)).json();
      expect(JSON.parse(data)).toEqual(info);
      expect(data).not.toContain('<');
    }
  });

  it('is drawn where the build can, unless its address says something particular', async () => {
    const root = async (address: string) =>
      /<div id="root">(.*?)<[/]div>/.exec(await (await fetch(w.origin + address)).text())?.[1];
    expect(await root('/login')).toMatch(/^<p style-of="[0-9a-f]{32}">Udaya<[/]p>$/);
    expect(await root('/login?origin=%2Fprofile')).toContain('Udaya');
    for (const other of ['/login?notice=expired', '/register', '/login/x', '/users-birthchart/1'])
      expect([other, await root(other)]).toEqual([other, '<p>Soon</p>']);
    expect((await fetch(`${w.origin}/server/first-paint.js`)).status).toBe(404);
  });

  it('names the files that stand for its address, before they are asked for', async () => {
    const head = async (address: string) =>
      (await (await fetch(w.origin + address)).text()).split(starter)[0];
    for (const address of ['/users-birthchart/abc-DEF', '/users-birthchart/1?version=2']) {
      const named = (await head(address))?.matchAll(/"([/]assets[/][^"]+)"/g) ?? [];
      const files = [...named].map(([, file]) => file?.replace('/assets/', ''));
      expect(files).toEqual(['report.css', 'frame.js', 'words.js', 'report.js']);
    }
    expect(await head('/terms')).toContain('terms.js');
    for (const other of ['/login', '/terms', '/users-birthchart', '/users-birthchart/1/correct'])
      expect([other, await head(other)]).toEqual([other, expect.not.stringContaining('report.js')]);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, identity', null],
  ])('is packed as its reader takes it: %s', async (accepted, packed) => {
    const answer = await fetch(`${w.origin}/register`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(packed);
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(await answer.text()).toContain('The page');
  });

  it('has its files', async () => {
    expect((await fetch(`${w.origin}/icon.svg`)).headers.get('content-type')).toContain('svg');
  });

  it.each([
    [{ 'accept-language': 'ta-IN,en;q=0.5' }, 'ta'],
    [{ 'accept-language': 'ta', cookie: 'udaya-language=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'udaya-language=ta' }, 'ta'],
    [{ 'accept-language': 'fr' }, 'en'],
  ])('comes in the language of its reader: %o', async (headers, language) => {
    const answer = await fetch(`${w.origin}/login`, { headers });
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('vary')).toContain('cookie');
    expect((await answer.text()).includes('in Tamil')).toBe(language === 'ta');
  });

  it.each(['house.Sun.1', 'bridge.pace.even.2', 'plan.week.letting-go'])(
    'opens at the address of the text %s, as after a reload',
    async (key) => {
      const answer = await fetch(`${w.origin}/product/knowledge/Child/frame/${key}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it.each([
    '/metrics',
    '/server-status',
    '/actuator',
    '/actuator/health',
    '/.env',
    '/%2eenv',
    '/.env.local',
    '/.git/config',
    '/a/.aws/credentials',
    '/.well-known/x',
    '/wp-login.php',
    '/wp-login.php/',
    '/index.html',
    '/index.ta.html',
    '/student.html',
    '/manifest.json',
    '/student-manifest.json',
    '/assets/index.js.map',
    '/colour-scheme.js.map',
    '/backup.sql.gz',
    '/login.json?x=1',
    '/secrets%2ejson',
    '/config.php~',
    '/login/..%2f.env',
    '/100%25',
    '/login/%25zz',
    '/product/knowledge/Child/frame/.env',
    '/product/knowledge/Child/frame/x/y.php',
  ])('does not stand in for %s', async (address) => {
    for (const { origin } of worlds()) {
      const answer = await fetch(origin + address);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('"route.unknown"')]);
    }
  });
});

describe('the description of the API', () => {
  it.each(['/api/docs', '/api/openapi.json'])('%s is not there in production', async (address) => {
    expect((await fetch(w.origin + address)).status).toBe(200);
    expect((await fetch(production.origin + address)).status).toBe(404);
  });
});

describe('what a device is told that installs the page', () => {
  it('stands in a manifest in the language of its reader', async () => {
    const answer = await fetch(`${w.origin}/manifest.webmanifest`, {
      headers: { cookie: 'udaya-language=ta' },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ]);
    expect(answer.headers.get('content-language')).toBe('ta');
    const manifest = (await answer.json()) as { icons: { purpose: string }[] } & Record<string, string>;
    expect(manifest).toMatchObject({ name: 'Udaya', lang: 'ta', start_url: '/', display: 'standalone' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  });

  it('has a worker that is asked for again each time, and pictures that are kept', async () => {
    const control = async (name: string) => (await fetch(`${w.origin}/${name}`)).headers.get('cache-control');
    expect(await control('offline-worker.js')).toBe('public, max-age=0');
    expect(await control('icon.svg')).toBe('public, max-age=86400');
  });
});
