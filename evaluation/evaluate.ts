import type { Prompt } from '../packages/core/src/writing/build-requests.ts';
import type { WriterMode } from '../packages/core/src/writing/writer-modes.ts';
import type { AskedBirth } from './ask-births.ts';
import { type Figures, figuresOfAnswers, figuresOfReports, figuresOfRows } from './figures.ts';
import { findMisses, type Miss, type Recordings } from './recordings.ts';
import { breachOf } from './thresholds.ts';
import { type WordedBirth, wordBirths } from './word-births.ts';

/** An evaluation: what readers get from a model, beside what the composer writes for the same births. */
export interface Evaluation {
  asked: AskedBirth[];
  misses: Miss[];
  worded: WordedBirth[];
  model: Figures;
  composer: Figures;
  /** Each a sentence; empty where the evaluation is passed. */
  breaches: string[];
}

/** Evaluates the recorded answers to a prompt. What has no recorded answer is a breach. */
export function evaluate(
  recordings: Recordings,
  { prompt, mode, asked }: { prompt: Prompt; mode: WriterMode; asked: AskedBirth[] },
): Evaluation {
  const misses = findMisses(asked, recordings);
  const worded = wordBirths(asked, recordings, { promptVersion: prompt.version, mode });
  const model = new Map([...figuresOfAnswers(worded), ...figuresOfReports(worded, ({ shown }) => shown)]);
  const composer = new Map([...figuresOfRows(asked), ...figuresOfReports(asked, ({ content }) => content)]);
  return {
    asked,
    misses,
    worded,
    model,
    composer,
    breaches: [
      ...misses.map(
        ({ asked: { birth }, asks }) => `${birth.id} has no recorded answer to the request for its ${asks}.`,
      ),
      ...[...model].flatMap(([name, value]) => breachOf(name, value) ?? []),
    ],
  };
}
