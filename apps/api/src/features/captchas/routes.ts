import { captchas } from '@udaya/contract/captcha';
import type { Serve } from '../../platform/http/serve.ts';
import { type MakeCaptchaDeps, makeCaptcha } from './make-captcha.ts';
import { makeChallenge } from './make-challenge.ts';
import { type SpeakCaptchaDeps, speakCaptcha } from './speak-captcha.ts';
import type { GuardDeps } from './spend-captcha.ts';

export interface CaptchaRouteDeps extends MakeCaptchaDeps, SpeakCaptchaDeps, GuardDeps {}

/** What stands before the login and the registration. */
export function captchaRoutes(serve: Serve<CaptchaRouteDeps>): void {
  serve(captchas.draw, makeCaptcha);
  serve(captchas.drawAlias, makeCaptcha);
  serve(captchas.speak, speakCaptcha);
  serve(captchas.challenge, makeChallenge);
}
