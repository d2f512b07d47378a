import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTextModel } from '../../apps/api/src/ports/text-model/open-text-model.ts';
import type { TextModel } from '../../apps/api/src/ports/text-model/text-model.ts';
import { type ModelStub, openModelStub } from '../../apps/api/testing/model-stub.ts';
import type { StubRequest } from '../../apps/api/testing/model-stub-request.ts';
import { composeBirths } from '../compose-births.ts';
import { agrees } from './compare-with-composer.ts';
import { familyOf } from './family-of.ts';
import { isOfLikeLength, judgePair, outcomes } from './judge-pair.ts';
import { openJudge } from './open-judge.ts';
import { doubtsOf, type JudgedPair, outcomeOf, printOutcome, saveOutcome } from './outcomes.ts';
import { readCalibration } from './read-calibration.ts';
import { printFacts, printTemplate } from './template-texts.ts';

const calibration = readCalibration();
const composed = composeBirths();
const about = {
  promptVersion: 'full/1',
  model: 'writer-1',
  mode: 'full',
  judge: 'judge-1',
  day: '2026-11-22',
} as const;

let stub: ModelStub;
let judge: TextModel;
beforeEach(async () => {
  stub = await openModelStub();
  judge = openTextModel({
    provider: 'openai-compatible',
    baseUrl: stub.url,
    model: 'judge-1',
    apiKey: undefined,
    timeoutMs: 5_000,
    words: { name: 'Stub' },
  });
});
afterEach(async () => stub.close());

/** Has the stub judge by the two texts that it is shown. */
function judgeBy(winner: (a: string, b: string) => string) {
  stub.always({
    does: 'answer',
    text: ({ prompt }: StubRequest) => {
      const [, a = '', b = ''] = /\n\nA\n([\s\S]*)\n\nB\n([\s\S]*)$/.exec(prompt) ?? [];
      return JSON.stringify({ reason: 'As told.', winner: winner(a, b) });
    },
  });
}
const pair = { facts: 'Likes cups.', first: 'The good one.', second: 'The other one.' };

describe('a comparison', () => {
  it('is made in both orders, and shows what belongs to it and no mark of who wrote what', async () => {
    judgeBy(() => 'equal');
    await judgePair(judge, pair);
    const prompts = stub.asked().map(({ prompt }) => prompt);
    expect(prompts).toEqual([
      'FACTS\nLikes cups.\n\nA\nThe good one.\n\nB\nThe other one.',
      'FACTS\nLikes cups.\n\nA\nThe other one.\n\nB\nThe good one.',
    ]);
    expect(stub.asked()[0]?.system).toContain('You compare two versions');
  });

  it('is won by what wins in both orders', async () => {
    judgeBy((a) => (a.includes('good') ? 'A' : 'B'));
    expect(await judgePair(judge, pair)).toBe('first');
    expect(await judgePair(judge, { ...pair, first: pair.second, second: pair.first })).toBe('second');
  });

  it.each(['A', 'B'])('is won by nobody before a judge who always says %s', async (always) => {
    judgeBy(() => always);
    expect(await judgePair(judge, pair)).toBe('equal');
  });

  it('is not read where the answer says nothing of the kind', async () => {
    judgeBy(() => 'the child');
    expect(await judgePair(judge, pair)).toBeUndefined();
  });

  it.each([
    [100, 100, true],
    [100, 85, true],
    [100, 84, false],
    [70, 100, false],
  ])('of %i and %i words is of like length: %s', (one, other, like) => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    expect(isOfLikeLength({ first: words(one), second: words(other) })).toBe(like);
  });
});

