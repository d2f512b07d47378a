import { randomInt } from 'node:crypto';
import type { WorkChallenge } from '@udaya/contract/captcha';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Database } from '../../platform/database/database.ts';
import { captchaLifetimeMs, storeCaptcha } from './make-captcha.ts';

// Some half a second of a browser's work; the library's own suggestions take five.
const cost = 5_000;
const counters = [300, 600] as const;

/**
 * Makes a proof of work that stands for a captcha: its answer is the derived key, of which the challenge gives away the first
 * half only.
 */
export async function makeChallenge(
  db: Database,
  key: Buffer,
): Promise<{ captchaToken: string; challenge: WorkChallenge }> {
  let answer = '';
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(counters[0], counters[1] + 1),
    expiresAt: new Date(Date.now() + captchaLifetimeMs),
    deriveKey: async (...given) => {
      const derived = await deriveKey(...given);
      answer = Buffer.from(derived.derivedKey).toString('hex');
      return derived;
    },
  });
  return { captchaToken: await storeCaptcha(db, key, { kind: 'work', answer }), challenge };
}
