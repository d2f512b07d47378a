import { productTimeZone } from '@udaya/core/product-time-zone';
import type { CallOutcome } from '@udaya/core/writing/model-calls';
import { costOf, type TokenUse } from '@udaya/core/writing/token-prices';
import { newId } from '../../platform/crypto/tokens.ts';
import { ModelError } from '../../ports/text-model/text-model.ts';
import type { ModelCall, Models } from './models.ts';
import { notifySpent } from './notify-spent.ts';
import { openBudgets, releaseLost, reserve, scopesOf, settle } from './store-budgets.ts';

/** How long after its deadline a call is taken for lost: whoever made it would have settled it. */
const lostAfterMs = 60_000;

/** What came of a call and what it took. */
export interface CallEnd {
  outcome: CallOutcome;
  tries: number;
  use: TokenUse;
  model: string;
}

/** Today, as the budgets count it. */
export function budgetDay(): string {
  return Temporal.Now.plainDateISO(productTimeZone).toString();
}

/**
 * Reserves what a call may use at most; gives how it is settled.
 * @throws ModelError `budget`, of which the product admins are told once a day
 */
export async function openCall(
  models: Models,
  call: ModelCall,
  bound: TokenUse,
): Promise<(end: CallEnd) => Promise<void>> {
  const { system, model, bounds, prices } = models;
  const id = newId();
  const begunAt = performance.now();
  const noted = {
    id,
    purpose: call.purpose,
    reportId: call.reportId,
    groupId: call.groupId,
    day: budgetDay(),
    model: model.model,
    lostAt: new Date(call.deadlineMs + lostAfterMs),
  };
  const amount = { tokens: bound.input + bound.output, cost: costOf(bound, prices) };
  const tryToReserve = async () => {
    const spent = await reserve(system, noted, amount, bounds);
    if (spent) return spent;
    await openBudgets(system, noted.day, scopesOf(call.groupId));
    return (await reserve(system, noted, amount, bounds)) ?? [];
  };
  let spent = await tryToReserve();
  if (spent.length > 0) {
    // What is reserved for processes that are gone may be enough.
    await releaseLost(system);
    spent = await tryToReserve();
  }
  if (spent.length > 0) {
    // Nobody waits for a probe: that there is nothing left for it is no news.
    if (call.purpose !== 'probe') await notifySpent(models, noted.day, spent);
    throw new ModelError(model.name, 'budget');
  }
  return ({ outcome, tries, use, model: answered }) =>
    settle(system, id, {
      outcome,
      tries,
      model: answered,
      inputTokens: use.input,
      cachedTokens: use.cached,
      outputTokens: use.output,
      cost: costOf(use, prices),
      tookMs: Math.round(performance.now() - begunAt),
    });
}