describe('an outcome', () => {
  const some = (outcome: JudgedPair['outcome'], count: number, likeLength = true): JudgedPair[] =>
    Array.from({ length: count }, () => ({ outcome, likeLength }));
  const agreed = (count: number) => Array.from({ length: 20 }, (_, at) => at < count);

  it('counts wins, and what is equal as half of one', () => {
    const pairs = [...some('second', 30), ...some('equal', 20), ...some('first', 10)];
    expect(outcomeOf(pairs, agreed(16), about)).toMatchObject({
      pairs: 60,
      wins: 40 / 60,
      losses: 10,
      ties: 20,
      agreement: 0.8,
    });
  });

  it('of a judge who always says A is one half, and of no account', async () => {
    judgeBy(() => 'A');
    const pairs = await Promise.all(
      Array.from({ length: 40 }, async () => ({ outcome: await judgePair(judge, pair), likeLength: true })),
    );
    const agreements = await Promise.all(calibration.map(async (one) => agrees(judge, one)));
    const outcome = outcomeOf(pairs, agreements, about);
    expect(outcome.wins).toBe(0.5);
    expect(outcome.agreement).toBe(calibration.filter(({ winner }) => winner === 'equal').length / 20);
    expect(doubtsOf(outcome).join()).toContain('The judge agrees with 10 % of the written verdicts');
  });

  it('tells what is longer or shorter apart, and does not count it', () => {
    const outcome = outcomeOf([...some('first', 30), ...some('second', 30, false)], agreed(20), about);
    expect(outcome).toMatchObject({ pairs: 30, wins: 0, apart: { pairs: 30, wins: 1 } });
  });

  it.each([
    ['a judge who agrees too seldom', [...some('second', 60)], 14, 'agrees with 70 %'],
    ['few pairs of like length', [...some('second', 29), ...some('second', 31, false)], 20, 'Only 29 pairs'],
    [
      'many answers that cannot be read',
      [...some('second', 50), ...some(undefined, 10)],
      20,
      '10 comparisons',
    ],
  ])('is doubted for %s', (_why, pairs, agreements, words) => {
    const outcome = outcomeOf(pairs, agreed(agreements), about);
    expect(printOutcome(outcome)).toContain(words);
    expect(printOutcome(outcome)).toContain('The wins do not count.');
  });

  describe('that is kept', () => {
    let folder: string;
    let file: string;
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'udaya-eval-'));
      file = path.join(folder, 'evaluations.json');
      writeFileSync(file, '[]');
    });
    afterEach(() => rmSync(folder, { recursive: true }));
    const kept = () => JSON.parse(readFileSync(file, 'utf8')) as unknown[];

    it('is one of a model, prompt and mode: the last', () => {
      saveOutcome(outcomeOf(some('first', 60), agreed(15), about), file);
      saveOutcome(outcomeOf(some('second', 60), agreed(18), about), file);
      saveOutcome(outcomeOf(some('equal', 60), agreed(18), { ...about, model: 'writer-2' }), file);
      expect(kept()).toEqual([
        { ...about, pairs: 60, wins: 1, agreement: 0.9 },
        { ...about, model: 'writer-2', pairs: 60, wins: 0.5, agreement: 0.9 },
      ]);
    });

    it('is none that is doubted', () => {
      saveOutcome(outcomeOf(some('second', 60), agreed(14), about), file);
      expect(kept()).toEqual([]);
    });
  });
});

describe('the calibration', () => {
  it('has twenty pairs, half of them clear, won by one as often as by the other', () => {
    expect(calibration).toHaveLength(20);
    const count = (is: (one: (typeof calibration)[number]) => boolean) => calibration.filter(is).length;
    expect(count(({ kind }) => kind === 'clear')).toBe(10);
    expect(Object.fromEntries(outcomes.map((of) => [of, count(({ winner }) => winner === of)]))).toEqual({
      first: 9,
      second: 9,
      equal: 2,
    });
  });

  it.each(calibration.map((one) => [one.file, one] as const))(
    '%s is two templates of one birth with a reasoned verdict',
    (_file, one) => {
      const ofBirth = composed.find(({ birth }) => birth.id === one.birth);
      expect(ofBirth && printFacts(ofBirth)).toMatch(/The report is about/);
      expect(printTemplate(one.first)).not.toBe(printTemplate(one.second));
      const sentences = one.verdict.split(/(?<=[.!?])\s+/);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(4);
      expect(printTemplate(one.first) + printTemplate(one.second)).not.toMatch(/\{|null|undefined/);
    },
  );

  it('is agreed with by a judge who says what the verdicts say', async () => {
    judgeBy((a, b) => {
      const found = calibration.find(
        ({ first, second }) =>
          [printTemplate(first), printTemplate(second)].includes(a) &&
          [printTemplate(first), printTemplate(second)].includes(b),
      );
      if (!found || found.winner === 'equal') return 'equal';
      return printTemplate(found[found.winner]) === a ? 'A' : 'B';
    });
    expect(await Promise.all(calibration.map(async (one) => agrees(judge, one)))).toEqual(
      calibration.map(() => true),
    );
  });
});

describe('the judge of the settings', () => {
  const settings = {
    EVAL_JUDGE_PROVIDER: 'openai-compatible',
    EVAL_JUDGE_BASE_URL: 'http://127.0.0.1:9/v1',
    EVAL_JUDGE_MODEL: 'gpt-5-mini',
  };

  it('is opened by settings of its own, whatever those of the writer say', () => {
    expect(
      openJudge({ ...settings, LLM_MODEL: 'claude-haiku-4-5' }, [{ model: 'claude-haiku-4-5' }]).model,
    ).toBe('gpt-5-mini');
  });

  it('is refused where there is none', () => {
    expect(() => openJudge({ LLM_PROVIDER: 'anthropic' }, [])).toThrow('EVAL_JUDGE_PROVIDER');
  });

  it('is refused where it would judge its own family', () => {
    expect(() => openJudge(settings, [{ model: 'gpt-4.1' }])).toThrow('of the same family as gpt-4.1');
  });

  it.each([
    ['gpt-4o-mini', 'openai/gpt-oss-120b', true],
    ['o3-mini', 'gpt-5', true],
    ['claude-haiku-4-5', 'anthropic/claude-opus-4', true],
    ['llama3.3:70b', 'meta-llama/Llama-4', true],
    ['qwen3:8b', 'claude-haiku-4-5', false],
    ['mixtral-8x7b', 'mistral-large', true],
    ['some-model', 'another-model', false],
  ])('takes %s and %s for one family: %s', (one, other, same) => {
    expect(familyOf(one) === familyOf(other)).toBe(same);
  });
});
