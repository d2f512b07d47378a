import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { answerFileOf } from './dump-misses.ts';
import type { Miss, Recordings } from './recordings.ts';

/** Takes the answers that lie in a folder of missing requests into the recordings; gives those that are still missing. */
export function acceptAnswers(
  folder: string,
  misses: readonly Miss[],
  recordings: Recordings,
  by: { model: string; promptVersion: string; day: string; stillAsked: ReadonlySet<string> },
): Miss[] {
  return misses.filter(({ asked, asks, hash }) => {
    const file = path.join(folder, answerFileOf(hash, asks));
    const answer = existsSync(file) ? bare(readFileSync(file, 'utf8')) : '';
    if (answer === '') return true;
    recordings.save(
      asked.birth.id,
      {
        request: hash,
        asks,
        promptVersion: by.promptVersion,
        model: by.model,
        how: 'taken',
        day: by.day,
        tokens: null,
        answer: answer.split(/\r?\n/u),
      },
      by.stillAsked,
    );
    return false;
  });
}

/** Without the fence that some write around JSON, as the product takes it off. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/^```(?:json)?\s*\n([\s\S]*?)\n```$/u, '$1')
    .trim();
