import { notifications } from '@udaya/contract/notifications';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeGroup } from '../src/demo/make.ts';
import { askModel, type Models, warmUp } from '../src/features/models/ask-model.ts';
import { budgetDay, openCall } from '../src/features/models/open-call.ts';
import { releaseLost } from '../src/features/models/store-budgets.ts';
import { ModelError } from '../src/ports/text-model/text-model.ts';
import { type ModelStub, openModelStub } from '../testing/model-stub.ts';
import { type World, world } from '../testing/world.ts';

let stub: ModelStub;
let w: World;
let base: Models;
beforeAll(async () => {
  stub = await openModelStub();
  w = await world({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: stub.url,
    LLM_MODEL: 'm',
    LLM_PRICES: 'input:1,cached:0.1,output:4',
  });
  if (!w.models) throw new Error('The settings name a model.');
  base = w.models;
  await base.model.probe(AbortSignal.timeout(5_000));
});
afterAll(async () => {
  await w.close();
  await stub.close();
});
beforeEach(() => w.pool.query('truncate model_budgets, model_calls'));
afterEach(() => stub.always({ does: 'answer' }));

const none = { tokens: undefined, cost: undefined };
const within = (bounds: Partial<Models['bounds']>): Models => ({
  ...base,
  bounds: { all: none, group: none, ...bounds },
});
/** Reserves 1,000 tokens: 500 bytes, 200 around them, 300 of an answer. */
const request = { system: 's'.repeat(300), prompt: 'p'.repeat(200), maxOutputTokens: 300, temperature: 0 };
const reserved = 1_000;
/** What the stub says it took: 125 tokens in, 12 out. */
const used = 137;
const call = (groupId: string | null = null) => ({
  purpose: 'report' as const,
  groupId,
  reportId: 'report-1',
  deadlineMs: Date.now() + 10_000,
});
const budgets = async () =>
  (
    await w.pool.query<{ scope: string; reserved: number; used: number; cost: number; owed: number }>(
      `select scope, tokens_reserved::int as reserved, tokens_used::int as used, cost_used::int as cost,
              cost_reserved::int as owed from model_budgets order by scope`,
    )
  ).rows;
const calls = async () => (await w.pool.query('select * from model_calls order by at')).rows;
const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof ModelError ? error.reason : String(error)),
  );

