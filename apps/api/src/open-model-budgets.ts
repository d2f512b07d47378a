import type { Models } from './features/models/models.ts';
import type { LlmConfig } from './llm-config.ts';
import type { SystemDb } from './platform/database/handles.ts';
import type { TextModel } from './ports/text-model/text-model.ts';

/** The language model with what the settings let it cost; undefined where there is none. */
export function openModelBudgets(
  llm: LlmConfig | undefined,
  system: SystemDb,
  model: TextModel | undefined,
): Models | undefined {
  if (!llm || !model) return undefined;
  return {
    system,
    model,
    bounds: {
      all: { tokens: llm.dailyTokens, cost: llm.dailyCost },
      group: { tokens: llm.groupDailyTokens, cost: llm.groupDailyCost },
    },
    prices: llm.prices,
  };
}
