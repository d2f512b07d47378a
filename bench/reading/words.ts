/** What can be counted of a text. */

const hedge =
  /\b(may|might|often|usually|tends?|seems?|sometimes|perhaps|likely|probably|maybe|generally|some days|at times|can be|could)\b/gi;
const task =
  /\b(minutes?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|once a (?:day|week)|twice a (?:day|week)|(?:every|each) (?:day|evening|morning|night|week)|this week|this month)\b/i;
const numberWords: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

export const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** Sentences, as far as full stops show them. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?][”’]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** How many words of a text take back what it says. */
export const hedgesIn = (text: string): number => (text.match(hedge) ?? []).length;

/** The sentences that set something to be done at a time. */
export const tasksIn = (text: string): string[] => sentencesOf(text).filter((one) => task.test(one));

/** The minutes that a text asks for in so many words. */
export function minutesIn(text: string): number {
  const found = [...text.matchAll(/\b(\w+)[ -]minutes?\b/gi)];
  return found.reduce(
    (sum, [, word = '']) => sum + (numberWords[word.toLowerCase()] ?? (Number(word) || 0)),
    0,
  );
}

/** Flesch's reading ease: 206.835 - 1.015 words a sentence - 84.6 syllables a word. */
export function readingEase(text: string): number {
  const words = wordsOf(text);
  const sentences = Math.max(1, (text.match(/[.!?:;][”’]?(\s|$)/gu) ?? []).length);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}

function syllablesOf(written: string): number {
  const word = written.toLowerCase().replace(/[^a-z]/g, '');
  if (word.length <= 3) return word === '' ? 0 : 1;
  const stem = word
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, ([first = '']) => first)
    .replace(/^y/, '');
  return Math.max(1, (stem.match(/[aeiouy]{1,2}/g) ?? []).length);
}
