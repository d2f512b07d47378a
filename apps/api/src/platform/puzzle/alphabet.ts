import { characters } from './random.ts';

/** What captchas are made of: no two of these look alike when they are bent, or sound alike through noise. */
const alphabet = 'KLMQRWY2346789';
const length = 5;

/** What people take the characters of the alphabet for, or type in their stead. */
const taken = new Map(
  ['0Q', 'OQ', 'DQ', 'UQ', 'PR', 'B8', 'G6', 'Z2', 'T7', 'NM', 'VY', 'XK', 'JK'].map(
    (pair): [string, string] => [pair.charAt(0), pair.charAt(1)],
  ),
);

/** Characters to be drawn and spoken, which nobody can foretell. */
export function newAnswer(): string {
  return characters(alphabet, length);
}

/** An answer as it is compared: without regard to case, spaces and what is easily taken for something else. */
export function foldAnswer(answer: string): string {
  return Array.from(answer.replace(/\s+/g, '').toUpperCase(), (one) => taken.get(one) ?? one).join('');
}
