import { timingSafeEqual } from 'node:crypto';
import { seal, unseal } from '../../platform/crypto/seal.ts';
import { hmac } from '../../platform/crypto/secrets.ts';
import { foldHeard, foldSeen } from '../../platform/puzzle/alphabet.ts';

/** What a captcha asks: characters to read or hear, or work to be done. */
export interface CaptchaSecret {
  kind: 'characters' | 'work';
  answer: string;
  /** What its sound says, which is as right as what the picture shows. */
  spoken?: string;
}

/** Seals what a captcha asks, bound to its token: neither the table nor the token alone gives it away. */
export function sealCaptcha(key: Buffer, token: string, secret: CaptchaSecret): Buffer {
  return seal(key, JSON.stringify(secret), binding(token));
}

/** Opens what `sealCaptcha` closed; undefined when it was sealed under a key of before. */
export function openCaptcha(key: Buffer, token: string, sealed: Buffer): CaptchaSecret | undefined {
  try {
    return JSON.parse(unseal(key, sealed, binding(token))) as CaptchaSecret;
  } catch {
    return undefined;
  }
}

/** Whether an answer is the right one, without regard to case and spaces, in a time that does not tell how much of it is. */
export function isRightAnswer(key: Buffer, secret: CaptchaSecret, given: string): boolean {
  const same = (wanted: string, sent: string) =>
    timingSafeEqual(Buffer.from(hmac(key, wanted)), Buffer.from(hmac(key, sent)));
  // A worked-out key is compared as it is: folded, several would count as the same.
  if (secret.kind === 'work') return same(secret.answer, given.trim().toLowerCase());
  const seen = same(foldSeen(secret.answer), foldSeen(given));
  const heard = same(foldHeard(secret.spoken ?? secret.answer), foldHeard(given));
  return seen || heard;
}

const binding = (token: string) => `captchas/${token}`;
