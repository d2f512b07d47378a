import { Failure, type FailureCode } from '@udaya/core/failure';
import type { OpenCall } from '../../platform/call-context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Tally } from '../../platform/throttle/limiter.ts';
import { isRightAnswer, openCaptcha } from './captcha-secret.ts';
import type { CaptchaDeps } from './make-captcha.ts';
import { claimCaptcha } from './store.ts';

/** What a verb needs that a captcha stands before. */
export interface GuardDeps extends CaptchaDeps {
  /** Wrong answers, failed sign-ins and challenges by network: what makes the proof of work longer. */
  troubles: Tally;
}

/**
 * Spends a captcha: it is gone after the first try, right or wrong.
 * @throws Failure `captcha.invalid` when it is unknown, used, expired or wrongly answered.
 */
export async function spendCaptcha(
  { system, captchaKey }: CaptchaDeps,
  given: { captchaToken: string; userCaptcha: string },
): Promise<void> {
  const captcha = await claimCaptcha(system, hashToken(given.captchaToken));
  const secret =
    captcha && captcha.expiresAt > new Date()
      ? openCaptcha(captchaKey, given.captchaToken, captcha.sealed)
      : undefined;
  if (!secret || !isRightAnswer(captchaKey, secret, given.userCaptcha)) throw new Failure('captcha.invalid');
}

const troublesome: FailureCode[] = ['captcha.invalid', 'login.bad_credentials', 'login.throttled'];

/** A verb that a captcha stands before: a wrong answer or password makes the network's next calculations longer. */
export function countingTroubles<C extends OpenCall & GuardDeps, I, A>(
  verb: (ctx: C, input: I) => Promise<A>,
): (ctx: C, input: I) => Promise<A> {
  return async (ctx, input) => {
    try {
      return await verb(ctx, input);
    } catch (error) {
      const counts = error instanceof Failure && troublesome.includes(error.code);
      if (counts) await ctx.troubles.add(ctx.network);
      throw error;
    }
  };
}
