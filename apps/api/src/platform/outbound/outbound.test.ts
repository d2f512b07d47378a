import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openBreaker } from './breaker.ts';
import { createOutbound, type OutboundError } from './create-outbound.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(handle: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const outbound = (url: string, options: { origins?: string[]; timeoutMs?: number; maxBytes?: number } = {}) =>
  createOutbound({
    name: 'Test',
    baseUrl: () => url,
    origins: () => options.origins ?? [url],
    timeoutMs: 2_000,
    ...options,
  } as Parameters<typeof createOutbound>[0]);
const ask = { method: 'GET', path: '/x', headers: {} } as const;
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: OutboundError) => error.reason ?? error.message,
  );

describe('an outbound call', () => {
  it('answers with status and text, refusals included', async () => {
    const url = await serve((_request, response) => response.writeHead(422).end('{"a":1}'));
    expect(await outbound(url)(ask)).toMatchObject({ status: 422, text: '{"a":1}' });
  });

  it('goes to listed origins only and follows no redirect', async () => {
    const url = await serve((_request, response) =>
      response.writeHead(302, { location: '/elsewhere' }).end(),
    );
    expect(await reasonOf(outbound(url)(ask))).toBe('redirected');
    expect(
      await reasonOf(
        createOutbound({
          name: 'Test',
          baseUrl: () => url,
          origins: () => ['https://listed.example'],
          timeoutMs: 100,
        })(ask),
      ),
    ).toContain('not on the list');
  });

  it('ends a call that takes too long or says too much, and one that finds nobody', async () => {
    const silent = await serve(() => {});
    expect(await reasonOf(outbound(silent, { timeoutMs: 50 })(ask))).toBe('timeout');
    const endless = await serve((_request, response) => response.end('x'.repeat(5_000)));
    expect(await reasonOf(outbound(endless, { maxBytes: 1_000 })(ask))).toBe('too-large');
    expect(await reasonOf(outbound('http://127.0.0.1:1')(ask))).toBe('unreachable');
  });

  it('rests after five failures in a row', async () => {
    let calls = 0;
    const url = await serve((_request, response) => {
      calls += 1;
      response.writeHead(500).end();
    });
    const call = outbound(url);
    for (let n = 0; n < 5; n++) expect(await reasonOf(call(ask))).toBe('server-error');
    expect(await reasonOf(call(ask))).toBe('resting');
    expect(calls).toBe(5);
  });
});

describe('the breaker', () => {
  it('lets one call through after each rest, and all after a success', () => {
    let time = 0;
    const breaker = openBreaker({ failures: 2, restMs: 100, now: () => time });
    breaker.failed();
    breaker.failed();
    expect(breaker.mayTry()).toBe(false);
    time = 100;
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
    breaker.succeeded();
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
  });
});
