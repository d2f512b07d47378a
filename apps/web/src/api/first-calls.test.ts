import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOrReuse } from './first-calls.ts';

const early = new Response('early');
const init = (headers = {}, signal = new AbortController().signal) => ({ method: 'GET', headers, signal });
const asked = (details: object) =>
  vi.stubGlobal('window', {
    udayaFirstCall: { address: '/api/captacha', at: Date.now(), asked: Promise.resolve(early), ...details },
  });

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('later')));
afterEach(() => vi.unstubAllGlobals());

const answer = async (headers = {}) => (await fetchOrReuse('/api/captacha', init(headers))).text();

describe('an early call', () => {
  it('is answered with once, and for the same person', async () => {
    asked({});
    expect(await answer({ authorization: 'Bearer somebody' })).toBe('later');
    expect([await answer(), await answer()]).toEqual(['early', 'later']);
  });

  it('is too late once the page has asked for itself', async () => {
    vi.stubGlobal('window', {});
    expect(await answer()).toBe('later');
    expect(window.udayaFirstCall).toBeNull();
  });

  it('that is older than half a minute, or has failed, is asked again', async () => {
    asked({ at: Date.now() - 31_000 });
    expect(await answer()).toBe('later');
    asked({ asked: Promise.reject(new Error('lost')) });
    expect(await answer()).toBe('later');
  });

  it('is waited for as long as its caller waits', async () => {
    asked({ asked: new Promise(() => undefined) });
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted());
    const caller = new AbortController();
    const waiting = fetchOrReuse('/api/captacha', init({}, caller.signal));
    caller.abort(new Error('too long'));
    await expect(waiting).rejects.toThrow('too long');
  });
});