describe('what calls of a language model may use', () => {
  it('is reserved before and settled after, for the product and for the group', async () => {
    stub.always({ does: 'wait', ms: 300 });
    const asked = askModel(within({}), call('group-1'), request);
    await expect.poll(budgets).toEqual([
      { scope: 'all', reserved, used: 0, cost: 0, owed: 700 * 1.25 + 300 * 4 },
      { scope: 'group-1', reserved, used: 0, cost: 0, owed: 700 * 1.25 + 300 * 4 },
    ]);
    await asked;
    const spent = { reserved: 0, used, cost: 125 + 12 * 4, owed: 0 };
    expect(await budgets()).toEqual([
      { scope: 'all', ...spent },
      { scope: 'group-1', ...spent },
    ]);
    expect(await calls()).toEqual([
      expect.objectContaining({
        purpose: 'report',
        report_id: 'report-1',
        group_id: 'group-1',
        model: 'stub-model-2026',
        outcome: 'answered',
        tries: 1,
        input_tokens: 125,
        cached_tokens: 0,
        output_tokens: 12,
        cost: '173',
        took_ms: expect.any(Number),
      }),
    ]);
  });

  it.each([
    ['tokens', { tokens: 7 * reserved + 999, cost: undefined }],
    ['money', { tokens: undefined, cost: 7 * 2_075 + 1 }],
  ])('is never overrun by fifty at once, in %s', async (_what, all) => {
    stub.always({ does: 'wait', ms: 400 });
    const before = stub.asked().length;
    const most = { tokens: 0, cost: 0 };
    const watch = setInterval(() => {
      void budgets().then(([row]) => {
        most.tokens = Math.max(most.tokens, (row?.reserved ?? 0) + (row?.used ?? 0));
        most.cost = Math.max(most.cost, (row?.owed ?? 0) + (row?.cost ?? 0));
      });
    }, 20);
    const models = within({ all });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => outcomeOf(askModel(models, call(`group-${n % 3}`), request))),
    );
    clearInterval(watch);
    const answered = outcomes.filter((one) => one === 'answered').length;
    expect(answered).toBeGreaterThanOrEqual(7);
    expect(outcomes.filter((one) => one === 'budget')).toHaveLength(50 - answered);
    expect(stub.asked().length - before).toBe(answered);
    const [product, ...groups] = await budgets();
    expect(product).toMatchObject({ reserved: 0, owed: 0, used: answered * used });
    expect(groups.reduce((sum, group) => sum + group.used, 0)).toBe(answered * used);
    expect(most.tokens).toBeGreaterThan(0);
    if (all.tokens !== undefined) expect(most.tokens).toBeLessThanOrEqual(all.tokens);
    if (all.cost !== undefined) expect(most.cost).toBeLessThanOrEqual(all.cost);
  });

  it('comes out of both budgets or of none', async () => {
    const models = within({ group: { tokens: reserved + used, cost: undefined } });
    await askModel(models, call('group-1'), request);
    await askModel(models, call('group-1'), request);
    expect(await outcomeOf(askModel(models, call('group-1'), request))).toBe('budget');
    expect(await outcomeOf(askModel(models, call('group-2'), request))).toBe('answered');
    expect(await outcomeOf(askModel(models, call(), request))).toBe('answered');
    expect(await budgets()).toEqual([
      expect.objectContaining({ scope: 'all', reserved: 0, used: 4 * used }),
      expect.objectContaining({ scope: 'group-1', reserved: 0, used: 2 * used }),
      expect.objectContaining({ scope: 'group-2', reserved: 0, used }),
    ]);
  });

  it('with a budget of nothing is nothing: no call is made', async () => {
    const before = stub.seen.length;
    expect(await outcomeOf(askModel(within({ all: { tokens: 0, cost: undefined } }), call(), request))).toBe(
      'budget',
    );
    await w.pool.query('update model_budgets set told_at = null');
    await warmUp(within({ all: { tokens: 0, cost: undefined } }), AbortSignal.timeout(5_000));
    expect([stub.seen.length, (await calls()).length]).toEqual([before, 0]);
    expect((await w.pool.query('select from model_budgets where told_at is not null')).rowCount).toBe(0);
  });

  it('is released where a process died, at the latest when somebody else needs it', async () => {
    const models = within({ all: { tokens: reserved, cost: undefined } });
    await openCall(models, call('group-1'), { input: 700, cached: 0, output: 300 });
    expect(await outcomeOf(askModel(models, call(), request))).toBe('budget');
    await w.pool.query("update model_calls set lost_at = now() - interval '1 second'");
    expect(await outcomeOf(askModel(models, call(), request))).toBe('answered');
    expect((await calls()).map(({ outcome }) => outcome)).toEqual(['lost', 'answered']);
    expect((await budgets()).map((row) => [row.scope, row.reserved])).toEqual([
      ['all', 0],
      ['group-1', 0],
    ]);
  });

  it('is counted once, also where a call was taken for lost and comes back', async () => {
    const models = within({});
    const settle = await openCall(models, call('group-1'), { input: 700, cached: 0, output: 300 });
    await w.pool.query("update model_calls set lost_at = now() - interval '1 second'");
    await Promise.all([releaseLost(models.system), releaseLost(models.system)]);
    const end = {
      outcome: 'answered',
      tries: 1,
      use: { input: 5, cached: 0, output: 2 },
      model: 'm',
    } as const;
    await settle(end);
    await settle(end);
    expect((await budgets()).map((row) => [row.scope, row.reserved, row.used])).toEqual([
      ['all', 0, 7],
      ['group-1', 0, 7],
    ]);
  });

  it('is told to every product admin once a day when it is spent, and which budget', async () => {
    const [admin, other] = [await w.person('productAdmin'), await w.person('productAdmin')];
    const group = await makeGroup(w.db, { name: 'Sunrise School' });
    const models = within({ group: { tokens: 10, cost: undefined } });
    for (let n = 0; n < 3; n++) await outcomeOf(askModel(models, call(group.id), request));
    await outcomeOf(askModel(within({ all: { tokens: 10, cost: undefined } }), call(), request));
    for (const person of [admin, other]) {
      const { body } = await person.call(notifications.list);
      expect(body.notifications.map(({ kind, title }) => [kind, title])).toEqual([
        [
          'model.budget',
          "Today's language model budget is used up. Reports are still prepared, in the composer's words",
        ],
        [
          'model.group_budget',
          "Sunrise School has used up its language model budget for today. Its reports are still prepared, in the composer's words",
        ],
      ]);
    }
    const { rows } = await w.pool.query(
      'select day::text, scope from model_budgets where told_at is not null',
    );
    expect(rows.map(({ day }) => day)).toEqual([budgetDay(), budgetDay()]);
  });
});
