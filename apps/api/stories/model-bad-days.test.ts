import { beforeEach, describe, expect, it } from 'vitest';
import { askModel, type Models, warmUp } from '../src/features/models/ask-model.ts';
import { openTextModel } from '../src/ports/text-model/open-text-model.ts';
import { ModelError } from '../src/ports/text-model/text-model.ts';
import { type ModelStub, openModelStub } from '../testing/model-stub.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

let stub: ModelStub;
let models: Models;
const w = await forThisFile(world());
beforeEach(async () => {
  await w.pool.query('truncate model_budgets, model_calls');
  stub = await openModelStub();
  const none = { tokens: undefined, cost: undefined };
  const model = openTextModel({
    provider: 'openai-compatible',
    baseUrl: stub.url,
    model: 'm',
    apiKey: undefined,
    timeoutMs: 5_000,
    words: { name: 'Stub' },
  });
  await model.probe(AbortSignal.timeout(5_000));
  models = { system: w.reportDeps.system, model, bounds: { all: none, group: none }, prices: undefined };
  return stub.close;
});

const request = { system: 's'.repeat(300), prompt: 'p'.repeat(100), maxOutputTokens: 300, temperature: 0 };
const ask = (ms = 5_000) =>
  askModel(
    models,
    { purpose: 'report', groupId: null, reportId: null, deadlineMs: Date.now() + ms },
    request,
  ).then(
    () => 'answered',
    (error: unknown) => (error instanceof ModelError ? error.reason : String(error)),
  );
const noted = async () =>
  (await w.pool.query('select outcome, tries, input_tokens, output_tokens from model_calls')).rows;
const openBudget = async () =>
  (await w.pool.query('select tokens_reserved::int as reserved from model_budgets')).rows;
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begunAt = performance.now();
  return [await work(), performance.now() - begunAt];
}

describe('a call on a bad day', () => {
  it.each([500, 502, 529])('is tried again after %i, and noted as one', async (status) => {
    stub.next({ does: 'status', status }, { does: 'status', status });
    expect(await ask()).toBe('answered');
    expect(stub.asked()).toHaveLength(3);
    expect(await noted()).toEqual([{ outcome: 'answered', tries: 3, input_tokens: 100, output_tokens: 12 }]);
  });

  it('is given up after three tries, and costs nothing then', async () => {
    stub.always({ does: 'status', status: 500 });
    expect(await ask()).toBe('server-error');
    expect(stub.asked()).toHaveLength(3);
    expect(await noted()).toEqual([{ outcome: 'server-error', tries: 3, input_tokens: 0, output_tokens: 0 }]);
    expect(await openBudget()).toEqual([{ reserved: 0 }]);
  });

  it('waits as long as a busy server asks for', async () => {
    stub.next({ does: 'status', status: 429, headers: { 'retry-after': '1' } });
    const [outcome, took] = await timed(() => ask());
    expect([outcome, stub.asked().length]).toEqual(['answered', 2]);
    expect(took).toBeGreaterThanOrEqual(990);
    expect(await noted()).toEqual([expect.objectContaining({ tries: 2 })]);
  });

  it('does not wait where that would take longer than there is time', async () => {
    stub.next({ does: 'status', status: 429, headers: { 'retry-after': '30' } });
    const [outcome, took] = await timed(() => ask());
    expect([outcome, stub.asked().length]).toEqual(['busy', 1]);
    expect(await noted()).toEqual([expect.objectContaining({ tries: 1 })]);
    expect(took).toBeLessThan(2_000);
  });

  it('ends with its time where the server hangs, and is taken to have used what it may', async () => {
    stub.always({ does: 'hang' });
    const [outcome, took] = await timed(() => ask(400));
    expect([outcome, stub.asked().length]).toEqual(['timeout', 1]);
    expect(took).toBeLessThan(2_000);
    expect(await noted()).toEqual([{ outcome: 'timeout', tries: 1, input_tokens: 100, output_tokens: 300 }]);
  });

  it('ends with its time where every try fails late', async () => {
    stub.options.latencyMs = 300;
    stub.always({ does: 'status', status: 503 });
    const [outcome, took] = await timed(() => ask(900));
    expect(outcome).toBe('server-error');
    expect(took).toBeLessThan(1_500);
  });

  it.each([
    ['unauthorised', { does: 'status', status: 401 }],
    ['refused', { does: 'refuse' }],
    ['cut-off', { does: 'cut-off' }],
    ['bad-answer', { does: 'html' }],
    ['too-large', { does: 'flood', megabytes: 10 }],
  ] as const)('is not tried again where it is %s', async (reason, turn) => {
    stub.always(turn);
    expect(await ask()).toBe(reason);
    expect(stub.asked()).toHaveLength(1);
    expect(await noted()).toEqual([expect.objectContaining({ outcome: reason, tries: 1 })]);
    expect(await openBudget()).toEqual([{ reserved: 0 }]);
  });

  it('spares a server that has failed five times in a row', async () => {
    stub.always({ does: 'status', status: 500 });
    expect([await ask(), await ask(), await ask()]).toEqual(['server-error', 'resting', 'resting']);
    expect(stub.asked()).toHaveLength(5);
  });

  it('is not made where its time is over', async () => {
    expect(await ask(-1)).toBe('timeout');
    expect([stub.asked(), await noted()]).toEqual([[], []]);
  });

  it('fails a start in nothing: what went wrong is noted', async () => {
    stub.onProbe({ does: 'status', status: 401 });
    const cold = openTextModel({
      provider: 'openai-compatible',
      baseUrl: stub.url,
      model: 'm',
      apiKey: 'wrong',
      timeoutMs: 5_000,
      words: { name: 'Stub' },
    });
    await warmUp({ ...models, model: cold }, AbortSignal.timeout(5_000));
    const { rows } = await w.pool.query('select purpose, outcome from model_calls');
    expect(rows).toEqual([{ purpose: 'probe', outcome: 'unauthorised' }]);
    stub.onProbe(undefined);
    expect((await cold.ask(request, AbortSignal.timeout(5_000))).text).not.toBe('');
  });
});
