import { randomInt } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import type { Captcha } from '@udaya/contract/identity';
import svgCaptcha from 'svg-captcha';
import { hmac } from '../../platform/crypto/secrets.ts';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertCaptcha } from './store.ts';

const lifetimeMs = 5 * 60_000;
// Without the letters and digits that people confuse: 0 O 1 l I 5 S 2 Z 8 B.
const alphabet = 'ACDEFGHJKLMNPQRTUVWXY34679';
const length = 5;

/** The text form in which answers are compared: without spaces and without regard to case. */
export function foldAnswer(answer: string): string {
  return answer.replace(/\s+/g, '').toUpperCase();
}

/** Draws a new captcha. Its answer is stored as an HMAC bound to the token, for five minutes and one try. */
export async function makeCaptcha(db: Database, key: Buffer, fixedAnswer: string | undefined): Promise<Captcha> {
  const answer = fixedAnswer ?? Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  const captchaToken = newToken('cap');
  await insertCaptcha(db, {
    tokenHash: hashToken(captchaToken),
    answerHmac: answerHmac(key, captchaToken, answer),
    expiresAt: new Date(Date.now() + lifetimeMs),
  });
  return { captchaToken, captchaImage: await drawCaptcha(answer) };
}

/** HMAC of an answer under its token. */
export function answerHmac(key: Buffer, token: string, answer: string): string {
  return hmac(key, `${token}:${foldAnswer(answer)}`);
}

// The library's own types leave out that it can be called with a text.
const drawText = svgCaptcha as unknown as (text: string, options: Partial<typeof svgCaptcha.options>) => string;

async function drawCaptcha(answer: string): Promise<string> {
  const svg = drawText(answer.slice(0, 12), { width: 220, height: 72, fontSize: 62, noise: 2, color: false, background: '#ffffff' });
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: 440 }, font: { loadSystemFonts: false } }).render().asPng();
  return png.toString('base64');
}
