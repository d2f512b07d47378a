import { Failure } from '@udaya/core/failure';
import { hmac } from '../../platform/crypto/secrets.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Speech } from '../../platform/speech/open-speech.ts';
import { openCaptcha } from './captcha-secret.ts';
import type { CaptchaDeps } from './make-captcha.ts';
import { findCaptcha } from './store.ts';

export interface SpeakCaptchaDeps extends CaptchaDeps {
  speech: Speech;
}

/**
 * What a captcha says (WAV): the same each time it is asked for. The captcha stays unspent.
 * @throws Failure `captcha.expired` for one that is not alive; `captcha.no_audio` where there is nothing to read, or a character that no voice has
 */
export async function speakCaptcha(
  { system, captchaKey, speech }: SpeakCaptchaDeps,
  { token }: { token: string },
): Promise<{ bytes: Uint8Array }> {
  const captcha = await findCaptcha(system, hashToken(token), new Date());
  if (!captcha) throw new Failure('captcha.expired');
  const secret = openCaptcha(captchaKey, token, captcha.sealed);
  const mix = Buffer.from(hmac(captchaKey, `sound/${token}`), 'base64url');
  const bytes = secret?.kind === 'characters' ? speech.spell(secret.spoken ?? secret.answer, mix) : undefined;
  if (!bytes) throw new Failure('captcha.no_audio');
  return { bytes };
}
