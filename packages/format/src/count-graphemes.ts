/** Characters as people count them, so that a vowel sign is no character of its own. */
export function countGraphemes(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}
