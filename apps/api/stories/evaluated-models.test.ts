import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Evaluated, readEvaluations, refuseUnproven } from '../src/evaluated-models.ts';
import { readPrompt } from '../src/features/writing/read-prompts.ts';

const settings = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: 'http://127.0.0.1:9/v1',
  LLM_MODEL: 'model-of-the-test',
};
const won: Evaluated = {
  promptVersion: 'full/1',
  model: 'model-of-the-test',
  mode: 'full',
  judge: 'judge-of-the-test',
  pairs: 55,
  wins: 0.65,
  agreement: 0.75,
  day: '2026-11-22',
};
const refuse = (evaluations: Evaluated[], mode: 'frame' | 'full' = 'full') =>
  refuseUnproven({ model: 'model-of-the-test', mode }, 'full/1', evaluations);

describe('a model that is to word the parts', () => {
  it('stops the start where it has not won the evaluation, and is told how it can', () => {
    expect(() => readConfig({ ...settings, LLM_MODE: 'full' })).toThrow(
      `LLM_MODE is 'full', and model-of-the-test has not won the evaluation with the prompt of version ${readPrompt('full').version}: the lower bound of its 95 % interval`,
    );
    expect(() => readConfig({ ...settings, LLM_MODE: 'full' })).toThrow('npm run eval');
  });

  it('may word what frames them all the same', () => {
    expect(readConfig(settings).llm).toMatchObject({
      mode: 'frame',
      dailyTokens: undefined,
      groupDailyTokens: undefined,
    });
    expect(() => refuse([], 'frame')).not.toThrow();
  });

  it('is let in where the lower bound of its interval of wins is above a half, before a judge who is believed', () => {
    expect(() => refuse([won])).not.toThrow();
  });

  it.each([
    ['of another model', { model: 'another-model' }],
    ['with another prompt', { promptVersion: 'full/2' }],
    ['of the frame', { mode: 'frame' }],
    ['that was won by less than chance explains', { wins: 0.62 }],
    ['of too few pairs', { pairs: 20 }],
    ['before a judge who does not agree with the verdicts', { agreement: 0.7 }],
  ] as const)('is not let in by an evaluation %s', (_which, change) => {
    expect(() => refuse([{ ...won, ...change }])).toThrow('has not won');
  });

  it('finds the evaluations of the repository', () => {
    expect(Array.isArray(readEvaluations())).toBe(true);
  });
});
