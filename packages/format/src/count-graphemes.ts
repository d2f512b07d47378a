/** Characters as people tell them apart, so that a vowel sign is no character of its own. */
export function graphemesOf(text: string): string[] {
  const parted = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return Array.from(parted, ({ segment }) => segment);
}

/** How many characters a text has, as people count them. */
export function countGraphemes(text: string): number {
  return graphemesOf(text).length;
}
