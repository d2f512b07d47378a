import { Failure } from '@udaya/core/failure';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { isRightAnswer, openCaptcha } from './captcha-secret.ts';
import { takeCaptcha } from './store-links.ts';

/**
 * Spends a captcha: it is gone after the first try, right or wrong.
 * @throws Failure `captcha.invalid` when it is unknown, used, expired or wrongly answered.
 */
export async function spendCaptcha(
  db: SystemDb,
  key: Buffer,
  given: { captchaToken: string; userCaptcha: string },
): Promise<void> {
  const captcha = await takeCaptcha(db, hashToken(given.captchaToken));
  const secret =
    captcha && captcha.expiresAt > new Date()
      ? openCaptcha(key, given.captchaToken, captcha.sealed)
      : undefined;
  if (!secret || !isRightAnswer(key, secret, given.userCaptcha)) throw new Failure('captcha.invalid');
}
