import { timingSafeEqual } from 'node:crypto';
import { seal, unseal } from '../../platform/crypto/seal.ts';
import { hmac } from '../../platform/crypto/secrets.ts';
import { foldAnswer } from '../../platform/puzzle/alphabet.ts';

/** What a captcha asks: characters to read or hear, or work to be done. */
export interface CaptchaSecret {
  kind: 'characters' | 'work';
  answer: string;
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
  return timingSafeEqual(
    Buffer.from(hmac(key, foldOf(secret, secret.answer))),
    Buffer.from(hmac(key, foldOf(secret, given))),
  );
}

const binding = (token: string) => `captchas/${token}`;

// A worked-out key is compared as it is: folded, several would count as the same.
const foldOf = (secret: CaptchaSecret, answer: string) =>
  secret.kind === 'work' ? answer.trim().toLowerCase() : foldAnswer(answer);
