import type { FailureCode } from '@udaya/core/failure';
import * as z from 'zod/mini';
import type { Route } from './route.ts';

/** What any route may refuse. */
export const commonRefusals = [
  'request.invalid',
  'request.too_large',
  'request.unsupported',
  'request.timeout',
  'request.too_many',
  'session.missing',
  'access.denied',
  'server.busy',
  'server.unavailable',
  'server.error',
] as const satisfies readonly FailureCode[];

/** The codes that a route may refuse with. */
export type RefusalOf<R extends Route> =
  | (typeof commonRefusals)[number]
  | (R['refuses'] extends readonly (infer C)[] ? C : never);

/** The body of a refusal. */
export const Refusal = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  pendingToken: z.optional(z.string()),
});
