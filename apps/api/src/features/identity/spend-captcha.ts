import { timingSafeEqual } from 'node:crypto';
import { Failure } from '@udaya/core/failure';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { answerHmac } from './make-captcha.ts';
import { takeCaptcha } from './store.ts';

/**
 * Spends a captcha: it is gone after the first try, right or wrong.
 * @throws Failure `captcha.invalid` when it is unknown, used, expired or wrongly answered.
 */
export async function spendCaptcha(db: Database, key: Buffer, given: { captchaToken: string; userCaptcha: string }): Promise<void> {
  const captcha = await takeCaptcha(db, hashToken(given.captchaToken));
  const answered = Buffer.from(answerHmac(key, given.captchaToken, given.userCaptcha));
  const right = captcha !== undefined && captcha.expiresAt > new Date() && timingSafeEqual(Buffer.from(captcha.answerHmac), answered);
  if (!right) throw new Failure('captcha.invalid');
}
