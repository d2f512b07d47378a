import type { LanguageModel } from '@udaya/contract/product';

import type { ModelProvider } from '@udaya/core/writing/model-calls';

import { parseTokenPrices, type TokenPrices } from '@udaya/core/writing/token-prices';
import type { WriterMode } from '@udaya/core/writing/writer-modes';
import { isNearHost } from './platform/http/near-hosts.ts';
import { StartError } from './platform/start-error.ts';
import type { Settings } from './settings.ts';

/** The language model of the settings, and what may be spent on it. Money is in millionths of a US dollar. */
export interface LlmConfig {
  provider: ModelProvider;
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  /** How long a report waits for the model before the composer's text stands, in milliseconds. */
  timeoutMs: number;
  mode: WriterMode;
  /** A day, of the whole product and of each group; undefined: no bound. */
  dailyTokens: number | undefined;
  groupDailyTokens: number | undefined;
  dailyCost: number | undefined;
  groupDailyCost: number | undefined;
  prices: TokenPrices | undefined;
  /** What the consent and the privacy notice say of the provider; empty where the operator says nothing. */
  words: { name: string; region: string; retention: string };
}

/** What is said of the model to those whose reports it words; null without one. */
export function languageModelOf({ llm }: { llm: LlmConfig | undefined }): LanguageModel | null {
  if (!llm) return null;
  const { name: provider, region, retention } = llm.words;
  return { provider, region, retention };
}

const anthropicUrl = 'https://api.anthropic.com/v1';
const millionths = (dollars: string | undefined) =>
  dollars === undefined ? undefined : Math.round(Number(dollars) * 1_000_000);

/**
 * Reads what the settings say of a language model; undefined where there is none.
 * @throws StartError for one that could not be asked, or whose costs could not be told
 */
export function readLlm(set: Settings): LlmConfig | undefined {
  if (set.LLM_PROVIDER === 'none') return undefined;
  const baseUrl = set.LLM_BASE_URL ?? (set.LLM_PROVIDER === 'anthropic' ? anthropicUrl : undefined);
  const errors: string[] = [];
  if (!set.LLM_MODEL) errors.push(`LLM_MODEL must be set with LLM_PROVIDER=${set.LLM_PROVIDER}.`);
  if (!baseUrl) errors.push('LLM_BASE_URL must be set with LLM_PROVIDER=openai-compatible.');
  if (set.LLM_PROVIDER === 'anthropic' && !set.LLM_API_KEY)
    errors.push('LLM_API_KEY must be set with LLM_PROVIDER=anthropic.');
  if ((set.LLM_DAILY_COST ?? set.LLM_GROUP_DAILY_COST) !== undefined && !set.LLM_PRICES)
    errors.push('LLM_PRICES must be set with LLM_DAILY_COST or LLM_GROUP_DAILY_COST: costs follow from it.');
  if (baseUrl) errors.push(...refuseAddress(new URL(baseUrl), set));
  if (errors.length > 0) throw new StartError(errors.join('\n'));
  const host = new URL(baseUrl ?? '').hostname;
  return {
    provider: set.LLM_PROVIDER,
    baseUrl: (baseUrl ?? '').replace(/\/+$/, ''),
    model: set.LLM_MODEL ?? '',
    apiKey: set.LLM_API_KEY,
    timeoutMs: set.LLM_TIMEOUT_MS,
    mode: set.LLM_MODE,
    dailyTokens: set.LLM_DAILY_TOKENS,
    groupDailyTokens: set.LLM_GROUP_DAILY_TOKENS,
    dailyCost: millionths(set.LLM_DAILY_COST),
    groupDailyCost: millionths(set.LLM_GROUP_DAILY_COST),
    prices: set.LLM_PRICES === undefined ? undefined : parseTokenPrices(set.LLM_PRICES),
    words: {
      name: set.LLM_PROVIDER_NAME ?? host,
      region: set.LLM_REGION ?? '',
      retention: set.LLM_RETENTION ?? '',
    },
  };
}

/** What is wrong with where the model is asked. It is not repeated where it holds a password. */
function refuseAddress(address: URL, set: Settings): string[] {
  const { protocol, hostname, username, password, search, hash } = address;
  if (username || password || search || hash)
    return [
      'LLM_BASE_URL must be an address alone, without a user, a query or a fragment; the key is LLM_API_KEY.',
    ];
  if (set.NODE_ENV === 'production' && protocol !== 'https:' && !isNearHost(hostname))
    return [
      `LLM_BASE_URL must start with https:// in production: ${hostname} is neither this machine nor in a private network.`,
    ];
  return [];
}
