import { randomInt } from 'node:crypto';
import type { WorkChallenge } from '@udaya/contract/captcha';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { OpenCall } from '../../platform/call-context.ts';
import { captchaLifetimeMs, storeCaptcha } from './make-captcha.ts';
import type { GuardDeps } from './spend-captcha.ts';

// A try takes a browser some 1.2 ms, a phone some three times as long; the library's own suggestions take ten times the work.
const cost = 5_000;
/** The fewest tries without any trouble, what each trouble of the network adds, and where that ends; the most tries are `spread` above. */
const tries = { fewest: 200, perTrouble: 50, ceiling: 700, spread: 100 };

/**
 * Makes a proof of work that stands for a captcha: its answer is the derived key, of which the challenge gives away the first
 * half only. Each challenge, wrong answer and failed login that a network had lately makes it more work, up to three seconds of a
 * phone's: networks are shared. Making and checking one stays as cheap.
 */
export async function makeChallenge(
  ctx: OpenCall & GuardDeps,
): Promise<{ captchaToken: string; challenge: WorkChallenge }> {
  const troubles = await ctx.troubles.count(ctx.network);
  await ctx.troubles.add(ctx.network);
  const fewest = Math.min(tries.ceiling, tries.fewest + tries.perTrouble * troubles);
  let answer = '';
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(fewest, fewest + tries.spread + 1),
    expiresAt: new Date(Date.now() + captchaLifetimeMs),
    deriveKey: async (...given) => {
      const derived = await deriveKey(...given);
      answer = Buffer.from(derived.derivedKey).toString('hex');
      return derived;
    },
  });
  return { captchaToken: await storeCaptcha(ctx, { kind: 'work', answer }), challenge };
}
