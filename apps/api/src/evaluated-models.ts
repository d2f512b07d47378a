import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type WriterMode, writerModes } from '@udaya/core/writing/writer-modes';
import * as z from 'zod/mini';
import type { LlmConfig } from './llm-config.ts';
import { StartError } from './platform/start-error.ts';

const share = z.number().check(z.minimum(0), z.maximum(1));
const Evaluations = z.array(
  z.object({
    promptVersion: z.string(),
    /** As `LLM_MODEL` names it. */
    model: z.string(),
    mode: z.enum(writerModes),
    judge: z.string(),
    /** Comparisons with the composer that were counted, and the share that was won; what was equal counts half. */
    pairs: z.number(),
    wins: share,
    /** With how many of the written verdicts the judge agreed. */
    agreement: share,
    day: z.string(),
  }),
);

/** What a judge said of a model's reports beside the composer's. */
export type Evaluated = z.infer<typeof Evaluations>[number];

/** Where `npm run eval -- --judge` keeps it. */
export const evaluationsFile = path.resolve(import.meta.dirname, '../prompts/evaluations.json');

/** A model may word the parts when it wins more than this share of comparisons, with the doubt of their number taken off. */
export const evenWins = 0.5;
/** The share of written verdicts below which a judge is not believed. */
export const leastAgreement = 0.75;

/** The lower bound of the 95 % interval of a share of so many pairs, by Wilson's score (1927). */
export function leastShare({ wins, pairs }: Pick<Evaluated, 'wins' | 'pairs'>): number {
  if (pairs === 0) return 0;
  const z2 = 1.96 ** 2;
  const middle = wins + z2 / (2 * pairs);
  const half = Math.sqrt((z2 * (wins * (1 - wins) + z2 / (4 * pairs))) / pairs);
  return (middle - half) / (1 + z2 / pairs);
}

/** The evaluations of the repository. */
export function readEvaluations(): Evaluated[] {
  return Evaluations.parse(JSON.parse(readFileSync(evaluationsFile, 'utf8')));
}

/** Whether a model has won with a prompt, in the eyes of a judge that is believed. */
function hasWon(
  evaluations: readonly Evaluated[],
  of: Pick<Evaluated, 'model' | 'promptVersion'> & { mode: WriterMode },
) {
  return evaluations.some(
    ({ model, promptVersion, mode, agreement, ...won }) =>
      model === of.model &&
      promptVersion === of.promptVersion &&
      mode === of.mode &&
      leastShare(won) > evenWins &&
      agreement >= leastAgreement,
  );
}

/**
 * The mode `full` is for models that have won the evaluation with the prompt in use.
 * @throws StartError for any other
 */
export function refuseUnproven(
  llm: Pick<LlmConfig, 'model' | 'mode'> | undefined,
  promptVersion: string,
  evaluations: readonly Evaluated[],
): void {
  if (llm?.mode !== 'full' || hasWon(evaluations, { model: llm.model, promptVersion, mode: llm.mode }))
    return;
  throw new StartError(
    `LLM_MODE is 'full', and ${llm.model} has not won the evaluation with the prompt of version ${promptVersion}: ` +
      `the lower bound of its 95 % interval of wins against the composer must be above ${evenWins * 100} %. Use LLM_MODE=frame, or evaluate it: npm run eval -- --live --mode full --record --judge.`,
  );
}
