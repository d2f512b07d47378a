import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';

const code = readFileSync(path.join(import.meta.dirname, 'public/offline-worker.js'), 'utf8');
afterEach(() => void vi.useRealTimers());

/** What the worker answers a page with: `network` is how the network does, `kept` whether the document is there. */
async function open(address: string, network: () => Promise<Response>, kept = true): Promise<unknown> {
  const heard: Record<string, (event: object) => void> = {};
  runInNewContext(code, {
    URL,
    Response,
    setTimeout,
    fetch: network,
    self: {
      location: { origin: 'https://udaya.example' },
      addEventListener: (name: string, handler: (event: object) => void) => (heard[name] = handler),
    },
    caches: { match: async () => (kept ? new Response('kept') : undefined) },
  });
  let answer: Promise<Response> | undefined;
  const request = { url: `https://udaya.example${address}`, method: 'GET', mode: 'navigate' };
  heard.fetch?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  const response = await answer;
  return response?.type === 'error' ? 'error' : response?.text();
}

const lost = async (): Promise<Response> => Promise.reject(new TypeError('lost'));
const says = (status: number) => async () => new Response(`${status}`, { status });

describe('the worker', () => {
  it('shows what the network brings, and the kept document where nothing or nobody able answers', async () => {
    const page = '/users-birthchart/1';
    for (const status of [200, 404, 500]) expect(await open(page, says(status))).toBe(`${status}`);
    for (const network of [lost, says(502), says(503), says(504)])
      expect(await open(page, network)).toBe('kept');
    expect([await open(page, lost, false), await open(page, says(503), false)]).toEqual(['error', '503']);
  });

  it('waits six seconds for a network that does not answer', async () => {
    vi.useFakeTimers();
    const shown = open('/dashboard', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await shown).toBe('kept');
  });

  it.each([
    '/welcome',
    '/welcome/ta',
    '/api/docs',
    '/sandbox/pay',
    '/report-registration/form_a',
    '/robots.txt',
    '/sitemap.xml',
  ])('leaves alone what is no page of its own: %s', async (address) => {
    expect(await open(address, lost)).toBeUndefined();
  });
});
