import { characters } from './random.ts';

/** What captchas are made of: no two of these look alike when they are bent, or sound alike through noise. */
const alphabet = 'KLMQRWY2346789';
const length = 5;

/** What people take the characters of the alphabet for, or type in their stead. */
const taken: Record<string, string> = {
  ...{ '0': 'Q', O: 'Q', D: 'Q', U: 'Q', P: 'R', B: '8', G: '6', Z: '2', T: '7' },
  ...{ N: 'M', V: 'Y', X: 'K', J: 'K' },
};

/** Characters to be drawn and spoken, which nobody can foretell. */
export function newAnswer(): string {
  return characters(alphabet, length);
}

/** An answer as it is compared: without regard to case, spaces and what is easily taken for something else. */
export function foldAnswer(answer: string): string {
  return Array.from(answer.replace(/\s+/g, '').toUpperCase(), (one) => taken[one] ?? one).join('');
}
