import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { text } from './fields.ts';
import { route } from './route.ts';

const tag = 'Captcha';

export const Captcha = z.object({ captchaToken: z.string(), captchaImage: z.string() });
export type Captcha = z.infer<typeof Captcha>;

/** A proof of work as altcha-lib's `solveChallenge` takes it. */
export const WorkChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    expiresAt: z.optional(z.int()),
  }),
});
export type WorkChallenge = z.infer<typeof WorkChallenge>;

/** The captcha before login and registration. */
export const captchas = {
  /** The image captcha: a token and a base64 PNG, good for five minutes and one try. */
  draw: route({
    method: 'GET',
    path: '/captacha',
    access: 'public',
    limit: 'captchas',
    tag,
    summary: 'A new captcha image and its token',
    reply: Captcha,
  }),

  /** The same captcha under the name that is spelled right. */
  drawAlias: route({
    method: 'GET',
    path: '/captcha',
    access: 'public',
    limit: 'captchas',
    tag,
    summary: 'The same as /captacha',
    reply: Captcha,
  }),

  /**
   * The characters of a captcha, read aloud. It does not spend the captcha. Refused with `captcha.no_audio` (404) where
   * there is nothing that can be said: then offer the proof of work; and with `captcha.expired` (410) where the token is not alive: then fetch
   * a new captcha.
   */
  speak: route({
    method: 'GET',
    path: '/captacha/audio',
    access: 'public',
    limit: 'captchas',
    refuses: ['captcha.no_audio', 'captcha.expired'],
    tag,
    summary: 'The characters of a captcha as speech',
    query: z.object({ token: text(200, m.captcha_required) }),
    replyFile: 'audio/wav',
  }),

  /**
   * For 'I cannot read this': solve `challenge` with altcha-lib (`solveChallenge` and the PBKDF2 `deriveKey`) and send
   * `captchaToken` with the solution's `derivedKey` as `userCaptcha`. Good for five minutes and one try, like the image.
   */
  challenge: route({
    method: 'GET',
    path: '/captacha/challenge',
    access: 'public',
    limit: 'captchas',
    tag,
    summary: 'A proof of work that stands for the captcha',
    reply: z.object({ captchaToken: z.string(), challenge: WorkChallenge }),
  }),
};
