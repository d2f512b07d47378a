import { randomInt } from 'node:crypto';

const steps = 2 ** 32;

/** A number from `low` up to `high` that nobody can foretell from the ones before. */
export function between(low: number, high: number): number {
  return low + ((high - low) * randomInt(steps)) / steps;
}

/** One of several, each as likely. */
export function oneOf<T>(list: readonly T[]): T {
  return list[randomInt(list.length)] as T;
}

/** So many characters of an alphabet. */
export function characters(alphabet: string, count: number): string {
  return Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
