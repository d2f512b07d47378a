const letter = String.raw`[\p{L}\p{M}\p{N}_]`;

/**
 * A pattern of whole words in any script, where `\b` and `\w` know the Latin letters only: `\w` in an alternative stands for a
 * letter, mark or digit of every script, so that a Tamil vowel sign ends no word.
 */
export function wholeWords(...alternatives: string[]): RegExp {
  const words = alternatives.join('|').replaceAll(String.raw`\w`, letter);
  return new RegExp(`(?<!${letter})(?:${words})(?!${letter})`, 'u');
}
