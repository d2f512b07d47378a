import type { Captcha } from '@udaya/contract/captcha';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { newAnswer, newSpokenAnswer } from '../../platform/puzzle/alphabet.ts';
import { drawCharacters } from '../../platform/puzzle/draw-characters.ts';
import { type CaptchaSecret, sealCaptcha } from './captcha-secret.ts';
import { insertCaptcha } from './store.ts';

export const captchaLifetimeMs = 5 * 60_000;

export interface CaptchaDeps {
  system: SystemDb;
  captchaKey: Buffer;
}

export interface MakeCaptchaDeps extends CaptchaDeps {
  captchaFixedAnswer: string | undefined;
}

/** Draws a new captcha, good for five minutes and one try. Its sound says characters of its own. */
export async function makeCaptcha(ctx: MakeCaptchaDeps): Promise<Captcha> {
  const answer = ctx.captchaFixedAnswer ?? newAnswer();
  const spoken = ctx.captchaFixedAnswer ?? newSpokenAnswer();
  const captchaToken = await storeCaptcha(ctx, { kind: 'characters', answer, spoken });
  return { captchaToken, captchaImage: drawCharacters(answer.slice(0, 12)).toString('base64') };
}

/** Saves what a captcha asks, and answers its token. */
export async function storeCaptcha(
  { system, captchaKey }: CaptchaDeps,
  secret: CaptchaSecret,
): Promise<string> {
  const token = newToken('cap');
  await insertCaptcha(system, {
    tokenHash: hashToken(token),
    sealed: sealCaptcha(captchaKey, token, secret),
    expiresAt: new Date(Date.now() + captchaLifetimeMs),
  });
  return token;
}
