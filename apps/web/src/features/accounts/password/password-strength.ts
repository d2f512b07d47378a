import { type Guessable, passwordLength, passwordLimits } from '@udaya/core/identity/account-rules';

/** How well a password would stand: too short to be taken, why it is easy to guess, fair or good. */
export type PasswordStrength = 'short' | Guessable | 'weak' | 'fair' | 'good';

/** From so many characters on length alone makes a password fair, or good. */
const fairLength = 10;
const goodLength = 14;

/** Judges a password by its length and by the `weakness` that the server has found in it. */
export function strengthOf(password: string, weakness: Guessable | null): PasswordStrength {
  const length = passwordLength(password);
  if (length < passwordLimits.min) return 'short';
  if (weakness) return weakness;
  const different = new Set(password.normalize('NFKC').toLowerCase()).size;
  if (length >= goodLength && different >= 8) return 'good';
  return length >= fairLength ? 'fair' : 'weak';
}
