import { readConfig } from '../../apps/api/src/config.ts';
import { openTextModel } from '../../apps/api/src/ports/text-model/open-text-model.ts';
import type { TextModel } from '../../apps/api/src/ports/text-model/text-model.ts';
import { familyOf } from './family-of.ts';

/** How long a judge may take over one comparison, in milliseconds. */
const timeoutMs = 60_000;

/**
 * Opens the judge of the settings `EVAL_JUDGE_*`, which are read as those of the writer are.
 * @throws where there is none, or where it is of the family of those that it is to judge: a family favours its own
 */
export function openJudge(
  env: Record<string, string | undefined>,
  judged: readonly { model: string }[],
): TextModel {
  const { llm } = readConfig({
    LLM_PROVIDER: env.EVAL_JUDGE_PROVIDER,
    LLM_BASE_URL: env.EVAL_JUDGE_BASE_URL,
    LLM_MODEL: env.EVAL_JUDGE_MODEL,
    LLM_API_KEY: env.EVAL_JUDGE_API_KEY,
  });
  if (!llm)
    throw new Error('--judge needs the settings EVAL_JUDGE_PROVIDER, EVAL_JUDGE_MODEL and their like.');
  const same = judged.find(({ model }) => familyOf(model) === familyOf(llm.model));
  if (same)
    throw new Error(
      `EVAL_JUDGE_MODEL is ${llm.model}, of the same family as ${same.model}, which it would judge: choose another one.`,
    );
  return openTextModel({ ...llm, timeoutMs });
}
