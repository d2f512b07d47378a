import type { ModelBudget, ModelTotals, WriterModel, WriterState } from '@udaya/contract/models';
import type { WriterMode } from '@udaya/core/writing/writer-modes';
import type { Models } from '../models/models.ts';
import { readUse, type UsedBudget } from '../models/read-use.ts';
import * as judge from './judge-health.ts';
import { isAlive, type ProcessBook } from './process-book.ts';

export interface WriterDeps {
  processes: ProcessBook;
  /** Undefined where the composer writes alone. */
  writer:
    | {
        models: Models;
        settings: {
          provider: WriterModel['provider'];
          baseUrl: string;
          apiKey: string | undefined;
          timeoutMs: number;
          mode: WriterMode;
          words: { region: string; retention: string };
        };
      }
    | undefined;
}

/** How the language model does, and what it used: from what processes know and from the calls that are kept. */
export async function readWriter({ processes, writer }: WriterDeps): Promise<WriterState> {
  const checkedDate = new Date().toISOString();
  if (!writer) return { checkedDate, model: null };
  const { models, settings } = writer;
  const alive = (await processes.read()).filter(isAlive);
  const facts = alive.flatMap((one) => one.facts.modelCalls ?? []);
  const took = facts.flatMap(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  const use = await readUse(models);
  const told = (cost: number) => (models.prices ? cost : null);
  return {
    checkedDate,
    model: {
      provider: settings.provider,
      name: models.model.name,
      model: models.model.model,
      host: new URL(settings.baseUrl).host,
      hasKey: settings.apiKey !== undefined,
      region: settings.words.region,
      retention: settings.words.retention,
      mode: settings.mode,
      timeoutMs: settings.timeoutMs,
      json: facts.find(({ json }) => json !== null)?.json ?? null,
      breaker: judge.worstBreaker(facts.map(({ breaker }) => breaker)),
      lastSuccessDate: use.lastSuccess?.at.toISOString() ?? null,
      lastFailureDate: use.lastFailure?.at.toISOString() ?? null,
      lastFailure: use.lastFailure?.outcome ?? null,
      calls: took.length,
      p50Ms: judge.quantile(took, 0.5),
      p95Ms: judge.quantile(took, 0.95),
      prices: models.prices ?? null,
      day: use.day,
      budgets: use.budgets.map((budget) => presentBudget(budget, models)),
      today: use.today.map((totals) => presentTotals(totals, told)),
      lastMonth: use.lastMonth.map((totals) => presentTotals(totals, told)),
    },
  };
}

function presentBudget({ group, ...budget }: UsedBudget, { bounds, prices }: Models): ModelBudget {
  const bound = group ? bounds.group : bounds.all;
  return {
    group,
    tokens: { limit: bound.tokens ?? null, reserved: budget.tokensReserved, used: budget.tokensUsed },
    cost: {
      limit: bound.cost ?? null,
      reserved: prices ? budget.costReserved : null,
      used: prices ? budget.costUsed : null,
    },
    spentDate: budget.toldAt?.toISOString() ?? null,
  };
}

type Totals = Awaited<ReturnType<typeof readUse>>['today'][number];

function presentTotals(totals: Totals, told: (cost: number) => number | null): ModelTotals {
  const { inputTokens, cachedTokens, reports, cost } = totals;
  return {
    ...totals,
    cachedShare: inputTokens > 0 ? cachedTokens / inputTokens : null,
    cost: told(cost),
    costPerReport: reports > 0 ? told(Math.round(cost / reports)) : null,
  };
}
