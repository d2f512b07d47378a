import { models } from '@udaya/contract/models';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { makeGroup } from '../src/demo/make.ts';
import { askModel } from '../src/features/models/ask-model.ts';
import { openModelStub } from '../testing/model-stub.ts';
import { productionSettings } from '../testing/product.ts';
import { world } from '../testing/world.ts';

const ollama = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
  LLM_MODEL: 'qwen3',
};
/** For what is done in the background. */
const waitOptions = { timeout: 10_000 };
const read = (env: Record<string, string>) => readConfig({ SEED_DEMO: 'false', ...env }).llm;

describe('the settings of a language model', () => {
  it('are none by default, and three variables are enough', () => {
    expect(read({})).toBeUndefined();
    expect(read({ LLM_PROVIDER: 'none', LLM_MODEL: 'm' })).toBeUndefined();
    expect(read(ollama)).toMatchObject({
      provider: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'qwen3',
      apiKey: undefined,
      timeoutMs: 20_000,
      mode: 'frame',
      dailyTokens: undefined,
      groupDailyTokens: undefined,
      dailyCost: undefined,
      groupDailyCost: undefined,
      prices: undefined,
      words: { name: '127.0.0.1', region: '', retention: '' },
    });
    const { LLM_BASE_URL: _, ...rest } = ollama;
    expect(read({ ...rest, LLM_PROVIDER: 'anthropic', LLM_API_KEY: 'k' })?.baseUrl).toBe(
      'https://api.anthropic.com/v1',
    );
  });

  it('tell budgets in tokens and in dollars, and prices', () => {
    expect(
      read({
        ...ollama,
        LLM_DAILY_TOKENS: '0',
        LLM_GROUP_DAILY_TOKENS: '50000',
        LLM_DAILY_COST: '2.50',
        LLM_GROUP_DAILY_COST: '0.000001',
        LLM_PRICES: 'input:0.15,cached:0.075,output:0.60',
      }),
    ).toMatchObject({
      dailyTokens: 0,
      groupDailyTokens: 50_000,
      dailyCost: 2_500_000,
      groupDailyCost: 1,
      prices: { input: 150_000, cached: 75_000, output: 600_000 },
    });
  });

  it.each([
    [{ LLM_PROVIDER: 'gemini' }, /LLM_PROVIDER is 'gemini'; it must be none, openai-compatible or anthropic/],
    [{ LLM_MODEL: '' }, /LLM_MODEL must be set/],
    [{ LLM_BASE_URL: '' }, /LLM_BASE_URL must be set/],
    [{ LLM_BASE_URL: 'ftp://models.example' }, /LLM_BASE_URL is 'ftp:/],
    [{ LLM_BASE_URL: 'https://me:secret@models.example/v1' }, /^LLM_BASE_URL must be an address alone[^']*$/],
    [
      { LLM_BASE_URL: 'https://models.example/v1?key=secret' },
      /^LLM_BASE_URL must be an address alone[^']*$/,
    ],
    [{ LLM_PROVIDER: 'anthropic' }, /LLM_API_KEY must be set with LLM_PROVIDER=anthropic/],
    [{ LLM_API_KEY: 'two words' }, /^The setting LLM_API_KEY is not valid; it must be a key in one piece/],
    [{ LLM_TIMEOUT_MS: '5' }, /LLM_TIMEOUT_MS is '5'/],
    [{ LLM_MODE: 'all' }, /LLM_MODE is 'all'; it must be frame or full/],
    [{ LLM_DAILY_TOKENS: 'many' }, /LLM_DAILY_TOKENS/],
    [{ LLM_DAILY_COST: '5' }, /LLM_PRICES must be set with LLM_DAILY_COST/],
    [{ LLM_GROUP_DAILY_COST: '5' }, /LLM_PRICES must be set/],
    [{ LLM_PRICES: 'cheap' }, /LLM_PRICES is 'cheap'; it must be US dollars for a million tokens/],
  ])('refuse %j', (change, words) => {
    expect(() => read({ ...ollama, ...change })).toThrow(words);
  });

  it('keep what is sent from being read on the way, in production', () => {
    const production = { ...productionSettings(), ...ollama };
    const at = (LLM_BASE_URL: string) => () => readConfig({ ...production, LLM_BASE_URL }).llm?.baseUrl;
    for (const near of [
      'http://localhost:8000/v1',
      'http://ollama:11434/v1',
      'http://192.168.1.7:8080',
      'http://[fd00::7]/v1',
      'http://gpu.internal/v1',
      'https://models.example/v1',
    ])
      expect(at(near)()).toBe(near);
    for (const far of [
      'http://models.example/v1',
      'http://8.8.8.8/v1',
      'http://172.32.0.1/v1',
      'http://[2001:db8::1]',
    ])
      expect(at(far)).toThrow(/^LLM_BASE_URL must start with https:\/\/ in production/);
    expect(
      readConfig({ ...ollama, SEED_DEMO: 'false', LLM_BASE_URL: 'http://models.example' }).llm,
    ).toBeDefined();
  });
});

describe('what the product admin hears of the language model', () => {
  it('is nothing where there is none', async () => {
    const w = await world();
    const admin = await w.person('productAdmin');
    expect((await admin.call(models.readWriter)).body.model).toBeNull();
    await w.close();
  });

  it('is how it does, what a day may use and what was used, and never the key', async () => {
    const stub = await openModelStub({ key: 'a-very-secret-key' });
    const w = await world({
      LLM_PROVIDER: 'anthropic',
      LLM_BASE_URL: stub.url,
      LLM_MODEL: 'claude-haiku-4-5',
      LLM_API_KEY: 'a-very-secret-key',
      LLM_DAILY_TOKENS: '100000',
      LLM_GROUP_DAILY_TOKENS: '1500',
      LLM_DAILY_COST: '2',
      LLM_PRICES: 'input:1,cached:0.1,output:4',
      LLM_PROVIDER_NAME: 'Words Ltd',
      LLM_REGION: 'Mumbai',
      LLM_RETENTION: '30 days',
    });
    const admin = await w.person('productAdmin');
    const before = (await admin.call(models.readWriter)).body.model;
    expect([before?.json, before?.budgets, before?.today]).toEqual([
      null,
      [
        {
          group: null,
          tokens: { limit: 100_000, reserved: 0, used: 0 },
          cost: { limit: 2_000_000, reserved: 0, used: 0 },
          spentDate: null,
        },
      ],
      [],
    ]);
    await w.startWorkers();
    await expect
      .poll(async () => (await admin.call(models.readWriter)).body.model?.json, waitOptions)
      .toBe('json_schema');
    const group = await makeGroup(w.db, { name: 'Sunrise School' });
    if (!w.models) throw new Error('The settings name a model.');
    const request = {
      system: 's'.repeat(300),
      prompt: 'p'.repeat(100),
      maxOutputTokens: 300,
      temperature: 0,
    };
    const ask = (reportId: string) =>
      askModel(
        w.models as NonNullable<typeof w.models>,
        { purpose: 'report', groupId: group.id, reportId, deadlineMs: Date.now() + 5_000 },
        request,
      );
    stub.next({ does: 'answer', cached: 60 }, { does: 'refuse' });
    await ask('report-1');
    await expect(ask('report-2')).rejects.toMatchObject({ reason: 'refused' });
    await ask('report-2');
    for (let n = 0; n < 12; n++) await ask('report-2').catch(() => {});
    const answer = await admin.call(models.readWriter);
    const { model } = answer.body;
    expect(model).toMatchObject({
      provider: 'anthropic',
      name: 'Words Ltd',
      model: 'claude-haiku-4-5',
      host: new URL(stub.url).host,
      hasKey: true,
      region: 'Mumbai',
      retention: '30 days',
      mode: 'frame',
      timeoutMs: 20_000,
      breaker: 'closed',
      lastSuccessDate: expect.any(String),
      lastFailure: 'refused',
      p50Ms: expect.any(Number),
      p95Ms: expect.any(Number),
      prices: { input: 1_000_000, cached: 100_000, output: 4_000_000 },
    });
    const [all, ofGroup] = model?.budgets ?? [];
    expect(all?.spentDate).toBeNull();
    expect(ofGroup).toMatchObject({
      group: { id: group.id, name: 'Sunrise School' },
      tokens: { limit: 1_500, reserved: 0 },
      cost: { limit: null, reserved: 0 },
      spentDate: expect.any(String),
    });
    const totals = model?.today.find(({ purpose }) => purpose === 'report');
    expect(totals).toMatchObject({ reports: 2, cachedTokens: 60 });
    expect(totals?.calls).toBe((totals?.answered ?? 0) + 1);
    expect(totals?.cachedShare).toBeCloseTo(60 / (totals?.inputTokens ?? 0), 6);
    expect(totals?.costPerReport).toBe(Math.round((totals?.cost ?? 0) / 2));
    expect(ofGroup?.tokens.used).toBe((totals?.inputTokens ?? 0) + (totals?.outputTokens ?? 0));
    expect(model?.today.map(({ purpose }) => purpose)).toEqual(['report', 'probe']);
    expect(model?.lastMonth).toEqual(model?.today);
    expect(JSON.stringify(answer.body)).not.toContain('a-very-secret-key');
    expect(w.logLines.join('')).not.toContain('a-very-secret-key');
    await w.close();
    await stub.close();
  });

  it('tells nothing of costs where no prices are known, and a wrong key stops no start', async () => {
    const stub = await openModelStub({ key: 'right' });
    const w = await world({ ...ollama, LLM_BASE_URL: stub.url, LLM_API_KEY: 'wrong' });
    const admin = await w.person('productAdmin');
    await w.startWorkers();
    await expect
      .poll(async () => (await admin.call(models.readWriter)).body.model?.lastFailure, waitOptions)
      .toBe('unauthorised');
    const { model } = (await admin.call(models.readWriter)).body;
    expect([model?.prices, model?.budgets[0]?.cost, model?.today[0]?.cost]).toEqual([
      null,
      { limit: null, reserved: null, used: null },
      null,
    ]);
    await w.close();
    await stub.close();
  });
});
