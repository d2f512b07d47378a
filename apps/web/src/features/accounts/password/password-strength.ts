import { passwordLength, passwordLimits } from '@udaya/core/identity/account-rules';
import { type Guessable, guessablePassword } from '@udaya/core/identity/guessable-password';

/** How well a password would stand: too short to be taken, why it is easy to guess, fair or good. */
export type PasswordStrength = 'short' | Guessable | 'weak' | 'fair' | 'good';

/** From so many characters on length alone makes a password fair, or good. */
const fairLength = 10;
const goodLength = 14;

/** What is typed most of all passwords; the server knows the long list. */
const mostCommon: ReadonlySet<string> = new Set(
  '123456 1234567 12345678 123456789 1234567890 qwerty qwerty123 qwertyuiop asdfgh iloveyou abc123 abcdef letmein monkey dragon sunshine princess football cricket krishna ganesha saibaba'.split(
    ' ',
  ),
);

/**
 * Judges a password by the rules that the server goes by, as far as a page can: its length, whether many use it, whether it is
 * made of what others know of the person (`known`) or expect here, and whether it hardly varies.
 */
export function strengthOf(password: string, known: readonly string[]): PasswordStrength {
  const length = passwordLength(password);
  if (length < passwordLimits.min) return 'short';
  const guessable = guessablePassword(password, mostCommon, known);
  if (guessable) return guessable;
  const letters = password.normalize('NFKC').toLowerCase();
  if (known.some((word) => word.length >= 4 && letters.includes(word.toLowerCase()))) return 'personal';
  const different = new Set(letters).size;
  if (different < 5 || isRun(letters)) return 'weak';
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
