import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(
  world({
    PAYMENT_PROVIDER: 'sandbox',
    PUBLIC_URL: 'https://demo.udaya.example',
    ALLOW_DEMO_IN_PUBLIC: 'true',
    // Whoever believes a proxy must not believe the page of somebody else.
    TRUST_PROXY: '1',
  }),
);

/** Asks under a name, as a browser does to which that name leads here. */
function ask(address: string, host: string, headers: Record<string, string> = {}): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const asked = request(w.origin + address, { headers: { ...headers, host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve([answer.statusCode ?? 0, text]));
    });
    asked.on('error', reject).end();
  });
}

describe('what is meant for this machine alone', () => {
  it.each([
    '/dev/mail',
    '/dev/mail/x',
    '/dev/mail/x/body',
    '/sandbox/checkoutnow?token=x',
    '/sandbox/v2/checkout/orders/x',
  ])('%s is refused under the name of somebody else', async (address) => {
    for (const host of [
      'evil.example',
      'evil.example:3000',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '10.0.0.7',
    ])
      expect(await ask(address, host)).toEqual([421, expect.stringContaining('"host.foreign"')]);
    expect((await ask(address, 'evil.example', { 'x-forwarded-host': 'localhost' }))[0]).toBe(421);
  });

  it('answers under the names of this machine and the public one', async () => {
    const { port } = new URL(w.origin);
    for (const host of [
      'localhost',
      `localhost:${port}`,
      'udaya.localhost',
      `127.0.0.1:${port}`,
      `[::1]:${port}`,
      'demo.udaya.example',
    ])
      expect((await ask('/dev/mail', host))[0]).toBe(200);
  });

  it('is no hindrance for the rest', async () => {
    expect((await ask('/api/health/live', 'evil.example'))[0]).toBe(200);
  });
});
