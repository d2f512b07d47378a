/** By which rule a sentence of a model may not stand. */
export const sentenceRules = [
  'ids',
  'support',
  'guarded',
  'polarity',
  'numbers',
  'modality',
  'traits',
  'length',
  'ease',
  'age',
  'banned',
  'unsafe',
  'plain',
  'placeholder',
  'repeated',
] as const;
export type SentenceRule = (typeof sentenceRules)[number];

/** Why a sentence may not stand, with the words that show it. */
export interface SentenceError {
  rule: SentenceRule;
  words: string;
}

/** A sentence that did not pass, for the trace. */
export interface RejectedSentence {
  slot: string;
  text: string;
  errors: SentenceError[];
}
