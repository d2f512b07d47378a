/**
 * Whether a text is one line of characters that are seen: no control characters, no line or paragraph separators, no lone
 * surrogates, and no marks that turn the direction of writing, which would let it show other than it is.
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(text) && text.isWellFormed();
}

/** So many marks in a row a letter may bear: Tamil, Hindi and Vietnamese need three, pointed Hebrew four. */
export const mostMarks = 4;

// What is invisible between two marks does not part them for the eye.
const invisible = '\\u00AD\\u200B-\\u200F\\u2060-\\u2064\\uFEFF';
const piledMarks = new RegExp(`(?:\\p{M}[${invisible}]*){${mostMarks + 1}}`, 'u');

/** Whether one letter bears so many marks that they would be drawn over what stands above or below it. */
export function hasPiledMarks(text: string): boolean {
  return piledMarks.test(text);
}
