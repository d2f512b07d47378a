import { captchas } from '@udaya/contract/captcha';
import type { Serve } from '../../platform/http/serve.ts';
import { type MakeCaptchaPorts, makeCaptcha } from './make-captcha.ts';
import { makeChallenge } from './make-challenge.ts';
import { type SpeakCaptchaPorts, speakCaptcha } from './speak-captcha.ts';
import type { GuardPorts } from './spend-captcha.ts';

export interface CaptchaRoutePorts extends MakeCaptchaPorts, SpeakCaptchaPorts, GuardPorts {}

/** What stands before the login and the registration. */
export function captchaRoutes(serve: Serve<CaptchaRoutePorts>): void {
  serve(captchas.draw, makeCaptcha);
  serve(captchas.drawAlias, makeCaptcha);
  serve(captchas.speak, speakCaptcha);
  serve(captchas.challenge, makeChallenge);
}
