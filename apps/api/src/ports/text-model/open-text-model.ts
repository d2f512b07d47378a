import type { ModelRequest } from '@udaya/core/writing/answer';
import type { JsonWay } from '@udaya/core/writing/model-calls';
import type { TokenUse } from '@udaya/core/writing/token-prices';
import { createOutbound } from '../../platform/outbound/create-outbound.ts';
import { cleanJson, cleanText } from './clean-text.ts';
import { findWays } from './find-ways.ts';
import type { SdkOptions, Ways } from './sdk-model.ts';
import { type ModelAnswer, ModelError, type TextModel } from './text-model.ts';

export interface TextModelOptions extends SdkOptions {
  /** The longest that any call may take, in milliseconds. */
  timeoutMs: number;
  /** What the provider is called. */
  words: { name: string };
}

/** The longest answer that is read, in bytes: a report's template has some six thousand. */
const maxBytes = 262_144;
/** How long the probe may take, in milliseconds. */
const probeMs = 20_000;
/** The longest pause that a provider is given for all callers, in milliseconds. */
const longestPauseMs = 60_000;

const jsonWaysOf = {
  'openai-compatible': ['json_schema', 'json_object', 'none'],
  anthropic: ['json_schema', 'none'],
} as const satisfies Record<SdkOptions['provider'], readonly JsonWay[]>;

/** The SDK takes a tenth of a second to be read; a product without a model never does. */
const loadSdk = async () => ({
  ...(await import('./sdk-model.ts')),
  ...(await import('./to-model-error.ts')),
});

/** Opens the model of the settings. Nothing is sent before it is asked. */
export function openTextModel(options: TextModelOptions): TextModel {
  const { name } = options.words;
  const outbound = createOutbound({
    name,
    baseUrl: () => options.baseUrl,
    origins: () => [new URL(options.baseUrl).origin],
    timeoutMs: Math.max(options.timeoutMs, probeMs),
    maxBytes,
  });
  let found: Ways | undefined;
  let finding: Promise<Ways> | undefined;
  /** Until when the provider asked to be left alone. */
  let pausedUntil = 0;

  async function askOnce(ways: Ways, request: ModelRequest, signal: AbortSignal) {
    const { askSdk } = await loadSdk();
    const left = pausedUntil - Date.now();
    if (left > 0) throw new ModelError(name, 'busy', { retryAfterMs: left });
    return askSdk({ ...options, outbound }, ways, request, signal);
  }

  async function failed(thrown: unknown, use?: TokenUse): Promise<ModelError> {
    const { toModelError } = await loadSdk();
    const error = toModelError(name, thrown);
    if (error.reason === 'busy' && error.retryAfterMs !== undefined)
      pausedUntil = Math.max(pausedUntil, Date.now() + Math.min(error.retryAfterMs, longestPauseMs));
    return use && !error.use
      ? new ModelError(name, error.reason, { retryAfterMs: error.retryAfterMs, use })
      : error;
  }

  async function findOut(onUse: (use: TokenUse) => void): Promise<Ways> {
    const { refusalOf } = await loadSdk();
    const signal = AbortSignal.timeout(probeMs);
    try {
      return await findWays({
        name,
        json: jsonWaysOf[options.provider],
        refusalOf,
        async ask(ways, request) {
          const said = await askOnce(ways, request, signal);
          onUse(said.use);
          return said;
        },
      });
    } catch (thrown) {
      throw await failed(thrown);
    }
  }

  async function waysOf(signal: AbortSignal, onUse: (use: TokenUse) => void): Promise<Ways> {
    if (found) return found;
    finding ??= findOut(onUse)
      .then((ways) => {
        found = ways;
        return ways;
      })
      .finally(() => {
        finding = undefined;
      });
    return within(finding, signal, name);
  }

  return {
    name,
    model: options.model,
    probe: async (signal, onUse = () => {}) => (await waysOf(signal, onUse)).json,
    reading: () => ({ ...outbound.reading(), json: found?.json }),
    async ask(request, signal): Promise<ModelAnswer> {
      const begunAt = performance.now();
      let probed: TokenUse | undefined;
      const ways = await waysOf(signal, (use) => {
        probed = addUse(probed, use);
      });
      const said = await askOnce(ways, request, signal).catch(async (thrown: unknown) => {
        throw await failed(thrown, probed);
      });
      const use = addUse(probed, said.use);
      if (said.finish === 'content-filter') throw new ModelError(name, 'refused', { use });
      if (said.finish === 'length') throw new ModelError(name, 'cut-off', { use });
      const text = request.schema ? cleanJson(said.text) : cleanText(said.text);
      if (text === '') throw new ModelError(name, 'bad-answer', { use });
      return {
        text,
        use,
        model: said.model.replace(/[^\x20-\x7e]/g, '').slice(0, 200),
        tookMs: Math.round(performance.now() - begunAt),
      };
    },
  };
}

function addUse(before: TokenUse | undefined, use: TokenUse): TokenUse {
  return {
    input: (before?.input ?? 0) + use.input,
    cached: (before?.cached ?? 0) + use.cached,
    written: (before?.written ?? 0) + (use.written ?? 0),
    output: (before?.output ?? 0) + use.output,
  };
}

/** What a shared probe finds, for as long as one caller can wait. */
async function within<T>(found: Promise<T>, signal: AbortSignal, name: string): Promise<T> {
  const over = Promise.withResolvers<never>();
  const end = () => over.reject(new ModelError(name, 'timeout'));
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  // Whoever waits no longer hears nothing of how it ended.
  found.catch(() => {});
  try {
    return await Promise.race([found, over.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
