import { randomInt } from 'node:crypto';
import type { WorkChallenge } from '@udaya/contract/captcha';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { OpenCall } from '../../platform/call-context.ts';
import { captchaLifetimeMs, storeCaptcha } from './make-captcha.ts';
import type { GuardPorts } from './spend-captcha.ts';

// Some half a second of a browser's work; the library's own suggestions take five.
const cost = 5_000;
const counters = [300, 600] as const;
// Each further so many troubles from a network double the work, up to sixteen times: some eight seconds of a browser's.
const troublesBeforeDoubling = 6;
const mostDoublings = 4;

/**
 * Makes a proof of work that stands for a captcha: its answer is the derived key, of which the challenge gives away the first
 * half only. The more challenges, wrong answers and failed sign-ins a network had lately, the more work it is; making and
 * checking one stays as cheap.
 */
export async function makeChallenge(
  ctx: OpenCall & GuardPorts,
): Promise<{ captchaToken: string; challenge: WorkChallenge }> {
  const troubles = await ctx.troubles.count(ctx.network);
  await ctx.troubles.add(ctx.network);
  const times = 2 ** Math.min(mostDoublings, Math.floor(troubles / troublesBeforeDoubling));
  let answer = '';
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(counters[0] * times, counters[1] * times + 1),
    expiresAt: new Date(Date.now() + captchaLifetimeMs),
    deriveKey: async (...given) => {
      const derived = await deriveKey(...given);
      answer = Buffer.from(derived.derivedKey).toString('hex');
      return derived;
    },
  });
  return { captchaToken: await storeCaptcha(ctx, { kind: 'work', answer }), challenge };
}
