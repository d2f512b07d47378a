import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextModel } from '../../apps/api/src/ports/text-model/text-model.ts';
import type { ModelRequest } from '../../packages/core/src/writing/answer.ts';

/** Two texts on the same facts, as a judge reads them. */
export interface Pair {
  facts: string;
  first: string;
  second: string;
}

/** Which of the two is better. */
export const outcomes = ['first', 'second', 'equal'] as const;
export type Outcome = (typeof outcomes)[number];

const system = readFileSync(path.join(import.meta.dirname, 'prompt.md'), 'utf8').trim();
const schema = {
  type: 'object',
  properties: {
    reason: { type: 'string' },
    winner: { type: 'string', enum: ['A', 'B', 'equal'] },
  },
  required: ['reason', 'winner'],
  additionalProperties: false,
} as const;

/**
 * Asks a judge in both orders. Better is what wins in both, whichever is called A; a judge who says otherwise once the order is turned has not
 * said anything, so that is 'equal'. Undefined where an answer could not be read.
 * @throws ModelError where the judge could not be asked
 */
export async function judgePair(
  judge: TextModel,
  { facts, first, second }: Pair,
  timeoutMs = 60_000,
): Promise<Outcome | undefined> {
  const ask = async (a: string, b: string) =>
    readWinner((await judge.ask(requestOf(facts, a, b), AbortSignal.timeout(timeoutMs))).text);
  const straight = await ask(first, second);
  const turned = await ask(second, first);
  if (!straight || !turned) return undefined;
  if (straight === 'A' && turned === 'B') return 'first';
  if (straight === 'B' && turned === 'A') return 'second';
  return 'equal';
}

function requestOf(facts: string, a: string, b: string): ModelRequest {
  const prompt = [`FACTS\n${facts}`, `A\n${a}`, `B\n${b}`].join('\n\n');
  return { system, prompt, schema, maxOutputTokens: 400, temperature: 0 };
}

function readWinner(text: string): 'A' | 'B' | 'equal' | undefined {
  const found = /"winner"\s*:\s*"(A|B|equal)"/u.exec(text)?.[1];
  return found as 'A' | 'B' | 'equal' | undefined;
}

/** The part of the longer text by which two texts differ in words above which length could be what wins. */
const mostDifference = 0.15;

/** Whether two texts are about as long as each other. */
export function isOfLikeLength({ first, second }: Pick<Pair, 'first' | 'second'>): boolean {
  const [one, other] = [first, second].map((text) => text.split(/\s+/u).length);
  return Math.abs((one ?? 0) - (other ?? 0)) <= mostDifference * Math.max(one ?? 0, other ?? 0);
}
