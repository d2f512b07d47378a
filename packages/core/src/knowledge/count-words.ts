/** The sentences of a text, folded so that case and punctuation do not hide a repetition. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?।])["'’”)]*\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N} ]+/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence !== '');
}

/** Number of words, separated by white space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
