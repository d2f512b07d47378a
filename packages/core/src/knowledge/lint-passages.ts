import { planets } from '@udaya/astro/planets';
import { findBannedSubjects } from './banned-subjects.ts';
import { type Passage, positions } from './passage.ts';
import { findUnsafeAdvice } from './unsafe-advice.ts';

/** The fewest and the most words of a shipped description. */
export const descriptionWords = { min: 60, max: 140 } as const;
const titleLength = { min: 1, max: 150 } as const;

/** What is wrong with one passage, in words for the person who edits it. */
export interface PassageError {
  planet: string;
  position: number;
  error: string;
}

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

/**
 * Every error of a set of shipped passages of one report type: missing or doubled pairs, titles and descriptions out of
 * bounds, banned subjects, unsafe advice, and sentences that two passages share.
 */
export function lintPassages(passages: readonly Passage[]): PassageError[] {
  return [...pairErrors(passages), ...passages.flatMap(textErrors), ...sharedSentences(passages)];
}

function pairErrors(passages: readonly Passage[]): PassageError[] {
  return planets.flatMap((planet) =>
    positions.flatMap((position) => {
      const count = passages.filter((one) => one.planet === planet && one.position === position).length;
      return count === 1 ? [] : [{ planet, position, error: `stands ${count} times instead of once` }];
    }),
  );
}

function textErrors({ reportType, planet, position, title, description }: Passage): PassageError[] {
  const errors = [
    ...findBannedSubjects(description),
    ...findUnsafeAdvice(`${title}. ${description}`, reportType),
  ].map(({ subject, words }) => `touches ${subject}: "${words}"`);
  const titleErrors = findBannedSubjects(title).filter(({ subject }) => subject !== 'planets and signs');
  errors.push(...titleErrors.map(({ subject, words }) => `title touches ${subject}: "${words}"`));
  const words = countWords(description);
  if (words < descriptionWords.min || words > descriptionWords.max) errors.push(`has ${words} words`);
  if (title.length < titleLength.min || title.length > titleLength.max)
    errors.push(`has a title of ${title.length} characters`);
  if (description !== description.trim() || /\s{2}|[\n\t<>{}]/.test(description))
    errors.push('has untidy white space or markup');
  return errors.map((error) => ({ planet, position, error }));
}

function sharedSentences(passages: readonly Passage[]): PassageError[] {
  const first = new Map<string, Passage>();
  return passages.flatMap((passage) =>
    sentencesOf(passage.description).flatMap((sentence) => {
      const earlier = first.get(sentence);
      if (!earlier) {
        first.set(sentence, passage);
        return [];
      }
      const { planet, position } = passage;
      return [
        {
          planet,
          position,
          error: `shares a sentence with ${earlier.planet} ${earlier.position}: "${sentence}"`,
        },
      ];
    }),
  );
}
