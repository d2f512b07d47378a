import type { TokenUse } from '@udaya/core/writing/token-prices';
import type { LanguageModelUsage } from 'ai';

/** More than any model takes or gives: what a server tells is data, and is counted. */
const most = 10_000_000;

/** Tokens as the server told them; where it tells none, four bytes count as one. */
export function tokenUse(told: LanguageModelUsage, texts: { sent: string; said: string }): TokenUse {
  const input = count(told.inputTokens) || guessTokens(texts.sent);
  const cached = Math.min(input, count(told.inputTokenDetails.cacheReadTokens));
  return {
    input,
    cached,
    written: Math.min(input - cached, count(told.inputTokenDetails.cacheWriteTokens)),
    output: count(told.outputTokens) || guessTokens(texts.said),
  };
}

function count(told: number | undefined): number {
  return told !== undefined && Number.isFinite(told) ? Math.min(Math.max(0, Math.round(told)), most) : 0;
}

/** How many tokens a text has, roughly. */
function guessTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 4);
}
