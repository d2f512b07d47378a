import { callOutcomes, jsonWays, modelProviders, modelPurposes } from '@udaya/core/writing/model-calls';
import { writerModes } from '@udaya/core/writing/writer-modes';
import * as z from 'zod/mini';
import { route } from './route.ts';

const instant = z.nullable(z.string());
const milliseconds = z.nullable(z.number());
/** Millionths of a US dollar; null where the settings tell no prices. */
const cost = z.nullable(z.int());

/** What a day may use, what calls that last have reserved, and what is used. */
const share = (amount: typeof cost) =>
  z.object({
    /** Null: no bound. */
    limit: z.nullable(z.int()),
    reserved: amount,
    used: amount,
  });

/** One budget of today. */
export const ModelBudget = z.object({
  /** Null: of the whole product. */
  group: z.nullable(z.object({ id: z.string(), name: z.string() })),
  tokens: share(z.nullable(z.int())),
  cost: share(cost),
  /** Since when calls are refused for it. */
  spentDate: instant,
});
export type ModelBudget = z.infer<typeof ModelBudget>;

/** What calls for one purpose came to. */
export const ModelTotals = z.object({
  purpose: z.enum(modelPurposes),
  calls: z.int(),
  answered: z.int(),
  /** Reports that they were for. */
  reports: z.int(),
  inputTokens: z.int(),
  /** Of them, how many the provider had kept from earlier calls. */
  cachedTokens: z.int(),
  /** From 0 to 1; null where nothing was sent. */
  cachedShare: z.nullable(z.number()),
  outputTokens: z.int(),
  cost,
  costPerReport: cost,
});
export type ModelTotals = z.infer<typeof ModelTotals>;

/** The language model, how it does, and what it uses. The key is no part of it. */
export const WriterModel = z.object({
  provider: z.enum(modelProviders),
  /** As the settings call it. */
  name: z.string(),
  model: z.string(),
  /** Where it is asked. */
  host: z.string(),
  hasKey: z.boolean(),
  /** Where it works and how long it keeps what it is sent, as the operator says; empty where nothing is said. */
  region: z.string(),
  retention: z.string(),
  mode: z.enum(writerModes),
  timeoutMs: z.int(),
  /** How it takes JSON; null where no process has found out yet. */
  json: z.nullable(z.enum(jsonWays)),
  breaker: z.enum(['closed', 'open', 'trying']),
  lastSuccessDate: instant,
  lastFailureDate: instant,
  lastFailure: z.nullable(z.enum(callOutcomes)),
  /** Of the last calls, at most a hundred of each process. */
  calls: z.int(),
  p50Ms: milliseconds,
  p95Ms: milliseconds,
  /** Millionths of a US dollar for a million tokens; null where costs are not told. */
  prices: z.nullable(z.object({ input: z.int(), cached: z.int(), output: z.int() })),
  /** The day of the budgets, yyyy-MM-dd in the product's time zone. */
  day: z.string(),
  /** The product's, then at most fifty of groups, those that used most first. */
  budgets: z.array(ModelBudget),
  today: z.array(ModelTotals),
  lastMonth: z.array(ModelTotals),
});
export type WriterModel = z.infer<typeof WriterModel>;

export const WriterState = z.object({
  checkedDate: z.string(),
  /** Null where the composer writes alone. */
  model: z.nullable(WriterModel),
});
export type WriterState = z.infer<typeof WriterState>;

/** The language model behind the writer, for whoever runs the product. */
export const models = {
  readWriter: route({
    method: 'GET',
    path: '/product/writer',
    access: ['productAdmin'],
    tag: 'Operations',
    summary: 'The language model that words reports: how it does, its budgets of today, and what it used',
    reply: WriterState,
  }),
};
