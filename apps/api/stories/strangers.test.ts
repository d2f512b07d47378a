import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { births } from '@udaya/contract/births';
import { captchas } from '@udaya/contract/captcha';
import { productReports, reports } from '@udaya/contract/reports';
import { sessions } from '@udaya/contract/sessions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { type Person, type World, world } from '../testing/world.ts';

const page = mkdtempSync(path.join(tmpdir(), 'udaya-page-'));
let w: World;
beforeAll(async () => {
  mkdirSync(path.join(page, 'assets'));
  writeFileSync(path.join(page, 'assets/app-1a2b3c.js'), 'export {};');
  writeFileSync(path.join(page, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>Udaya</title>{{nonce}}');
  w = await world({}, { webFolder: page });
});
afterAll(async () => {
  await w.close();
  rmSync(page, { recursive: true });
});

async function send(
  body: string,
  {
    to = '/api/astro-users/authenticate',
    on = w,
    headers = {},
  }: { to?: string; on?: World; headers?: Record<string, string> } = {},
) {
  const response = await fetch(on.origin + to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as { code: string },
  };
}

const bodyOf = (bytes: number) => JSON.stringify({ filler: 'x'.repeat(bytes - 13) });

describe('a body from a stranger', () => {
  it('may be 16 KB long, on a route and beside all routes; with a session 256 KB', async () => {
    for (const to of ['/api/astro-users/authenticate', '/api/no-such-route']) {
      expect((await send(bodyOf(16 * 1024 + 1), { to })).body.code).toBe('request.too_large');
      expect((await send(bodyOf(16 * 1024), { to })).body.code).not.toBe('request.too_large');
    }
    const { token } = await w.person('user');
    const headers = { authorization: `Bearer ${token}` };
    const to = `/api${births.resolve.path}`;
    expect((await send(bodyOf(256 * 1024), { to, headers })).body.code).toBe('request.invalid');
    expect((await send(bodyOf(256 * 1024 + 1), { to, headers })).body.code).toBe('request.too_large');
    expect((await send(bodyOf(256 * 1024), { to })).body.code).toBe('session.missing');
  });

  it('may nest 32 levels and cannot reach a prototype', async () => {
    const person = await w.person('user');
    const settings = (await person.call(sessions.read)).body.settings;
    const put = async (text: string) => {
      const response = await fetch(`${w.origin}/api${sessions.saveSettings.path}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
        body: text,
      });
      return response.status;
    };
    const with_ = (extra: string) => JSON.stringify(settings).replace(/^\{/, `{${extra},`);
    expect(await put(with_(`"more":${'['.repeat(31)}${']'.repeat(31)}`))).toBe(200);
    expect(await put(with_(`"more":${'['.repeat(32)}${']'.repeat(32)}`))).toBe(400);
    expect(await put(with_(`"more":"${'['.repeat(100)}"`))).toBe(200);
    expect(await put(with_('"\\u005f_proto__":{"isAdmin":true},"__proto__":{"isAdmin":true}'))).toBe(200);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('whoever sends many bodies that cannot be taken', () => {
  it('is refused for a while, others are not, and what it merely asks for is answered', async () => {
    const strict = await world({ BAD_REQUESTS_PER_ADDRESS: '6', TRUST_PROXY: '1' });
    try {
      const from = (address: string) => ({ on: strict, headers: { 'x-forwarded-for': address } });
      const bad = ['{"a":', '[]', bodyOf(20_000), '{"a":'.repeat(40) + '1' + '}'.repeat(40), '{}', 'null'];
      for (const body of bad) expect((await send(body, from('203.0.113.7'))).status).toBeLessThan(429);
      const refused = await send('{}', from('203.0.113.7'));
      expect([refused.status, refused.body.code]).toEqual([429, 'request.too_many']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await send('{}', from('203.0.113.8'))).status).toBe(400);
      expect((await strict.call(captchas.draw, from('203.0.113.7'))).status).toBe(200);
      // Somebody with a session behind the same address is known by it.
      const person = await strict.person('user');
      const { token } = person;
      const headers = { ...from('203.0.113.7').headers, authorization: `Bearer ${token}` };
      const to = `/api${births.resolve.path}`;
      expect((await send('{}', { on: strict, to, headers })).status).toBe(400);
    } finally {
      await strict.close();
    }
  });

  it('does not count what was taken and then refused', async () => {
    const strict = await world({ BAD_REQUESTS_PER_ADDRESS: '2' });
    try {
      for (let time = 0; time < 4; time++) {
        const answer = await strict.login('nobody-at-all', 'wrong-password', { userType: 'USER' });
        expect(answer.status).toBe(401);
      }
    } finally {
      await strict.close();
    }
  });
});

describe('a user', () => {
  /** A report that is written, in a world of its own. */
  async function written(settings: Record<string, string>) {
    const strict = await world(settings);
    await strict.startWorkers();
    const one = await strict.person('user');
    const body = await birthBody(one);
    const { id } = (await one.call(reports.create, { body })).body;
    const stage = async () => (await one.call(reports.read, { params: { id } })).body.stage;
    await vi.waitFor(async () => expect(await stage()).toBe('ready'), { timeout: 15_000 });
    return { strict, one, body, id };
  }

  it('may have so many births resolved and PDFs set in a while, and others theirs', async () => {
    const { strict, one, body, id } = await written({ PDFS_PER_USER: '2', RESOLVES_PER_USER: '3' });
    try {
      const other = await strict.person('user');
      const resolve = async (person: Person) => (await person.call(births.resolve, { body })).status;
      for (const status of [200, 200, 200, 429]) expect(await resolve(one)).toBe(status);
      expect(await resolve(other)).toBe(200);
      const pdf = () => one.call(reports.readPdf, { query: { id } });
      for (const status of [200, 200]) expect((await pdf()).status).toBe(status);
      const refused = await pdf();
      expect([refused.status, refused.failure.code]).toEqual([429, 'request.too_many']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await one.call(reports.read, { params: { id } })).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('is not held up by the many PDFs of another, and of too many some are refused', async () => {
    const { strict, one, id } = await written({ PDFS_PER_USER: '100000' });
    try {
      const admin = await strict.person('productAdmin');
      let answered = 0;
      const flood = Array.from({ length: 60 }, async () => {
        const { status } = await one.call(reports.readPdf, { query: { id } });
        if (status === 200) answered += 1;
        return status;
      });
      expect((await admin.call(productReports.readPdf, { query: { id } })).status).toBe(200);
      // In one line for everybody it would have come after all that were not refused.
      expect(answered).toBeLessThan(42);
      const statuses = await Promise.all(flood);
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      expect(answered).toBeGreaterThanOrEqual(42);
    } finally {
      await strict.close();
    }
  });
});

describe('a forwarded address that is none', () => {
  it.each(['x'.repeat(300), 'unknown', '203.0.113.9:4711', '999.1.1.1', '"; drop table users'])(
    'counts as the one of the connection: %s',
    async (address) => {
      const behind = await world({ TRUST_PROXY: '1', CAPTCHAS_PER_ADDRESS: '2' });
      try {
        const ask = (headers: Record<string, string>) => behind.call(captchas.draw, { headers });
        expect((await ask({ 'x-forwarded-for': address })).status).toBe(200);
        expect((await ask({})).status).toBe(200);
        expect((await ask({ 'x-forwarded-for': address })).status).toBe(429);
        expect((await ask({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
      } finally {
        await behind.close();
      }
    },
  );
});

describe('an answer', () => {
  it.each(['/api/product-info', '/%61pi/product-info', '/api/%70roduct-info', '/api/product-info/'])(
    'of the API is never kept, however its address is spelled: %s',
    async (address) => {
      const response = await fetch(w.origin + address);
      expect(await response.json()).toMatchObject({ productName: 'Udaya' });
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['/api/no-such-thing', '/%61pi/no-such-thing', '//api/no-such-thing', '/%2Fapi/no-such-thing'])(
    'to an address below the API that does not exist is no page: %s',
    async (address) => {
      const response = await fetch(w.origin + address);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toMatchObject({ code: 'route.unknown' });
    },
  );

  it('that is a file of the page is kept, and the page itself is not', async () => {
    const kept = async (address: string) => (await fetch(w.origin + address)).headers.get('cache-control');
    expect(await kept('/assets/app-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/icon.svg')).toBe('public, max-age=86400');
    expect(await kept('/%69con.svg')).toBe('public, max-age=86400');
    expect(await kept('/')).toBe('no-store');
    expect(await kept('/dashboard')).toBe('no-store');
  });
});
