import { parseArgs } from 'node:util';
import { readConfig } from '../apps/api/src/config.ts';
import { openTextModel } from '../apps/api/src/ports/text-model/open-text-model.ts';
import type { ReportContent } from '../packages/core/src/reports/report-content.ts';
import { type WriterMode, writerModes } from '../packages/core/src/writing/writer-modes.ts';
import { acceptAnswers } from './accept-answers.ts';
import { askBirths } from './ask-births.ts';
import { coherenceOf, printAgreement, printCoherence, readersAgree } from './coherence/coherence.ts';
import { composeBirths } from './compose-births.ts';
import { describeCopy, frozenCopy, liveCopy } from './copies.ts';
import { dumpMisses } from './dump-misses.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { compareWithComposer } from './judge/compare-with-composer.ts';
import { openJudge } from './judge/open-judge.ts';
import { printOutcome, saveOutcome } from './judge/outcomes.ts';
import { printFigures } from './print-figures.ts';
import { recordAnswers } from './record-answers.ts';
import { describeMisses, findMisses, onceEach, openRecordings } from './recordings.ts';

// What a model makes of sixty reports of a frozen copy of texts and prompt, by its recorded answers, beside the composer's own: `npm run eval`. Ends with 1 where a figure is out of its
// bounds or an answer is missing. README.md beside this file tells the rest.

const { values: wanted } = parseArgs({
  options: {
    mode: { type: 'string', default: 'frame' },
    live: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    dump: { type: 'string' },
    take: { type: 'string' },
    model: { type: 'string' },
    judge: { type: 'boolean', default: false },
    rejected: { type: 'boolean', default: false },
  },
});

const mode = wanted.mode as WriterMode;
if (!writerModes.includes(mode)) throw new Error(`--mode is one of ${writerModes.join(', ')}.`);
const copy = wanted.live ? liveCopy : frozenCopy;
const prompt = copy.promptOf(mode);
const recordings = openRecordings();
const askedIn = new Map(
  [frozenCopy, liveCopy].map((one) => {
    const composed = composeBirths(one);
    const inMode = (each: WriterMode) => askBirths(composed, { prompt: one.promptOf(each), mode: each });
    return [one, new Map(writerModes.map((each) => [each, inMode(each)]))] as const;
  }),
);
const asked = askedIn.get(copy)?.get(mode) ?? [];
const stillAsked = new Set(
  [...askedIn.values()]
    .flatMap((modes) => [...modes.values()].flat())
    .flatMap(({ requests }) => requests.map(({ hash }) => hash)),
);
const misses = onceEach(findMisses(asked, recordings));
const about = { promptVersion: prompt.version, day: new Date().toISOString().slice(0, 10), stillAsked };

if (wanted.dump) {
  console.log(`${dumpMisses(wanted.dump, misses)} requests written to ${wanted.dump}`);
} else {
  if (wanted.take) {
    if (!wanted.model) throw new Error('--take needs --model: who wrote the answers.');
    const left = acceptAnswers(wanted.take, misses, recordings, { ...about, model: wanted.model });
    console.log(`${misses.length - left.length} answers taken from ${wanted.take}, ${left.length} not found`);
  }
  if (wanted.record) await record();
  const evaluation = evaluate(recordings, { prompt, mode, asked });
  console.log(describeCopy(copy, mode));
  console.log(printFigures(evaluation));
  console.log(`Coherence, by two readers: ${printAgreement(readersAgree())}`);
  if (wanted.rejected) printRejected(evaluation);
  if (evaluation.misses.length > 0) console.log(describeMisses(evaluation.misses));
  const breaches = evaluation.breaches.filter((breach) => !breach.includes('no recorded answer'));
  for (const breach of breaches) console.log(breach);
  if (evaluation.breaches.length > 0) process.exitCode = 1;
  if (wanted.judge) await judge(evaluation);
}

/** Asks the model of the settings for what is missing. */
async function record(): Promise<void> {
  const { llm } = readConfig(process.env);
  if (!llm) throw new Error('--record needs the settings LLM_PROVIDER, LLM_MODEL and what goes with them.');
  const failed = await recordAnswers(openTextModel(llm), misses, recordings, {
    ...about,
    timeoutMs: llm.timeoutMs,
  });
  console.log(`${misses.length - failed.length} answers recorded of ${llm.model}`);
  for (const { miss, reason } of failed) console.log(`  ${miss.asked.birth.id} (${miss.asks}): ${reason}`);
}

/** Has the reports compared with the composer's by the judge of the settings, and keeps what comes of it. */
async function judge(evaluation: Evaluation): Promise<void> {
  if (evaluation.misses.length > 0) throw new Error('--judge needs every answer recorded.');
  const { worded } = evaluation;
  const asker = openJudge(process.env, worded);
  const outcome = await compareWithComposer(asker, worded, { promptVersion: prompt.version, mode });
  console.log(printOutcome(outcome));
  const openings = (contents: readonly ReportContent[]) => contents.map(({ opening }) => opening);
  console.log(
    printCoherence(
      asker.model,
      await coherenceOf(asker, openings(worded.map(({ shown }) => shown))),
      await coherenceOf(asker, openings(worded.map(({ content }) => content))),
    ),
  );
  saveOutcome(outcome);
}

/** Every sentence that did not pass, with the rule and the words that show it. */
function printRejected({ worded }: Evaluation): void {
  for (const { birth, applied } of worded)
    for (const { slot, text, errors } of applied.rejected)
      console.log(
        `${birth.id} ${slot}: ${text}\n    ${errors.map(({ rule, words }) => `${rule}: ${words}`).join('; ')}`,
      );
}
