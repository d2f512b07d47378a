import type { RefusalOf } from '@udaya/contract/refusals';
import type { Route } from '@udaya/contract/route';
import { ApiError } from './api-error.ts';

/** Whether a route has refused with one of these codes; only those that it declares can be asked for. */
export function refusedWith<R extends Route>(
  error: unknown,
  _route: R,
  ...codes: readonly RefusalOf<R>[]
): error is ApiError {
  return error instanceof ApiError && codes.some((code) => code === error.code);
}
