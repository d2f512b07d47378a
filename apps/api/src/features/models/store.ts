import { desc, eq, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SystemDb } from '../../platform/database/handles.ts';
import { modelBudgets, modelCalls } from './tables.ts';

export type StoredCall = typeof modelCalls.$inferSelect;

/** What calls for one purpose came to. */
export interface PurposeTotals {
  purpose: StoredCall['purpose'];
  calls: number;
  answered: number;
  /** How many reports they were for. */
  reports: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  cost: number;
}

/** What calls since a day came to, by purpose. */
export async function sumCalls(db: SystemDb, since: string): Promise<PurposeTotals[]> {
  const total = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  return db
    .select({
      purpose: modelCalls.purpose,
      calls: sql<number>`count(*)`.mapWith(Number),
      answered: sql<number>`count(*) filter (where ${modelCalls.outcome} = 'answered')`.mapWith(Number),
      reports: sql<number>`count(distinct ${modelCalls.reportId})`.mapWith(Number),
      inputTokens: total(modelCalls.inputTokens),
      cachedTokens: total(modelCalls.cachedTokens),
      outputTokens: total(modelCalls.outputTokens),
      cost: total(modelCalls.cost),
    })
    .from(modelCalls)
    .where(gte(modelCalls.day, since))
    .groupBy(modelCalls.purpose)
    .orderBy(modelCalls.purpose);
}

/** When a call was answered last, and when one failed last and why. */
export async function findLastCalls(
  db: SystemDb,
): Promise<{ success: StoredCall | undefined; failure: StoredCall | undefined }> {
  const latest = (which: SQL) =>
    db.select().from(modelCalls).where(which).orderBy(desc(modelCalls.at)).limit(1);
  const [success] = await latest(eq(modelCalls.outcome, 'answered'));
  const [failure] = await latest(notInArray(modelCalls.outcome, ['answered', 'asked']));
  return { success, failure };
}

/** Forgets calls and budgets of the days before. */
export async function forgetBefore(db: SystemDb, day: string): Promise<void> {
  await db.delete(modelCalls).where(lt(modelCalls.day, day));
  await db.delete(modelBudgets).where(lt(modelBudgets.day, day));
}
