import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { captchas } from '@udaya/contract/captcha';
import { places } from '@udaya/contract/places';
import { describe, expect, it } from 'vitest';
import { newPassword, registerActive } from '../testing/registration.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld({ works: true });

/** Asks as a browser that takes these encodings, and answers with what was sent as it was. */
async function ask(path: string, accepted: string, { body }: { body?: string } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ encoding?: string; bytes: Buffer }>();
  const headers = { 'accept-encoding': accepted, ...(body ? { 'content-type': 'application/json' } : {}) };
  const request = http.request(
    `${w.origin}/api${path}`,
    { method: body ? 'POST' : 'GET', headers },
    (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          ...(answer.headers['content-encoding'] ? { encoding: answer.headers['content-encoding'] } : {}),
          bytes: Buffer.concat(parts),
        }),
      );
    },
  );
  request.on('error', reject);
  request.end(body);
  return promise;
}

describe('an answer that is only read', () => {
  it('comes packed as its reader takes it, and says the same', async () => {
    const plain = await ask(places.listCountries.path, 'identity');
    const [br, gzip] = [
      await ask(places.listCountries.path, 'gzip, br'),
      await ask(places.listCountries.path, 'gzip'),
    ];
    expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });

  it('is no session: what a login answers goes as it is', async () => {
    const { username } = await registerActive(w);
    const { captchaToken } = (await w.call(captchas.draw)).body;
    const login = { username, password: newPassword, userType: 'USER', captchaToken };
    const body = JSON.stringify({ ...login, userCaptcha: w.captchaAnswer });
    const { encoding, bytes } = await ask('/astro-users/authenticate', 'br', { body });
    expect([encoding, JSON.parse(bytes.toString()).username]).toEqual([undefined, username]);
  });
});
