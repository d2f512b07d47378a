import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelStub, openModelStub, stubModel } from '../../../testing/model-stub.ts';
import { openTextModel } from './open-text-model.ts';
import { ModelError } from './text-model.ts';

const prose = {
  system: 'You word a reading.',
  prompt: 'p1: Some stars are kind.',
  maxOutputTokens: 300,
  temperature: 0.4,
};
const schema = {
  type: 'object',
  properties: { week: { type: 'string' }, month: { type: 'string' } },
  required: ['week', 'month'],
  additionalProperties: false,
};
const plan = { ...prose, schema };

let stub: ModelStub;
beforeEach(async () => {
  stub = await openModelStub();
});
afterEach(async () => stub.close());

const until = (ms = 5_000) => AbortSignal.timeout(ms);
async function failureOf(call: Promise<unknown>): Promise<ModelError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ModelError)) throw new Error(`It was no ModelError: ${String(error)}`);
  return error;
}

describe.each(['openai-compatible', 'anthropic'] as const)('a model behind %s', (provider) => {
  const open = (given: { apiKey?: string; timeoutMs?: number; baseUrl?: string } = {}) =>
    openTextModel({
      provider,
      baseUrl: stub.url,
      model: 'claude-haiku-4-5',
      apiKey: 'key-of-the-test',
      timeoutMs: 5_000,
      words: { name: 'Stub' },
      ...given,
    });
  const reasonOf = async (given?: Parameters<typeof open>[0]) =>
    (await failureOf(open(given).ask(prose, until()))).reason;

  describe('answers', () => {
    it('with text, the tokens that were told, and the model as it names itself', async () => {
      stub.always({ does: 'answer', text: '  The stars are kind. [p1]\n', cached: 4 });
      const model = open();
      await model.probe(until());
      expect(await model.ask(prose, until())).toEqual({
        text: 'The stars are kind. [p1]',
        use: { input: 11, cached: 4, written: 0, output: 7 },
        model: stubModel,
        tookMs: expect.any(Number),
      });
      const [asked] = stub.asked();
      expect([asked?.system, asked?.prompt, asked?.format]).toEqual([prose.system, prose.prompt, 'none']);
      expect(asked?.body).toMatchObject({ model: 'claude-haiku-4-5', max_tokens: 300, temperature: 0.4 });
      expect([asked?.key, asked?.path]).toEqual([
        'key-of-the-test',
        provider === 'anthropic' ? '/v1/messages' : '/v1/chat/completions',
      ]);
    });

    it('with JSON by its schema, which stands bare on the wire', async () => {
      const { text } = await open().ask(plan, until());
      expect(JSON.parse(text)).toEqual({ week: 'yes', month: 'yes' });
      const asked = stub.asked()[0];
      expect([asked?.format, asked?.schema]).toEqual(['json_schema', schema]);
      expect(asked?.system).toBe(prose.system);
    });

    it('with tokens that are guessed where the server tells none', async () => {
      stub.always({ does: 'empty', leaves: 'no use' });
      const model = open();
      await model.probe(until());
      const { use } = await model.ask(prose, until());
      expect([use.input, use.output]).toEqual([11, 12]);
    });

    it('without its fence and without what it thought aloud', async () => {
      const model = open();
      stub.next(
        { does: 'answer', text: '<think>Kind? Or not?</think>\n```\nThe stars are kind. [p1]\n```' },
        { does: 'fence' },
      );
      expect((await model.ask(prose, until())).text).toBe('The stars are kind. [p1]');
      expect(JSON.parse((await model.ask(plan, until())).text)).toEqual({ week: 'yes', month: 'yes' });
    });
  });

  describe('is found out by a probe', () => {
    it('once, however many ask at once', async () => {
      const model = open();
      await Promise.all([model.ask(prose, until()), model.ask(plan, until()), model.probe(until())]);
      expect(stub.seen.length - stub.asked().length).toBe(1);
      expect(model.reading().json).toBe('json_schema');
    });

    it('to take no schema: then the words say what is wanted', async () => {
      stub.options.formats = [];
      const model = open();
      expect(await model.probe(until())).toBe('none');
      stub.always({ does: 'answer', text: '{"week":"a","month":"b"}' });
      expect((await model.ask(plan, until())).text).toBe('{"week":"a","month":"b"}');
      const asked = stub.asked()[0];
      expect(asked?.format).toBe('none');
      expect(asked?.system).toContain(JSON.stringify(schema));
    });

    it('to take a schema and not to keep it', async () => {
      stub.options.ignoresFormats = true;
      expect(await open().probe(until())).toBe('none');
    });

    it('to refuse any temperature', async () => {
      stub.options.refusesTemperature = true;
      const model = open();
      expect(await model.probe(until())).toBe('json_schema');
      await model.ask(prose, until());
      expect(stub.asked()[0]?.body).not.toHaveProperty('temperature');
    });

    it('again after a failure, and tells what it spent', async () => {
      const model = open();
      stub.onProbe({ does: 'status', status: 500 });
      expect((await failureOf(model.ask(prose, until()))).reason).toBe('server-error');
      expect(stub.asked()).toHaveLength(0);
      stub.onProbe(undefined);
      const spent: number[] = [];
      await model.probe(until(), ({ input }) => spent.push(input));
      expect(spent).toEqual([expect.any(Number)]);
      expect((await model.ask(prose, until())).text).toContain('[p1]');
    });

    it('with its tokens among those of the call that needed it', async () => {
      const [first, second] = [open(), open()];
      await second.probe(until());
      const withProbe = await first.ask(prose, until());
      const without = await second.ask(prose, until());
      expect(withProbe.use.input).toBeGreaterThan(without.use.input);
    });
  });

  describe('fails with', () => {
    it.each([
      ['refused', { does: 'refuse' }],
      ['cut-off', { does: 'cut-off' }],
      ['unreachable', { does: 'break' }],
      ['bad-answer', { does: 'html' }],
      ['bad-answer', { does: 'empty', leaves: 'no choices' }],
      ['bad-answer', { does: 'empty', leaves: 'no text' }],
      ['bad-answer', { does: 'status', status: 404 }],
      ['bad-answer', { does: 'status', status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
      ['unauthorised', { does: 'status', status: 401 }],
      ['unauthorised', { does: 'status', status: 403 }],
      ['server-error', { does: 'status', status: 500, body: '<h1>Oops</h1>' }],
      ['too-large', { does: 'flood', megabytes: 10 }],
    ] as const)('%s where it does %o', async (reason, turn) => {
      stub.always(turn);
      expect(await reasonOf()).toBe(reason);
    });

    it('busy, and for how long in seconds, by a date and in milliseconds; meanwhile nobody asks it', async () => {
      const model = open();
      stub.next({ does: 'status', status: 429, headers: { 'retry-after': '2' } });
      expect(await failureOf(model.ask(prose, until()))).toMatchObject({
        reason: 'busy',
        retryAfterMs: 2_000,
      });
      const again = await failureOf(model.ask(prose, until()));
      expect([again.reason, stub.asked().length]).toEqual(['busy', 1]);
      expect(again.retryAfterMs).toBeLessThanOrEqual(2_000);
      const date = new Date(Date.now() + 30_000).toUTCString();
      stub.next({ does: 'status', status: 503, headers: { 'retry-after': date } });
      const byDate = await failureOf(open().ask(prose, until()));
      expect(byDate.reason).toBe('busy');
      expect(Math.abs((byDate.retryAfterMs ?? 0) - 30_000)).toBeLessThan(2_000);
      stub.next({ does: 'status', status: 429, headers: { 'retry-after-ms': '150' } });
      expect((await failureOf(open().ask(prose, until()))).retryAfterMs).toBe(150);
    });

    it('timeout, within the caller’s time', async () => {
      stub.always({ does: 'hang' });
      const model = open();
      await model.probe(until());
      const begunAt = performance.now();
      expect((await failureOf(model.ask(prose, until(150)))).reason).toBe('timeout');
      expect(performance.now() - begunAt).toBeLessThan(2_000);
      stub.onProbe({ does: 'hang' });
      expect((await failureOf(open().ask(prose, until(150)))).reason).toBe('timeout');
    });

    it('unreachable where nobody listens, and resting after five failures in a row', async () => {
      const model = open({ baseUrl: 'http://127.0.0.1:1/v1' });
      const reasons = [];
      for (let n = 0; n < 6; n++) reasons.push((await failureOf(model.ask(prose, until()))).reason);
      expect(reasons).toEqual([...Array(5).fill('unreachable'), 'resting']);
      expect(model.reading().breaker).toBe('open');
    });

    it('what it spent all the same', async () => {
      const model = open();
      await model.probe(until());
      stub.always({ does: 'cut-off' });
      expect((await failureOf(model.ask(prose, until()))).use).toMatchObject({ input: 11, output: 6 });
    });

    it('nothing of what was sent or said in its message or its causes', async () => {
      stub.always({ does: 'status', status: 400, body: 'You sent: Some stars are kind, key-of-the-test' });
      const error = await failureOf(open().ask(prose, until()));
      expect(error.message).toBe('Stub: bad-answer');
      expect(JSON.stringify([error, error.cause, error.stack])).not.toMatch(/stars|key-of/);
    });
  });

  it('sends the key of the settings and no other', async () => {
    stub.options.key = 'the right one';
    expect(await reasonOf({ apiKey: 'a wrong one' })).toBe('unauthorised');
    expect((await open({ apiKey: 'the right one' }).ask(prose, until())).text).not.toBe('');
  });
});

describe('an OpenAI-compatible server', () => {
  const open = () =>
    openTextModel({
      provider: 'openai-compatible',
      baseUrl: stub.url,
      model: 'm',
      apiKey: undefined,
      timeoutMs: 5_000,
      words: { name: 'Stub' },
    });

  it('is asked without a key where there is none, and for a JSON object where it knows no schemas', async () => {
    stub.options.formats = ['json_object'];
    const model = open();
    expect(await model.probe(until())).toBe('json_object');
    stub.always({ does: 'answer', text: '{"week":"a","month":"b"}' });
    await model.ask(plan, until());
    const asked = stub.asked()[0];
    expect([asked?.key, asked?.format]).toEqual([undefined, 'json_object']);
    expect(asked?.system).toContain(JSON.stringify(schema));
  });

  it('is told the longest answer by the name that it knows', async () => {
    stub.options.wantsCompletionTokens = true;
    const model = open();
    await model.ask(prose, until());
    expect(stub.asked()[0]?.body).toMatchObject({ max_completion_tokens: 300 });
    expect(stub.asked()[0]?.body).not.toHaveProperty('max_tokens');
  });
});

describe('Anthropic', () => {
  it('is asked to keep what is the same for every report', async () => {
    const model = openTextModel({
      provider: 'anthropic',
      baseUrl: stub.url,
      model: 'claude-haiku-4-5',
      apiKey: 'k',
      timeoutMs: 5_000,
      words: { name: 'Stub' },
    });
    await model.ask(prose, until());
    expect(stub.asked()[0]?.body.system).toEqual([
      { type: 'text', text: prose.system, cache_control: { type: 'ephemeral' } },
    ]);
  });
});
