import type { FactsPack } from '../facts-pack.ts';

/** The lowest reading ease that a text of the template may have, by who reads it: 60 is plain English, 30 is a university's. */
const floors = { Child: 60, Student: 55, Adult: 50 } as const;
/** A single sentence swings more than a text. */
const slack = 25;

export function easeFloor({ reportType }: Pick<FactsPack, 'reportType'>, of: 'text' | 'sentence'): number {
  return floors[reportType] - (of === 'sentence' ? slack : 0);
}

/** Flesch's reading ease of an English text: 100 is very easy, 0 very hard. */
export function readingEase(text: string): number {
  const words = text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?/g) ?? [];
  if (words.length === 0) return 100;
  const sentences = Math.max(1, (text.match(/[.!?:;]+(?=["'’”)\s]|$)/g) ?? []).length);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}

const exceptions: Record<string, number> = {
  people: 2,
  everyone: 3,
  everybody: 4,
  quietly: 3,
  everything: 3,
  evening: 2,
  evenings: 2,
  every: 2,
  someone: 2,
  something: 2,
  somebody: 3,
  sometimes: 2,
  homework: 2,
  therefore: 2,
  whole: 1,
  being: 2,
  doing: 2,
  going: 2,
  quiet: 2,
  idea: 3,
  ideas: 3,
  real: 1,
  area: 3,
  create: 2,
  creates: 2,
  business: 2,
  safety: 2,
  lonely: 2,
  careful: 2,
  carefully: 3,
  useful: 2,
  hopeful: 2,
  movement: 2,
  movements: 2,
  household: 2,
  somewhere: 2,
  anywhere: 3,
  everywhere: 3,
  beforehand: 3,
  sidewalk: 2,
  lively: 2,
};

/** How many syllables an English word has, as near as its letters tell. */
export function countSyllables(word: string): number {
  const letters = word.replace(/['’].*$/, '');
  const known = exceptions[letters];
  if (known !== undefined) return known;
  const trimmed = letters.replace(
    /(?:[^laeiouysxzgch]es|[^aeiouytd]ed|[^aeiouyl]e|(?<=[aeiouy])le?)$/,
    (end) => end.replace(/e[sd]?$/, ''),
  );
  const groups = trimmed.match(/[aeiouy]+/g) ?? [];
  const apart = (trimmed.match(/(?:ia|io(?!n|us)|eo(?!u)|uo|ying|uing|eing)/g) ?? []).length;
  return Math.max(1, groups.length + apart);
}
