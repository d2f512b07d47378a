/** The sentences of a text, folded so that case and punctuation do not hide a repetition. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?।])["'’”)]*\s+/)
    .map(foldSentence)
    .filter((sentence) => sentence !== '');
}

/** A sentence as it is compared with others: its words alone, in small letters. */
export function foldSentence(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} ]+/gu, '')
    .trim();
}

/** Number of words, separated by white space. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
