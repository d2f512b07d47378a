import { characters, oneOf } from './random.ts';

/** What pictures ask for, each with the forms that it is drawn in: no two of different lines look alike when they are bent. */
const drawn = [
  'A',
  'EF',
  'H',
  'Kk',
  'L',
  'Mm',
  'Nn',
  'RP',
  'Uu',
  'Ww',
  'Xx',
  'Y',
  '2Zz',
  '3',
  '4',
  '5S',
  '6G',
  '7T',
  '8B',
  '9',
  'QOD0',
];
/** What pictures ask for. */
export const seenAlphabet = drawn.map((forms) => forms.charAt(0)).join('');
/** What sounds ask for: no two of these sound alike through noise. */
const spoken = 'KLMQRWY2346789';
const [drawnLength, spokenLength] = [6, 5];

type Taken = ReadonlyMap<string, string>;

/** What people take a character for, or type in its stead: `0` in place of `Q`. */
const seenAs: Taken = mapOf([
  'VY',
  ...drawn.flatMap((forms) => Array.from(forms, (form) => `${form}${forms.charAt(0)}`)),
]);
const heardAs: Taken = mapOf(['0Q', 'OQ', 'DQ', 'UQ', 'PR', 'B8', 'G6', 'Z2', 'T7', 'NM', 'VY', 'XK', 'JK']);

/** Characters to be drawn, which nobody can foretell. */
export function newAnswer(): string {
  return Array.from({ length: drawnLength }, () => oneOf(drawn).charAt(0)).join('');
}

/** Characters to be spoken, which nobody can foretell. */
export function newSpokenAnswer(): string {
  return characters(spoken, spokenLength);
}

/** A form in which a character may be drawn: `5` as `S`, or a letter small. */
export function oneForm(character: string): string {
  return oneOf(Array.from(drawn.find((forms) => forms.startsWith(character)) ?? character));
}

/** An answer to a picture as it is compared: without regard to case, spaces and what is easily taken for something else. */
export const foldSeen = (answer: string) => fold(answer, seenAs);

/** An answer to a sound as it is compared. */
export const foldHeard = (answer: string) => fold(answer, heardAs);

function mapOf(pairs: readonly string[]): Taken {
  return new Map(pairs.map((pair) => [pair.charAt(0), pair.charAt(1)]));
}

function fold(answer: string, taken: Taken): string {
  return Array.from(answer.replace(/\s+/g, '').toUpperCase(), (one) => taken.get(one) ?? one).join('');
}
