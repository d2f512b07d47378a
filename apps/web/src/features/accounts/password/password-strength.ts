import { passwordLength, passwordLimits } from '@udaya/core/identity/account-rules';

/** How well a password would stand: too short to be taken, easy to guess, fair or good. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'good';

/** From so many characters on length alone makes a password fair, or good. */
const fairLength = 10;
const goodLength = 14;

/** Judges a password by its length, its repetitions, and whether it holds what others know (`known`). */
export function strengthOf(password: string, known: readonly string[]): PasswordStrength {
  const length = passwordLength(password);
  if (length < passwordLimits.min) return 'short';
  const letters = password.normalize('NFKC').toLowerCase();
  const different = new Set(letters).size;
  const holdsKnown = known.some((word) => word.length >= 4 && letters.includes(word.toLowerCase()));
  if (holdsKnown || different < 5 || isRun(letters)) return 'weak';
  if (length >= goodLength && different >= 8) return 'good';
  return length >= fairLength ? 'fair' : 'weak';
}

/** Whether most characters follow the one before them, as in 'abcdef' or '987654'. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const even = steps.filter(
    (step, index) => Math.abs(step) <= 1 && step === (steps[index - 1] ?? step),
  ).length;
  return even > steps.length * 0.6;
}
