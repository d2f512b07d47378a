import { captchas } from '@udaya/contract/captcha';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { call } from '../../api/call.ts';
import { CannotCalculate } from './cannot-calculate.ts';

/** So many tries between two words about the progress. */
const step = 20;
const timeoutMs = 120_000;

/**
 * Works out the number that stands for a captcha. The browser derives the keys beside the page, which stays alive; a
 * worker of our own would win nothing.
 * @throws CannotCalculate where the browser has no means for it, or needs too long.
 */
export async function solveCaptcha(signal: AbortSignal, onTries: (count: number) => void) {
  // Without TLS a page of another machine has no access to the browser's cryptography.
  if (!globalThis.crypto?.subtle) throw new CannotCalculate();
  const { captchaToken, challenge } = await call(captchas.challenge, { signal });
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  let tries = 0;
  const solution = await solveChallenge({
    challenge,
    controller,
    timeout: timeoutMs,
    deriveKey: (...input) => {
      tries += 1;
      if (tries % step === 0) onTries(tries);
      return deriveKey(...input);
    },
  });
  if (!solution) throw new CannotCalculate();
  return { captchaToken, answer: solution.derivedKey };
}
