import pLimit from 'p-limit';
import type { TextModel } from '../../apps/api/src/ports/text-model/text-model.ts';
import type { WriterMode } from '../../packages/core/src/writing/writer-modes.ts';
import { composeBirths } from '../compose-births.ts';
import type { WordedBirth } from '../word-births.ts';
import { isOfLikeLength, judgePair, type Outcome, type Pair } from './judge-pair.ts';
import { type JudgedOutcome, type JudgedPair, outcomeOf } from './outcomes.ts';
import { type CalibrationPair, readCalibration } from './read-calibration.ts';
import { printFacts, printReport, printTemplate, templateTextsOf } from './template-texts.ts';

/** How many comparisons are under way at once. */
const atOnce = 4;

/** Calibrates a judge, then has it compare what readers get from a model with what the composer wrote: blind, each pair in both orders. */
export async function compareWithComposer(
  judge: TextModel,
  births: readonly WordedBirth[],
  about: { promptVersion: string; mode: WriterMode },
): Promise<JudgedOutcome> {
  const limit = pLimit(atOnce);
  const agreed = await limit.map(readCalibration(), (pair) => agrees(judge, pair));
  const pairs = await limit.map(births, (birth) => compare(judge, birth, about.mode));
  return outcomeOf(pairs, agreed, {
    ...about,
    judge: judge.model,
    model: [...new Set(births.map(({ model }) => model))].join(', '),
    day: new Date().toISOString().slice(0, 10),
  });
}

/** Whether a judge says of a calibration pair what its written verdict says. */
export async function agrees(judge: TextModel, pair: CalibrationPair): Promise<boolean> {
  return (await judgePair(judge, textsOf(pair))) === pair.winner;
}

/** A calibration pair as a judge reads it. */
function textsOf({ birth, file, first, second }: CalibrationPair): Pair {
  const composed = composed60().find((one) => one.birth.id === birth);
  if (!composed) throw new Error(`${file} is of ${birth}, which is none of the births.`);
  return { facts: printFacts(composed), first: printTemplate(first), second: printTemplate(second) };
}

let known: ReturnType<typeof composeBirths> | undefined;
const composed60 = () => {
  known ??= composeBirths();
  return known;
};

/** The composer's is the first, the model's the second. */
async function compare(judge: TextModel, birth: WordedBirth, mode: WriterMode): Promise<JudgedPair> {
  const print =
    mode === 'full'
      ? printReport
      : (content: WordedBirth['content']) => printTemplate(templateTextsOf(content));
  const pair = { facts: printFacts(birth), first: print(birth.content), second: print(birth.shown) };
  const outcome: Outcome | undefined = pair.first === pair.second ? 'equal' : await judgePair(judge, pair);
  return { outcome, likeLength: isOfLikeLength(pair) };
}
