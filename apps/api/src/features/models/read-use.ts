import type { Models } from './models.ts';
import { budgetDay } from './open-call.ts';
import { findLastCalls, type PurposeTotals, type StoredCall, sumCalls } from './store.ts';
import { findGroupNames, listBudgets, type StoredBudget } from './store-budgets.ts';

/** How many budgets of groups are told. */
const groupsTold = 50;
const monthDays = 30;

/** A budget of today; of the whole product where it has no group. */
export interface UsedBudget extends Omit<StoredBudget, 'day' | 'scope'> {
  group: { id: string; name: string } | null;
}

/** What the model used today and in the last thirty days, today among them, and how its last calls went. */
export async function readUse({ system }: Pick<Models, 'system'>): Promise<{
  day: string;
  budgets: UsedBudget[];
  today: PurposeTotals[];
  lastMonth: PurposeTotals[];
  lastSuccess: StoredCall | undefined;
  lastFailure: StoredCall | undefined;
}> {
  const day = budgetDay();
  const monthAgo = Temporal.PlainDate.from(day)
    .subtract({ days: monthDays - 1 })
    .toString();
  const [budgets, today, lastMonth, last] = await Promise.all([
    listBudgets(system, day, groupsTold + 1),
    sumCalls(system, day),
    sumCalls(system, monthAgo),
    findLastCalls(system),
  ]);
  const groupIds = budgets.flatMap(({ scope }) => (scope === 'all' ? [] : [scope]));
  const names = await findGroupNames(system, groupIds);
  const all = budgets.some(({ scope }) => scope === 'all') ? [] : [unused];
  return {
    day,
    budgets: [
      ...all,
      ...budgets.map(({ day: _day, scope, ...budget }) => ({
        ...budget,
        group: scope === 'all' ? null : { id: scope, name: names.get(scope) ?? '' },
      })),
    ],
    today,
    lastMonth,
    lastSuccess: last.success,
    lastFailure: last.failure,
  };
}

const unused: UsedBudget = {
  group: null,
  tokensReserved: 0,
  costReserved: 0,
  tokensUsed: 0,
  costUsed: 0,
  toldAt: null,
};
