import { callOutcomes, modelPurposes } from '@udaya/core/writing/model-calls';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const modelPurposeEnum = pgEnum('model_purpose', modelPurposes);
export const callOutcomeEnum = pgEnum('model_call_outcome', callOutcomes);

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** What calls of a day were allowed and used. Money is in millionths of a US dollar. */
export const modelBudgets = pgTable(
  'model_budgets',
  {
    /** In the product's own time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** `all`, or the id of a group. */
    scope: text('scope').notNull(),
    /** By calls that last. */
    tokensReserved: amount('tokens_reserved'),
    costReserved: amount('cost_reserved'),
    tokensUsed: amount('tokens_used'),
    costUsed: amount('cost_used'),
    /** When the product admins were told that it is spent. */
    toldAt: instant('told_at'),
  },
  (table) => [primaryKey({ columns: [table.day, table.scope] })],
);

/** Every call of a language model: what it was for and what it cost, nothing of what was said. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: text('id').primaryKey(),
    purpose: modelPurposeEnum('purpose').notNull(),
    /** Ids that outlive what they name. */
    reportId: text('report_id'),
    groupId: text('group_id'),
    /** The day of the budgets that it came out of. */
    day: date('day', { mode: 'string' }).notNull(),
    /** As the provider named it; before it has answered, as it was asked for. */
    model: text('model').notNull(),
    outcome: callOutcomeEnum('outcome').notNull().default('asked'),
    tries: integer('tries').notNull().default(0),
    tokensReserved: amount('tokens_reserved'),
    costReserved: amount('cost_reserved'),
    inputTokens: integer('input_tokens').notNull().default(0),
    cachedTokens: integer('cached_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    cost: amount('cost'),
    tookMs: integer('took_ms'),
    at: instant('at').notNull().defaultNow(),
    /** From when on its process is taken for gone where it has said nothing. */
    lostAt: instant('lost_at').notNull(),
  },
  (table) => [
    index('model_calls_at_idx').on(table.at),
    index('model_calls_day_idx').on(table.day),
    index('model_calls_asked_idx').on(table.lostAt).where(sql`${table.outcome} = 'asked'`),
  ],
);
