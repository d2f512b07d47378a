import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelRequest } from '@udaya/core/writing/answer';
import type { JsonWay } from '@udaya/core/writing/model-calls';
import type { TokenUse } from '@udaya/core/writing/token-prices';
import { generateText, type JSONSchema7, type LanguageModel, type OutputInterface } from 'ai';
import type { Outbound } from '../../platform/outbound/create-outbound.ts';

import { tokenUse } from './token-use.ts';

/** How a server wants to be asked; the probe finds out. */
export interface Ways {
  json: JsonWay;
  /** It takes a temperature; some models refuse any. */
  temperature: boolean;
  /** What it calls the longest answer that it may give. */
  longest: 'max_tokens' | 'max_completion_tokens';
}

/** Which provider is asked, and as whom. */
export interface SdkOptions {
  provider: 'openai-compatible' | 'anthropic';
  /** Without a slash at its end. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

/** What came of one call. */
export interface Said {
  text: string;
  finish: 'stop' | 'length' | 'content-filter' | 'other';
  use: TokenUse;
  model: string;
}

// It would write what it thinks of the settings onto the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Asks a model once through the AI SDK; all that goes out goes through `outbound`. Throws whatever the SDK throws. */
export async function askSdk(
  options: SdkOptions & { outbound: Outbound },
  ways: Ways,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<Said> {
  const { schema, prompt, maxOutputTokens } = request;
  const inWords = schema !== undefined && ways.json !== 'json_schema';
  const system = inWords ? `${request.system}\n\n${schemaInWords(schema)}` : request.system;
  const isAnthropic = options.provider === 'anthropic';
  const result = await generateText({
    model: isAnthropic ? anthropicModel(options) : openaiModel(options, ways),
    maxRetries: 0,
    abortSignal: signal,
    maxOutputTokens,
    ...(ways.temperature ? { temperature: request.temperature } : {}),
    instructions: {
      role: 'system',
      content: system,
      ...(isAnthropic ? { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } } : {}),
    },
    prompt,
    ...(schema && ways.json !== 'none' ? { output: unparsed(schema, ways.json) } : {}),
    ...(isAnthropic
      ? { reasoning: 'none', providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } } }
      : {}),
  });
  const { finishReason, text } = result;
  return {
    text,
    finish:
      finishReason === 'tool-calls' || finishReason === 'error' ? 'other' : (finishReason as Said['finish']),
    use: tokenUse(result.usage, { sent: system + prompt, said: text }),
    model: result.response.modelId || options.model,
  };
}

function openaiModel(options: SdkOptions & { outbound: Outbound }, ways: Ways): LanguageModel {
  const { baseUrl, apiKey, model } = options;
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey ? { apiKey } : {}),
    supportsStructuredOutputs: ways.json === 'json_schema',
    fetch: fetchThrough(options),
    transformRequestBody: ({ max_tokens: longest, ...body }) => ({ ...body, [ways.longest]: longest }),
  });
  return provider.chatModel(model);
}

function anthropicModel(options: SdkOptions & { outbound: Outbound }): LanguageModel {
  const { baseUrl, apiKey, model } = options;
  return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch: fetchThrough(options) })(model);
}

/** JSON is asked for as the server takes it, and given back as it was said: who asked reads it. */
function unparsed(
  schema: NonNullable<ModelRequest['schema']>,
  way: 'json_schema' | 'json_object',
): OutputInterface<string, string, never> {
  return {
    name: 'unparsed',
    responseFormat: Promise.resolve({
      type: 'json',
      ...(way === 'json_schema' ? { schema: schema as JSONSchema7, name: 'answer' } : {}),
    }),
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async () => undefined,
    createElementStreamTransform: () => undefined,
  };
}

function schemaInWords(schema: NonNullable<ModelRequest['schema']>): string {
  return `Answer with JSON alone, without any other word. It has to fit this JSON schema:\n${JSON.stringify(schema)}`;
}

function fetchThrough({ outbound, baseUrl }: SdkOptions & { outbound: Outbound }): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const base = new URL(baseUrl);
    const { origin, pathname, search } = new URL(address);
    const below = base.pathname.replace(/\/+$/, '');
    if (origin !== base.origin || !pathname.startsWith(below))
      throw new Error('The SDK called what it was not told of.');
    const { status, headers, text } = await outbound({
      method: 'POST',
      path: pathname.slice(below.length) + search,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : '',
      signal: init?.signal ?? undefined,
    });
    return new Response(text === '' ? null : text, { status, headers });
  };
}
