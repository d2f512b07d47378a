import type { Captcha } from '@udaya/contract/captcha';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { newAnswer } from '../../platform/puzzle/alphabet.ts';
import { drawCharacters } from '../../platform/puzzle/draw-characters.ts';
import { type CaptchaSecret, sealCaptcha } from './captcha-secret.ts';
import { insertCaptcha } from './store-links.ts';

export const captchaLifetimeMs = 5 * 60_000;

/** Draws a new captcha, good for five minutes and one try. */
export async function makeCaptcha(
  db: SystemDb,
  key: Buffer,
  fixedAnswer: string | undefined,
): Promise<Captcha> {
  const answer = fixedAnswer ?? newAnswer();
  const captchaToken = await storeCaptcha(db, key, { kind: 'characters', answer });
  return { captchaToken, captchaImage: drawCharacters(answer.slice(0, 12)).toString('base64') };
}

/** Keeps what a captcha asks, and answers its token. */
export async function storeCaptcha(db: SystemDb, key: Buffer, secret: CaptchaSecret): Promise<string> {
  const token = newToken('cap');
  const expiresAt = new Date(Date.now() + captchaLifetimeMs);
  await insertCaptcha(db, {
    tokenHash: hashToken(token),
    sealed: sealCaptcha(key, token, secret),
    expiresAt,
  });
  return token;
}
