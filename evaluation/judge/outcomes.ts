import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Evaluated,
  evaluationsFile,
  evenWins,
  leastAgreement,
  leastShare,
} from '../../apps/api/src/evaluated-models.ts';
import type { Outcome } from './judge-pair.ts';

/** What became of one comparison: the composer's was the first, the model's the second. */
export interface JudgedPair {
  /** Undefined where an answer could not be read. */
  outcome: Outcome | undefined;
  likeLength: boolean;
}

/** What a judge says of a model, with all that tells how far to believe it. */
export interface JudgedOutcome extends Evaluated {
  losses: number;
  ties: number;
  unread: number;
  /** The share of wins among pairs whose lengths differ too much: told, and not counted. */
  apart: { pairs: number; wins: number };
}

/** Fewer pairs of like length than so many say nothing. */
const leastPairs = 30;

/** Counts comparisons: what is equal is half a win, so that a judge who always says the same comes out at one half. */
export function outcomeOf(
  pairs: readonly JudgedPair[],
  agreed: readonly boolean[],
  about: Pick<Evaluated, 'promptVersion' | 'model' | 'mode' | 'judge' | 'day'>,
): JudgedOutcome {
  const counted = pairs.filter(({ likeLength }) => likeLength);
  const apart = pairs.filter(({ likeLength }) => !likeLength);
  const [read, readApart] = [counted, apart].map((some) => some.filter(({ outcome }) => outcome));
  const count = (some: readonly JudgedPair[] = [], of: Outcome) =>
    some.filter(({ outcome }) => outcome === of).length;
  return {
    ...about,
    pairs: read?.length ?? 0,
    wins: winsOf(read),
    agreement: agreed.filter(Boolean).length / (agreed.length || 1),
    losses: count(read, 'first'),
    ties: count(read, 'equal'),
    unread: pairs.filter(({ outcome }) => !outcome).length,
    apart: { pairs: readApart?.length ?? 0, wins: winsOf(readApart) },
  };
}

function winsOf(pairs: readonly JudgedPair[] = []): number {
  const points = pairs.reduce(
    (sum, { outcome }) => sum + (outcome === 'second' ? 1 : outcome === 'equal' ? 0.5 : 0),
    0,
  );
  return points / (pairs.length || 1);
}

/** Why the wins of an outcome do not count; empty where they do. */
export function doubtsOf({ agreement, pairs, unread }: JudgedOutcome): string[] {
  return [
    ...(agreement < leastAgreement
      ? [
          `The judge agrees with ${percent(agreement)} of the written verdicts, fewer than ${percent(leastAgreement)}.`,
        ]
      : []),
    ...(pairs < leastPairs ? [`Only ${pairs} pairs are of like length, fewer than ${leastPairs}.`] : []),
    ...(unread > pairs / 10 ? [`${unread} comparisons could not be read.`] : []),
  ];
}

/** An outcome in a few lines. */
export function printOutcome(outcome: JudgedOutcome): string {
  const { judge, model, mode, pairs, wins, losses, ties, unread, apart, agreement } = outcome;
  const doubts = doubtsOf(outcome);
  return [
    `${judge} compared ${model} (${mode}) with the composer, blind, in both orders`,
    `  wins ${percent(wins)} of ${pairs} pairs of like length (${pairs - losses - ties} won, ${ties} equal, ${losses} lost; ${unread} unread)`,
    `  of ${apart.pairs} whose lengths differ by more than 15 %, which do not count: ${percent(apart.wins)}`,
    `  agreement with the written verdicts: ${percent(agreement)}`,
    ...doubts.map((doubt) => `  ${doubt} The wins do not count.`),
    ...(doubts.length === 0
      ? [
          `  at least ${percent(leastShare(outcome))} with 95 % confidence: LLM_MODE=full ${leastShare(outcome) > evenWins ? 'is open' : 'stays closed'}, which needs more than ${percent(evenWins)}.`,
        ]
      : []),
  ].join('\n');
}

/** Saves an outcome among the evaluations that the product reads at its start, if its wins count; one of a model, prompt and mode. */
export function saveOutcome(outcome: JudgedOutcome, file = evaluationsFile): void {
  if (doubtsOf(outcome).length > 0) return;
  const { promptVersion, model, mode, judge, pairs, wins, agreement, day } = outcome;
  const kept = (JSON.parse(readFileSync(file, 'utf8')) as Evaluated[]).filter(
    (one) => one.promptVersion !== promptVersion || one.model !== model || one.mode !== mode,
  );
  const all = [...kept, { promptVersion, model, mode, judge, pairs, wins, agreement, day }];
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
