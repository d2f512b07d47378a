import { randomInt } from 'node:crypto';
import { Resvg } from '@resvg/resvg-js';
import type { Captcha } from '@udaya/contract/identity';
import svgCaptcha from 'svg-captcha';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { type CaptchaSecret, sealCaptcha } from './captcha-secret.ts';
import { insertCaptcha } from './store-links.ts';

export const captchaLifetimeMs = 5 * 60_000;
// Without the letters and digits that people confuse: 0 O 1 l I 5 S 2 Z 8 B.
const alphabet = 'ACDEFGHJKLMNPQRTUVWXY34679';
const length = 5;

/** Draws a new captcha, good for five minutes and one try. */
export async function makeCaptcha(
  db: Database,
  key: Buffer,
  fixedAnswer: string | undefined,
): Promise<Captcha> {
  const answer = fixedAnswer ?? Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  const captchaToken = await storeCaptcha(db, key, { kind: 'characters', answer });
  return { captchaToken, captchaImage: await drawCaptcha(answer) };
}

/** Keeps what a captcha asks, and answers its token. */
export async function storeCaptcha(db: Database, key: Buffer, secret: CaptchaSecret): Promise<string> {
  const token = newToken('cap');
  const expiresAt = new Date(Date.now() + captchaLifetimeMs);
  await insertCaptcha(db, {
    tokenHash: hashToken(token),
    sealed: sealCaptcha(key, token, secret),
    expiresAt,
  });
  return token;
}

// The library's own types leave out that it can be called with a text.
const drawText = svgCaptcha as unknown as (
  text: string,
  options: Partial<typeof svgCaptcha.options>,
) => string;

async function drawCaptcha(answer: string): Promise<string> {
  const svg = drawText(answer.slice(0, 12), {
    width: 220,
    height: 72,
    fontSize: 62,
    noise: 2,
    color: false,
  });
  const png = new Resvg(svg, {
    fitTo: { mode: 'width', value: 440 },
    // Given to the library, a background would make it draw in pale colours.
    background: '#ffffff',
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
  return png.toString('base64');
}
