import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { SystemDb } from '../../platform/database/handles.ts';
import { groups } from '../groups/tables.ts';
import { modelBudgets, modelCalls } from './tables.ts';

/** An amount of a budget; money in millionths of a US dollar. */
export interface Amount {
  tokens: number;
  cost: number;
}

/** The most of a day; undefined: no bound. */
export type Bound = { [of in keyof Amount]: number | undefined };

export type StoredBudget = typeof modelBudgets.$inferSelect;
type NewCall = Pick<
  typeof modelCalls.$inferInsert,
  'id' | 'purpose' | 'reportId' | 'groupId' | 'day' | 'model' | 'lostAt'
>;

/** The budgets that a call comes out of. */
export const scopesOf = (groupId: string | null | undefined): string[] => [
  'all',
  ...(groupId ? [groupId] : []),
];

/**
 * Notes a call and reserves what it may cost, in all its budgets or in none, by one statement: whoever else reserves waits for it. Gives
 * the budgets that are spent, or undefined where a budget has no row yet.
 */
export async function reserve(
  db: SystemDb,
  call: NewCall,
  amount: Amount,
  bounds: { all: Bound; group: Bound },
): Promise<string[] | undefined> {
  const scopes = scopesOf(call.groupId);
  const fits = (of: keyof Amount, used: SQL) =>
    sql`(case scope when 'all' then ${bounds.all[of] ?? null}::bigint else ${bounds.group[of] ?? null}::bigint end is null
      or ${used} + ${amount[of]}::bigint <= case scope when 'all' then ${bounds.all[of] ?? null}::bigint else ${bounds.group[of] ?? null}::bigint end)`;
  const { rows } = await db.execute<{ scope: string; fits: boolean }>(sql`
    with held as materialized (
      select scope, ${fits('tokens', sql`tokens_reserved + tokens_used`)}
                and ${fits('cost', sql`cost_reserved + cost_used`)} as fits
        from ${modelBudgets}
       where day = ${call.day}::date and scope = any(${sql.param(scopes)}::text[])
       order by scope for update
    ), judged as (
      select count(*) = ${scopes.length}::int and bool_and(fits) as yes from held
    ), noted as (
      insert into ${modelCalls}
        (id, purpose, report_id, group_id, day, model, lost_at, tokens_reserved, cost_reserved)
      select ${call.id}::text, ${call.purpose}::model_purpose, ${call.reportId ?? null}::text, ${call.groupId ?? null}::text,
             ${call.day}::date, ${call.model}::text, ${call.lostAt.toISOString()}::timestamptz,
             ${amount.tokens}::bigint, ${amount.cost}::bigint
        from judged where yes
    ), taken as (
      update ${modelBudgets} as budget
         set tokens_reserved = budget.tokens_reserved + ${amount.tokens}::bigint,
             cost_reserved = budget.cost_reserved + ${amount.cost}::bigint
        from judged
       where yes and budget.day = ${call.day}::date and budget.scope = any(${sql.param(scopes)}::text[])
    )
    select scope, fits from held`);
  if (rows.length < scopes.length) return undefined;
  return rows.filter((row) => !row.fits).map(({ scope }) => scope);
}

/** Opens the budgets of a day that have no row yet. */
export async function openBudgets(db: SystemDb, day: string, scopes: readonly string[]): Promise<void> {
  await db
    .insert(modelBudgets)
    .values(scopes.toSorted().map((scope) => ({ day, scope })))
    .onConflictDoNothing();
}

/** What came of a call. */
export type Settlement = Pick<
  typeof modelCalls.$inferSelect,
  'outcome' | 'tries' | 'model' | 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'cost' | 'tookMs'
>;

/** Puts what a call did cost in the place of what was reserved for it, once; also where it was taken for lost. */
export async function settle(db: SystemDb, id: string, is: Settlement): Promise<void> {
  await db.execute(sql`
    with call as materialized (
      select id, day, group_id,
             case outcome when 'asked' then tokens_reserved else 0 end as tokens,
             case outcome when 'asked' then cost_reserved else 0 end as cost
        from ${modelCalls} where id = ${id}::text and outcome in ('asked', 'lost') for update
    ), held as materialized (
      select budget.day, budget.scope from ${modelBudgets} as budget, call
       where budget.day = call.day and budget.scope in ('all', call.group_id)
       order by budget.scope for update of budget
    ), paid as (
      update ${modelBudgets} as budget
         set tokens_reserved = budget.tokens_reserved - call.tokens,
             cost_reserved = budget.cost_reserved - call.cost,
             tokens_used = budget.tokens_used + ${is.inputTokens + is.outputTokens}::bigint,
             cost_used = budget.cost_used + ${is.cost}::bigint
        from held, call where budget.day = held.day and budget.scope = held.scope
    )
    update ${modelCalls} as noted
       set outcome = ${is.outcome}::model_call_outcome, tries = ${is.tries}::int, model = ${is.model}::text,
           input_tokens = ${is.inputTokens}::int, cached_tokens = ${is.cachedTokens}::int,
           output_tokens = ${is.outputTokens}::int, cost = ${is.cost}::bigint, took_ms = ${is.tookMs}::int
      from call where noted.id = call.id`);
}

/** Releases what is reserved for calls whose process is gone. */
export async function releaseLost(db: SystemDb): Promise<void> {
  await db.execute(sql`
    with gone as materialized (
      select id, day, group_id, tokens_reserved as tokens, cost_reserved as cost
        from ${modelCalls} where outcome = 'asked' and lost_at < now() for update skip locked
    ), owed as (
      select day, scope, sum(tokens) as tokens, sum(cost) as cost
        from gone, unnest(array['all', group_id]) as scope where scope is not null group by day, scope
    ), held as materialized (
      select budget.day, budget.scope from ${modelBudgets} as budget join owed using (day, scope)
       order by budget.day, budget.scope for update of budget
    ), released as (
      update ${modelBudgets} as budget
         set tokens_reserved = budget.tokens_reserved - owed.tokens, cost_reserved = budget.cost_reserved - owed.cost
        from held join owed using (day, scope) where budget.day = held.day and budget.scope = held.scope
    )
    update ${modelCalls} as noted set outcome = 'lost' from gone where noted.id = gone.id`);
}

/** Marks a budget as told of; false where it was before. */
export async function markNotified(db: SystemDb, day: string, scope: string): Promise<boolean> {
  const rows = await db
    .update(modelBudgets)
    .set({ toldAt: new Date() })
    .where(and(eq(modelBudgets.day, day), eq(modelBudgets.scope, scope), isNull(modelBudgets.toldAt)))
    .returning({ scope: modelBudgets.scope });
  return rows.length > 0;
}

/** The budgets of a day: the product's first, then those of groups that used most. */
export async function listBudgets(db: SystemDb, day: string, atMost: number): Promise<StoredBudget[]> {
  return db
    .select()
    .from(modelBudgets)
    .where(eq(modelBudgets.day, day))
    .orderBy(
      sql`(${modelBudgets.scope} = 'all') desc`,
      sql`${modelBudgets.tokensUsed} desc`,
      modelBudgets.scope,
    )
    .limit(atMost);
}

/** Names of groups by their ids. */
export async function findGroupNames(
  db: SystemDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(inArray(groups.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
