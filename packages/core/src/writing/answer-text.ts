import type { AnsweredSentence } from './answer.ts';
import { splitSentences } from './split-sentences.ts';

/** Nobody writes more; what goes on is not read. */
const mostAnswered = 100_000;
const mostSentences = 16;
const longestSentence = 800;
const mostIds = 8;

/** An answer without what a model says to itself before it, and without characters that no text has; line breaks stay. */
export function cleanAnswer(text: string): string {
  const thought = text.lastIndexOf('</think>');
  return (
    (thought === -1 ? text : text.slice(thought + '</think>'.length))
      .slice(0, mostAnswered)
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
      // Joiners are letters of Tamil and Hindi words; what else is not seen goes.
      .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
      .replace(/(?!\n)[\p{Cc}\p{Co}]/gu, ' ')
  );
}

/** The ids in brackets of any kind: `[p3]`, `(p3, t2)`, `【p3】`, `[ids: p3; t2]`. */
export const citePattern =
  /[[({（［【〔]\s{0,3}(?:(?:ids?|source|sources|cites?)\s{0,2}:?\s{0,2})?[pft]\d{1,4}(?:[\s,;&+]{1,4}(?:and\s{1,2})?[pft]\d{1,4}){0,15}\s{0,3}[\])}）］】〕]/giu;

/** The ids that a text names, each once. */
export function idsIn(text: string): string[] {
  const found = text.slice(0, 400).match(/(?<![\p{L}\p{N}])[pft]\d{1,4}(?![\p{L}\p{N}])/giu) ?? [];
  return [...new Set(found.map((id) => id.toLowerCase()))].slice(0, mostIds);
}

/** A text without its ids and marks of emphasis, cut into sentences, which all rest on the same ids. */
export function sentencesWith(text: string, ids: readonly string[]): AnsweredSentence[] {
  const plain = text
    .replace(/\*\*|__|`/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.!?।॥,;])/gu, '');
  return splitSentences(plain)
    .map((sentence) => ({ text: sentence.slice(0, longestSentence).trim().toWellFormed(), ids: [...ids] }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/** Ids of a sentence with more of them, each once. */
export const joinIds = (ids: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...ids, ...more])].slice(0, mostIds);

/** The sentences of one place, as many as any place can use. */
export const firstSentences = (all: readonly AnsweredSentence[]): AnsweredSentence[] =>
  all.slice(0, mostSentences);
