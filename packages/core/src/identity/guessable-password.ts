/** Why a password is easy to guess. */
export type Guessable = 'common' | 'personal';

const baseMin = 6;
const wordMin = 3;

/**
 * Whether others would guess a password: because many use it, with or without digits and signs at its end, because it
 * hardly varies, or because a word of the person's own (name, username, mail address) makes up half of it or more.
 * `common` holds passwords in small letters.
 */
export function guessablePassword(
  password: string,
  common: ReadonlySet<string>,
  personal: readonly string[],
): Guessable | undefined {
  const folded = password.normalize('NFKC').toLowerCase();
  const base = folded.replace(/[^\p{L}]+$/u, '');
  if (common.has(folded) || (base.length >= baseMin && common.has(base))) return 'common';
  if (new Set(folded).size <= 2) return 'common';
  const words = personal.flatMap((text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u),
  );
  const whole = personal.map((text) => text.normalize('NFKC').toLowerCase().trim());
  const holds = (word: string) =>
    word.length >= wordMin && word.length * 2 >= folded.length && folded.includes(word);
  return [...words, ...whole].some(holds) ? 'personal' : undefined;
}
